// The lair.
import { html, svg } from '../../vendor/lit-html/lit-html.js';
import { chamberFace } from './chamber.js';
import { spot } from './places.js';

/** @import { Actions, State, Translate } from './people.js' */

/** @param {State} state @param {Actions} _act @param {Translate} _t */
export function board(state, _act, _t) {
  const lair = state.parts?.lair ?? [];
  return html`<svg class="dk-lair" viewBox="-500 -400 1000 800">${lair.map(
    ({ kind, arrows, at }) =>
      svg`<g transform=${`translate(${spot(at).x * 100} ${spot(at).y * 100})`}>${chamberFace(kind, arrows)}</g>`,
  )}</svg>`;
}
