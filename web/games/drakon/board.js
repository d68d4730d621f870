// The lair as it grows: its chambers, who stands there, and what can be done with them.
import { attachStage, settle } from '../../kit/stage.js';
import { guard } from '../../vendor/lit-html/directives/guard.js';
import { ref } from '../../vendor/lit-html/directives/ref.js';
import { repeat } from '../../vendor/lit-html/directives/repeat.js';
import { html, nothing, svg } from '../../vendor/lit-html/lit-html.js';
import { camera, fit, follow } from './camera.js';
import { chamberFace } from './chamber.js';
import { controls } from './controls.js';
import { middle, outline, partsOf } from './geometry.js';
import { attachInput, listen } from './input.js';
import { chosenWords, squareLabel } from './labels.js';
import { stock } from './mats.js';
import { offered, standingAt } from './model.js';
import { badges, ghosts, lights, places, ways } from './offers.js';
import { pawns, startCoins } from './pawns.js';
import { kindName } from './places.js';

/** @import { Chamber } from './types.d.ts' */
/** @import { Actions, State, Translate } from './people.js' */

/** Called by lit with the same function each time, so the drawing is attached once. */
const attach = (/** @type {Element | undefined} */ element) => {
  if (!(element instanceof SVGSVGElement)) return;
  camera.attach(element);
  attachInput(element);
  attachStage(element);
};

/**
 * @param {State} state
 * @param {Actions} act
 * @param {Translate} t
 */
export function board(state, act, t) {
  const { parts } = state;
  if (!parts) return html`<div class="dk-board"></div>`;
  const there = offered(state);
  listen(state, act, t);
  settle([parts.lair, parts.delvers, parts.stock]);
  follow(state);
  const deeds = controls(state, act, t);
  return html`<div class="dk-board">
    <svg class="dk-lair" viewBox="-260 -260 520 520" role="group" tabindex="-1" aria-label=${t('dk.lair')}
      aria-describedby="dk-lair-keys" ${ref(attach)}>
      ${ground}
      ${guard([parts.lair], () => crack(parts.lair))}
      ${places(state, there, t)}
      ${repeat(
        parts.lair,
        ({ at }) => at,
        (chamber) => drawn(chamber, there.get(chamber.at) ?? [], state, t),
      )}
      ${lights(state, there)}
      ${pawns(state)}
      ${startCoins(parts.stock.start)}
      ${ghosts(state, there)}
      ${ways(state)}
      ${badges(state, there)}
      <g class="effects dk-effects" aria-hidden="true"></g>
    </svg>
    <p id="dk-lair-keys" class="unseen">${t('dk.lair.keys')}</p>
    <p class="unseen" role="status">${chosenWords(state, t)}</p>
    <p class="dk-apart" role="status">${guard([parts.lair, t], () => (inParts(parts.lair).length > 1 ? t('dk.lair.apart') : nothing))}</p>
    <div class="dk-bar">${deeds === nothing && state.narrow ? stock(state, t) : deeds}${zoomers(t)}</div>
  </div>`;
}

/** The rock all around, so that one sees how far the view was moved. */
const ground = svg`<defs><pattern id="dk-rock" width="300" height="300" patternUnits="userSpaceOnUse">
  <g fill="none" stroke="#7a5230" stroke-opacity=".2" stroke-width="3" stroke-linecap="round">
    <path d="M38 52q10 -12 24 -6M52 66q8 -4 14 2M212 96q14 -10 26 2M226 112q6 -4 12 0M112 208q12 -12 28 -2M252 236q10 -8 20 0M64 262q8 -8 20 -2M150 24q8 -6 16 0" /></g>
  <g fill="#7a5230" fill-opacity=".17"><circle cx="120" cy="96" r="4" /><circle cx="188" cy="170" r="3" /><circle cx="30" cy="166" r="4" /><circle cx="272" cy="30" r="3" /><circle cx="196" cy="268" r="4" /></g></pattern></defs>
  <rect class="dk-ground" x="-9000" y="-9000" width="18000" height="18000" fill="url(#dk-rock)" />`;

/** @param {Chamber} chamber @param {number[]} here what is offered there @param {State} state @param {Translate} t */
function drawn(chamber, here, state, t) {
  const { kind, at, arrows } = chamber;
  const { x, y } = middle(at);
  const people = standingAt(state, at).length;
  return svg`<g class=${`dk-chamber is-${kind} ${here.length > 0 ? 'is-offered' : ''}`} data-square=${at}
    role="button" aria-haspopup=${here.length > 0 ? nothing : 'dialog'} tabindex="-1" aria-label=${squareLabel(state, at, here, t)} transform=${`translate(${x} ${y})`}>
    <title>${kindName(kind, t)}</title>
    <g class="mover">${guard([kind, arrows, people > 0], () => chamberFace(kind, arrows, people > 0))}</g>
    <rect class="dk-focus" x="-47.5" y="-47.5" width="95" height="95" rx="8" /></g>`;
}

/** @param {Chamber[]} lair */
const inParts = (lair) => partsOf(lair.map(({ at }) => at));

/** A lair in several parts: each with its own line around it. @param {Chamber[]} lair */
function crack(lair) {
  const parts = inParts(lair);
  if (parts.length < 2) return nothing;
  return parts.map((part, place) => svg`<path class=${`dk-part is-part-${place % 4}`} d=${outline(part)} />`);
}

/** @param {Translate} t */
const zoomers = (t) => html`<div class="dk-zoomers">
  <button type="button" aria-label=${t('dk.lair.zoom.in')} @click=${() => camera.zoomBy(1.5)}><svg viewBox="0 0 24 24" aria-hidden="true"><path d="M12 5v14M5 12h14" /></svg></button>
  <button type="button" aria-label=${t('dk.lair.zoom.out')} @click=${() => camera.zoomBy(1 / 1.5)}><svg viewBox="0 0 24 24" aria-hidden="true"><path d="M5 12h14" /></svg></button>
  <button type="button" aria-label=${t('dk.lair.zoom.fit')} @click=${fit}><svg viewBox="0 0 24 24" aria-hidden="true"><path d="M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5" /></svg></button></div>`;
