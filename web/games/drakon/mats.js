// What everybody has: a panel on wide screens, on phones a strip.
import { heroBust } from '../../art/heroes.js';
import { symbol } from '../../kit/symbols.js';
import { repeat } from '../../vendor/lit-html/directives/repeat.js';
import { html, nothing } from '../../vendor/lit-html/lit-html.js';
import { explainHero } from './explain.js';
import { ownDelver } from './model.js';
import { nameOf, ownFirst, roomSeat } from './people.js';
import { chamberName } from './places.js';
import { readLair } from './reading.js';

/** @import { DelverPart } from './types.d.ts' */
/** @import { Actions, State, Translate } from './people.js' */

/**
 * @param {State} state
 * @param {Actions} _act
 * @param {Translate} t
 */
export function mats(state, _act, t) {
  const many = (state.parts?.delvers.length ?? 0) > 2;
  const dress = state.narrow ? `dk-strip ${many ? 'is-many' : ''}` : 'dk-mats';
  return html`<section class=${dress} aria-label=${t('dk.mats')}>
    ${repeat(
      ownFirst(state),
      (delver) => delver.seat,
      (delver) => mat(delver, state, t),
    )}
    ${state.narrow ? nothing : stock(state, t)}
  </section>`;
}

/** @param {DelverPart} delver @param {State} state @param {Translate} t */
function mat(delver, state, t) {
  const seat = roomSeat(state, delver.seat);
  const goal = state.parts?.stock.goal ?? 5;
  const mine = delver.seat === state.room.you.plays;
  const active = state.parts?.stock.active === delver.seat && !state.parts.stock.ending;
  const who = nameOf(state, delver.seat);
  const hero = t(`dk.hero.${delver.hero}`);
  const side = sideOf(delver, state, t);
  const words = t('dk.mat.of', { coins: delver.coins, goal });
  const tiles = t('dk.mat.tiles', { count: delver.tiles });
  return html`<article class=${`dk-mat ${active ? 'is-active' : ''} ${mine ? 'is-mine' : ''}`} data-seat=${seat} data-delver=${delver.seat} title=${side || nothing}>
    <button type="button" class="dk-who-button" aria-label=${t('dk.mat.about', { who, hero })} title=${hero}
      @click=${() => explainHero(delver.hero, { who, power: delver.power }, t)}>
      <svg class="dk-face" viewBox="-50 -50 100 100" aria-hidden="true">${heroBust(delver.hero)}</svg></button>
    <h2>${symbol(seat)}<span>${who}</span></h2>
    <span class="dk-doing">${[active ? t('dk.mat.turn') : mine ? t('dk.mat.you') : hero, side].filter(Boolean).join(' · ')}</span>
    <p class="dk-notes">
      <span class="dk-coins" role="img" aria-label=${words} title=${words}>${coins(delver.coins, goal)}<b class="dk-count">${delver.coins}</b></span>
      <span class="dk-tiles" role="img" aria-label=${tiles} title=${tiles}>
        <svg viewBox="0 0 24 24" aria-hidden="true"><rect x="7" y="3" width="14" height="14" rx="2.500" /><rect x="3" y="7" width="14" height="14" rx="2.500" /></svg>${delver.tiles}</span>
      ${powerMark(delver, t)}
      <span class="unseen">${t('dk.mat.in', { chamber: chamberName(state, delver.at, t) })}${side ? `, ${side}` : ''}</span></p>
  </article>`;
}

/** On which side of oneself somebody sits, as the chambers that steal mean it. @param {DelverPart} delver @param {State} state @param {Translate} t */
function sideOf({ seat }, state, t) {
  const own = ownDelver(state);
  if (!own) return '';
  const [left, right] = [own.left === seat, own.right === seat];
  if (left && right) return t('dk.mat.both');
  return left ? t('dk.mat.left') : right ? t('dk.mat.right') : '';
}

/** Coins that are there and places for those that win. @param {number} have @param {number} goal */
const coins = (have, goal) =>
  Array.from(
    { length: Math.max(have, goal) },
    (_, place) => html`<i class=${place < have ? 'dk-coin' : 'dk-coin is-empty'}></i>`,
  );

/** Whether a hero's power can still be used. @param {DelverPart} delver @param {Translate} t */
function powerMark({ power }, t) {
  if (power === null) return nothing;
  const words = t(power ? 'dk.mat.power' : 'dk.mat.spent');
  return html`<span class=${power ? 'dk-power' : 'dk-power is-spent'} role="img" aria-label=${words} title=${words}>
    <svg viewBox="0 0 24 24" aria-hidden="true"><path d="M13.500 1.500 4 14h6.500L9 22.500 20 9.500h-7z" /></svg></span>`;
}

/** What lies in the middle, for everybody; a phone shows it below the lair. @param {State} state @param {Translate} t */
export function stock(state, t) {
  const parts = state.parts;
  if (!parts) return nothing;
  const { hoard, start, pile } = parts.stock;
  /** @param {string} key @param {number} count @param {unknown} sign */
  const heap = (key, count, sign) => {
    const words = t(`dk.stock.${key}.count`, { count });
    return html`<span class="dk-heap" data-heap=${key} role="img" aria-label=${words} title=${words}>
      ${sign}<b>${count}</b><small>${t(`dk.stock.${key}`)}</small></span>`;
  };
  return html`<article class="dk-stock" data-hoard aria-label=${t('dk.stock')}>
    ${heap('hoard', hoard, html`<i class="dk-coin"></i>`)}
    ${heap('start', start, html`<i class="dk-coin is-start"></i>`)}
    ${heap('pile', pile, html`<i class="dk-pile"></i>`)}
    <button type="button" class="dk-read" @click=${() => readLair(state, t)}>${t('dk.read.open')}</button>
  </article>`;
}
