// How the game ended.
import { heroBust } from '../../art/heroes.js';
import { symbol } from '../../kit/symbols.js';
import { listed } from '../../kit/words.js';
import { html, nothing } from '../../vendor/lit-html/lit-html.js';
import { delverOf, nameOf, roomSeat } from './people.js';

/** @import { State, Translate } from './people.js' */

/**
 * Everybody with their place, best first, as the game has placed them.
 * @param {State} state
 */
export const standing = (state) =>
  (state.room.outcome ?? []).flatMap(({ seat, rank }) => {
    const delver = delverOf(state, seat);
    return delver ? [{ delver, rank }] : [];
  });

/**
 * @param {State} state
 * @param {Translate} t
 */
export function score(state, t) {
  const rows = standing(state);
  const goal = state.parts?.stock.goal ?? 0;
  const ending = state.parts?.stock.ending ?? 'gold';
  const first = rows.filter((row) => row.rank === 1);
  const names = first.map(({ delver }) => nameOf(state, delver.seat));
  const coins = (/** @type {number} */ count) => t('dk.mat.coins', { count });
  const won = coins(first[0]?.delver.coins ?? 0);
  const key =
    first.length > 1
      ? 'shared'
      : { gold: 'gold', escape: 'out', stuck: 'richest', stalled: 'richest' }[ending];
  return html`<section class="dk-score">
    <h3>${t(`dk.score.${key}`, { name: names[0] ?? '', names: listed(names), coins: won })}</h3>
    <p>${t(`dk.score.why.${ending}`, { coins: coins(goal) })}</p>
    <ol>${rows.map(({ delver, rank }, place) => {
      const above = rows[place - 1];
      const seat = roomSeat(state, delver.seat);
      const own = coins(delver.coins);
      return html`<li class=${rank === 1 ? 'is-first' : ''} data-seat=${seat}>
        <span class="dk-rank">${rank}</span>
        <svg class="dk-face" viewBox="-50 -50 100 100" role="img" aria-label=${t(`dk.hero.${delver.hero}`)}>${heroBust(delver.hero)}</svg>
        <b>${symbol(seat)} ${nameOf(state, delver.seat)}</b>
        <span class="dk-coins" role="img" aria-label=${own} title=${own}>${
          delver.coins === 0 ? '0' : Array.from({ length: delver.coins }, () => html`<i class="dk-coin"></i>`)
        }</span>
        ${above?.delver.coins === delver.coins ? html`<p>${t(above.rank === rank ? 'dk.score.equal' : 'dk.score.ahead')}</p>` : nothing}
      </li>`;
    })}</ol>
  </section>`;
}
