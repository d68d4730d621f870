// What can be picked on the board, and what the pointed offer would do.
import { figure } from '../../art/figures.js';
import { barrageMark, familiar } from '../../art/tokens.js';
import { markOf } from '../../kit/marks.js';
import { repeat } from '../../vendor/lit-html/directives/repeat.js';
import { nothing, svg } from '../../vendor/lit-html/lit-html.js';
import { AHEAD, degrees, middle } from './geometry.js';
import {
  characterOf,
  draftedFace,
  faceIn,
  hintAt,
  matOf,
  PRIZES,
  seatOf,
  squareIn,
  standeeOf,
} from './model.js';
import { struck } from './tokens.js';
import { label, warning } from './words.js';

/** @import { Facing, Hint, Item } from './types.d.ts' */
/** @import { Prompt, State, Translate } from './model.js' */

/**
 * Who or what turns when this prompt asks for a side: the Familiar, or the actor.
 * @param {Prompt} prompt
 * @param {State} state
 */
export function turner(prompt, state) {
  const familiar = prompt.key === 'familiar_face' ? state.parts?.board.familiar : null;
  const actor = characterOf(prompt.figure);
  return familiar ?? (actor === null ? undefined : standeeOf(state, actor));
}

/**
 * Where an offer lies on the board, or null when it has no place there.
 * @param {Item} item
 * @param {Prompt} prompt
 * @param {State} state
 * @returns {{x: number, y: number, shape: 'square' | 'standee' | 'thing' | Facing} | null}
 */
export function spotOf(item, prompt, state) {
  if (typeof item === 'string') return null;
  const square = squareIn(item);
  if (square) return { ...middle(square), shape: 'square' };
  const actor = characterOf(prompt.figure);
  const here = actor === null ? undefined : standeeOf(state, actor);
  const facing = faceIn(item);
  const turns = turner(prompt, state);
  if (facing && turns) {
    const { x, y } = middle(turns.square);
    return { x: x + AHEAD[facing][0] * 80, y: y + AHEAD[facing][1] * 80, shape: facing };
  }
  if ('character' in item) {
    const target = standeeOf(state, item.character);
    return target ? { ...middle(target.square), shape: 'standee' } : null;
  }
  if ('take' in item && here) {
    const lies = state.parts?.board.things.find(
      (thing) => thing.kind === item.take && (thing.square === here.square || PRIZES.includes(thing.kind)),
    );
    return lies ? { ...middle(lies.square), shape: 'thing' } : null;
  }
  return null;
}

/** What is offered now and has a place on the board. @param {State} state */
function placed(state) {
  const prompt = state.current;
  const offer = prompt?.offer;
  if (!prompt || !offer || prompt.answered || state.sending.includes(prompt.id)) return [];
  return offer.items.flatMap((item, place) => {
    const spot = spotOf(item, prompt, state);
    return spot ? [{ prompt, offer, item, place, spot }] : [];
  });
}

/** How an offer looks now. @param {State} state @param {number} place */
function mood(state, place) {
  return [
    state.picked.includes(place) ? 'is-picked' : '',
    state.pointed === place ? 'is-pointed' : '',
    state.armed === place ? 'is-armed' : '',
    hintAt(state.current, place)?.friend ? 'is-friend' : '',
    state.live ? '' : 'is-still',
  ].join(' ');
}

/**
 * The light on what is offered; it lies under the standees.
 * @param {State} state
 */
export const lights = (state) =>
  placed(state).map(
    ({ place, spot }) => svg`<g class=${`df-lit ${mood(state, place)}`} aria-hidden="true"
      transform=${`translate(${spot.x} ${spot.y})`}>${LIGHTS[spot.shape] ?? nothing}</g>`,
  );

const LIGHTS = /** @type {Record<string, unknown>} */ ({
  square: svg`<rect class="df-press" x="-46" y="-46" width="92" height="92" rx="10" />`,
  standee: svg`<ellipse class="df-press" cy="9" rx="50" ry="46" />`,
  thing: svg`<circle class="df-press" r="36" />`,
});

/**
 * What can be pressed, above everything.
 * @param {State} state
 * @param {Translate} t
 */
