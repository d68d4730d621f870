// Words and cards that are held up for a moment over the board.
import { picture } from '../../art/cards.js';
import { nothing, svg } from '../../vendor/lit-html/lit-html.js';
import { costs, frameOf } from './card-face.js';
import { drawn } from './diagram.js';
import { SIDE } from './geometry.js';

/** @import { CardGuide } from './types.d.ts' */
/** @import { State } from './model.js' */
/** @import { Spot } from '../../kit/stage.js' */

/** Comes up, stays a moment, and floats away. */
export const RISE = [
  { transform: 'scale(.3)', opacity: 0 },
  { transform: 'scale(1.15)', opacity: 1, offset: 0.25 },
  { transform: 'scale(1)', opacity: 1, offset: 0.75 },
  { transform: 'translateY(-26px)', opacity: 0 },
];

/** A cloud of dust. */
export const PUFF = svg`<g class="df-puff"><circle cx="-14" r="12" /><circle cx="6" cy="-8" r="15" /><circle cx="20" cy="4" r="10" /></g>`;

/** A spot far enough from the side walls for words. @param {Spot | null} at @param {State} state */
export const inside = (at, state) =>
  at && {
    x: Math.min(Math.max(at.x, 150), (state.guide?.board.side ?? 11) * SIDE - 150),
    y: Math.max(at.y, 20),
  };

/**
 * A spot for a card next to somebody: above, or below where the wall is near.
 * @param {Spot | null} at
 * @param {State} state
 */
export const besides = (at, state) => inside(at && { x: at.x, y: at.y + (at.y < 260 ? 170 : -170) }, state);

/** A strip of parchment with a card's name. @param {string} text @param {string} more */
export function ribbon(text, more) {
  const half = 26 + text.length * 9.5;
  return svg`<g class=${`df-ribbon ${more}`} transform="scale(1.3)"><path d=${`M${-half} -24H${half}L${half + 18} 0 ${half} 24H${-half}L${-half - 18} 0Z`} /><text y="10">${text}</text>
    ${more ? svg`<path class="df-strike" d=${`M${-half} 16 ${half} -16`} />` : nothing}</g>`;
}

/**
 * A card as it is turned up: its name, cost and diagram.
 * @param {CardGuide} card
 * @param {string} name
 */
export function shownCard(card, name) {
  const alone = card.diagram.length === 0;
  const { x, y, width, height, content } = drawn(card);
  const scale = Math.min(92 / width, 116 / height);
  const size = Math.min(30, 260 / Math.max(name.length, 1));
  return svg`<g class=${`df-shown ${card.standing ? 'is-standing' : ''} ${frameOf(card)}`}>
    <rect class="df-shown-face" x="-100" y="-98" width="200" height="196" rx="14" />
    <path class="df-shown-band" d="M-100 -60V-84a14 14 0 0 1 14 -14H86a14 14 0 0 1 14 14V-60Z" />
    <text class="df-shown-name" x="12" y="-69" font-size=${size}>${name}</text>
    <g transform=${alone ? 'translate(0 20) scale(1.2)' : 'translate(-48 20) scale(.9)'}>${picture(card.card)}</g>
    ${alone ? nothing : svg`<g transform=${`translate(50 20) scale(${scale}) translate(${-x - width / 2} ${-y - height / 2})`}>${content}</g>`}
    <g transform="translate(-94 -92)"><circle class="df-coin-face" r="24" /><text y="9" font-size="26">${costs(card)}</text></g></g>`;
}
