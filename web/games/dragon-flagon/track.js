// Time around the room: brass coins, stacks of tokens, the guards, the marker.

import { picture } from '../../art/cards.js';
import { cutOf } from '../../art/figures.js';
import { endToken } from '../../art/marks.js';
import { head } from '../../art/paper.js';
import { symbol, symbolPath } from '../../kit/symbols.js';
import { repeat } from '../../vendor/lit-html/directives/repeat.js';
import { html, svg } from '../../vendor/lit-html/lit-html.js';
import { tokenSpot, trackLength, trackSpace } from './geometry.js';
import { cardName, lastTime, nameOf, seatOf } from './model.js';

/** @import { Character } from './types.d.ts' */
/** @import { State, Translate } from './model.js' */

/** @type {Map<number, number>} */
const arrived = new Map();

/** How many tokens came to a space since the last drawing, counting one more. @param {number} time */
export function arrive(time) {
  const count = arrived.get(time) ?? 0;
  arrived.set(time, count + 1);
  return count;
}

/** The tokens that came are drawn now. */
export const allArrived = () => arrived.clear();

/**
 * @param {State} state
 * @param {Translate} t
 */
export function track(state, t) {
  const { parts, guide } = state;
  if (!parts || !guide) return svg``;
  const length = trackLength(lastTime(state));
  const spot = spaces(state);
  const ends = new Map(parts.track.ends.map((end) => [end.time, end.guard]));
  const coins = Array.from({ length }, (_, index) => {
    const time = index + 1;
    const { x, y } = spot(time);
    const kind =
      time === parts.track.marker
        ? 'is-now'
        : ends.has(time)
          ? 'is-guard'
          : time < parts.track.marker
            ? 'is-past'
            : '';
    return svg`<g class=${`df-coin ${kind}`} data-time=${time} transform=${`translate(${x} ${y})`}>
      <circle class="df-coin-face" r="31" /><circle class="df-coin-rim" r="25.500" /><text y="9">${time}</text></g>`;
  });
  const tokens = tokenSpots(state);
  const effects = parts.mats.flatMap((mat) =>
    mat.effects
      .filter((effect) => effect.until !== null)
      .map((effect) => ({ character: mat.character, card: effect.card, until: effect.until ?? 0 })),
  );
  // Those that end in the same space lie beside each other.
  const beside = effects.map(
    ({ until }, place) => effects.slice(0, place).filter((other) => other.until === until).length,
  );
  const marker = spot(parts.track.marker);
  return svg`<g class="df-track" role="group" aria-label=${t('df.track')}>
    <g data-marker transform=${`translate(${marker.x} ${marker.y})`}><g class="mover"><circle class="df-marker" r="43" /></g></g>
    ${coins}
    ${parts.track.ends.map((end) => {
      const { x, y, outX, outY } = spot(end.time);
      return svg`<g data-end=${end.time} transform=${`translate(${x - outX * 37} ${y - outY * 37}) scale(.82)`}>
        <g class="mover">${endToken(end.guard)}</g></g>`;
    })}
    ${effects.map(({ character, card, until }, place) => {
      const { x, y, outX, outY } = spot(until);
      const along = 26 - (beside[place] ?? 0) * 26;
      return svg`<g class="df-status" data-seat=${seatOf(state, character)} role="img"
        aria-label=${t('df.track.effect', { who: nameOf(state, character), card: cardName(state, card), time: until })}
        transform=${`translate(${x - outX * 22 + Math.abs(outY) * along} ${y - outY * 22 + Math.abs(outX) * along})`}>
        <rect x="-17" y="-17" width="34" height="34" rx="7" /><g transform="scale(.32)">${picture(card)}</g></g>`;
    })}
    ${repeat(
      tokens,
      (one) => one.character,
      ({ character, x, y }) => svg`<g data-token=${character} role="img"
      aria-label=${t('df.track.token', { who: nameOf(state, character), time: timeOf(state, character) })}
      transform=${`translate(${x} ${y})`}><g class="mover">${token(state, character)}</g></g>`,
    )}
  </g>`;
}

/** Where the spaces lie. @param {State} state */
function spaces(state) {
  const length = trackLength(lastTime(state));
  return (/** @type {number} */ time) => trackSpace(time, length, state.guide?.board.side ?? 11);
}

/** Where the tokens lie. @param {State} state */
export function tokenSpots(state) {
  const spot = spaces(state);
  return (state.parts?.track.stacks ?? []).flatMap((stack) =>
    stack.tokens.map((character, place) => ({
      character,
      ...tokenSpot(spot(stack.time), place, stack.tokens.length),
    })),
  );
}

/** @param {State} state @param {Character} character */
const timeOf = (state, character) =>
  state.parts?.track.stacks.find((stack) => stack.tokens.includes(character))?.time ?? 0;

/**
 * A fighter's token: the head on a disc in the seat's colour, with the seat's symbol.
 * @param {State} state
 * @param {Character} character
 */
function token(state, character) {
  const seat = seatOf(state, character);
  const acting = state.parts?.track.acting === character;
  return svg`<g class=${acting ? 'df-token is-acting' : 'df-token'} data-seat=${seat}>
    <circle class="df-token-face" r="27" />
    <g clip-path="url(#df-token)"><g transform="translate(0 25) scale(.76)" stroke="#1b0e07" stroke-width="4.500" stroke-linejoin="round">
      ${head(cutOf(character), 'south', false)}</g></g>
    <circle class="df-token-rim" r="26" />
    <path class="df-symbol" d=${symbolPath(seat)} transform="translate(3 5) scale(.96)" /></g>`;
}

/**
 * The next spaces with somebody on them, as a line for phones, where the coins are out of sight.
 * @param {State} state
 * @param {Translate} t
 */
export function soon(state, t) {
  const { track: part } = state.parts ?? {};
  if (!part) return html``;
  const guards = part.ends.filter((end) => end.guard === null).map((end) => end.time);
  const stacks = part.stacks.slice(0, 5);
  return html`<ol class="df-soon" aria-label=${t('df.track')}>
    ${stacks.map(
      (
        stack,
      ) => html`<li class=${stack.time === part.marker ? 'is-now' : guards.includes(stack.time) ? 'is-guard' : ''}>
        <b>${stack.time}</b>${stack.tokens.map((character) => html`<span title=${nameOf(state, character)}>${symbol(seatOf(state, character))}</span>`)}</li>`,
    )}
  </ol>`;
}