export const offers = (state, t) =>
  repeat(
    placed(state),
    ({ prompt, place }) => `${prompt.id}:${place}`,
    ({ prompt, offer, item, place, spot }) => {
      const order = state.picked.indexOf(place);
      const mark = offer.max > 1 && order >= 0 ? String(order + 1) : markOf(place, offer.items.length);
      const words = [label(item, prompt, state, t), warning(place, prompt, state, t)].filter(
        (word) => word !== '',
      );
      return svg`<g class=${`df-offer ${mood(state, place)}`} data-place=${place} role="button" tabindex=${state.live ? 0 : -1}
        aria-pressed=${order >= 0 ? 'true' : 'false'} aria-label=${t('df.board.offer', { mark: markOf(place, offer.items.length), label: words.join(', ') })}
        transform=${`translate(${spot.x} ${spot.y})`}>${shape(spot.shape, mark, offer.items.length > MANY)}</g>`;
    },
  );

/** With more offers than these the marks are small, so that the room is seen. */
const MANY = 16;

/**
 * @param {string} kind
 * @param {string} mark
 * @param {boolean} small
 */
function shape(kind, mark, small) {
  if (kind in AHEAD) {
    const turn = degrees(/** @type {Facing} */ (kind));
    return svg`<circle class="df-hit" r="40" /><path class="df-arrow" d="M0 -27 25 3H10V24H-10V3H-25Z" transform=${`rotate(${turn}) scale(.84)`} />`;
  }
  const badge = svg`<g class="df-badge" transform=${small ? 'translate(35 -35) scale(.66)' : 'translate(31 -31)'}><rect class="df-cap" x="-18" y="-18" width="36" height="38" rx="8" /><rect x="-18" y="-18" width="36" height="33" rx="8" /><text class=${mark.length > 1 ? 'is-long' : ''} y="8">${mark}</text></g>`;
  return svg`<rect class="df-hit" x="-48" y="-48" width="96" height="96" rx="10" />${badge}`;
}

/**
 * The squares and people that the pointed offer, or else a picked one, would reach.
 * @param {State} state
 */
export function previews(state) {
  const hint = hintAt(state.current, state.pointed);
  if (!hint) return nothing;
  return svg`<g class="df-preview" aria-hidden="true">
    ${ghost(state)}
    ${reached(state, hint).map((square) => {
      const { x, y } = middle(square);
      return svg`<rect x=${x - 48} y=${y - 48} width="96" height="96" rx="8" />`;
    })}
    ${hint.hits.map((character) => {
      const standee = standeeOf(state, character);
      if (!standee) return nothing;
      const { x, y } = middle(standee.square);
      return svg`<circle class=${hint.friend && state.room.you.seat === seatOf(state, character) ? 'is-friend' : ''}
        cx=${x} cy=${y + 4} r="51" />`;
    })}</g>`;
}

/** The squares of a hint; of a mark for the guns those around it. @param {State} state @param {Hint} hint */
function reached(state, hint) {
  const prompt = state.current;
  const item = state.pointed === null ? undefined : prompt?.offer?.items[state.pointed];
  const square = item === undefined ? null : squareIn(item);
  return prompt && square && aims(prompt, state) ? struck(state, square) : hint.squares;
}

/** Whether a square for the guns of the ship is asked for. @param {Prompt} prompt @param {State} state */
function aims(prompt, state) {
  const who = characterOf(prompt.figure);
  return prompt.key === 'mark' && who !== null && matOf(state, who)?.revealed === 'cannon_barrage';
}

/** The prompts whose square is where the fighter will stand. */
const GOES = ['move', 'dash', 'swing', 'leap', 'kick', 'shadow_step', 'dance', 'waltz'];

/** The fighter or the token, thin as air, where the pointed offer would bring it. @param {State} state */
function ghost(state) {
  const prompt = state.current;
  const item = state.pointed === null ? undefined : prompt?.offer?.items[state.pointed];
  const square = item === undefined ? null : squareIn(item);
  const who = prompt ? characterOf(prompt.figure) : null;
  const standee = who === null ? undefined : standeeOf(state, who);
  if (!prompt || !square || !standee) return nothing;
  const { x, y } = middle(square);
  const facing = draftedFace(state, prompt.figure) ?? standee.facing;
  if (prompt.key === 'mark') {
    return svg`<g transform=${`translate(${x} ${y})`} opacity=".7">${aims(prompt, state) ? barrageMark : familiar(degrees(facing))}</g>`;
  }
  if (!GOES.includes(prompt.key) || square === standee.square) return nothing;
  return svg`<g transform=${`translate(${x} ${y + 3.5}) scale(.87)`} opacity=".6">${figure(standee.character, facing)}</g>`;
}
