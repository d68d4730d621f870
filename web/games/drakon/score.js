// How the game ended.
import { heroBust } from '../../art/heroes.js';
import { symbol } from '../../kit/symbols.js';
import { listed } from '../../kit/words.js';
import { html, nothing } from '../../vendor/lit-html/lit-html.js';
import { nameOf, roomSeat } from './people.js';
import { kindOf } from './places.js';

/** @import { DelverPart } from './types.d.ts' */
/** @import { State, Translate } from './people.js' */

/**
 * Everybody with their place: whoever won by gold or by the way out is first, then the coins count.
 * @param {State} state
 */
export function standing(state) {
  const { delvers = [], stock } = state.parts ?? {};
  const winner = winnerOf(state);
  const worth = (/** @type {DelverPart} */ delver) => (delver === winner ? 100 : 0) + delver.coins;
  return delvers
    .map((delver) => ({
      delver,
      won: delver === winner,
      rank: 1 + delvers.filter((other) => worth(other) > worth(delver)).length,
      ending: stock?.ending ?? null,
    }))
    .sort((a, b) => a.rank - b.rank);
}

/**
 * Whoever ended the game by winning it; nobody did where the coins were counted.
 * @param {State} state
 * @returns {DelverPart | null}
 */
function winnerOf(state) {
  const { delvers = [], stock } = state.parts ?? {};
  if (stock?.ending === 'gold') return delvers.find(({ coins }) => coins >= stock.goal) ?? null;
  if (stock?.ending !== 'escape') return null;
  const out = delvers.filter(({ at, coins }) => {
    const kind = kindOf(state, at);
    return coins >= stock.goal && (kind === 'master_key' || kind === 'magical_vortex');
  });
  // Of two who stand at a door, the one whose turn it is came last.
  return out.find(({ seat }) => seat === stock.active) ?? out[0] ?? null;
}

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
  const count = first[0]?.delver.coins ?? 0;
  const key =
    first.length > 1
      ? 'shared'
      : { gold: 'gold', escape: 'out', stuck: 'richest', stalled: 'richest' }[ending];
  return html`<section class="dk-score">
    <h3>${t(`dk.score.${key}`, { name: names[0] ?? '', names: listed(names), count })}</h3>
    <p>${t(`dk.score.why.${ending}`, { count: goal })}</p>
    <ol>${rows.map(({ delver, rank }, place) => {
      const above = rows[place - 1];
      const seat = roomSeat(state, delver.seat);
      const coins = t('dk.mat.coins', { count: delver.coins });
      return html`<li class=${rank === 1 ? 'is-first' : ''} data-seat=${seat}>
        <span class="dk-rank">${rank}</span>
        <svg class="dk-face" viewBox="-50 -50 100 100" role="img" aria-label=${t(`dk.hero.${delver.hero}`)}>${heroBust(delver.hero)}</svg>
        <b>${symbol(seat)} ${nameOf(state, delver.seat)}</b>
        <span class="dk-coins" role="img" aria-label=${coins} title=${coins}>${Array.from({ length: delver.coins }, () => html`<i class="dk-coin"></i>`)}</span>
        ${above?.delver.coins === delver.coins ? html`<p>${t(above.rank === rank ? 'dk.score.equal' : 'dk.score.ahead')}</p>` : nothing}
      </li>`;
    })}</ol>
  </section>`;
}
