// The controls beside what is chosen: turn it, change it, decide, or choose somewhere else.
import { symbol } from '../../kit/symbols.js';
import { html, nothing, svg } from '../../vendor/lit-html/lit-html.js';
import { chamberFace } from './chamber.js';
import { choose, chosenPlace, decide, groupsOf, squareOfPlace, turnOn } from './choice.js';
import { layIn, offered, openPrompt, seatIn, sendIn, turnIn } from './model.js';
import { faceOf, nameOf, roomSeat } from './people.js';
import { kindName } from './places.js';

/** @import { Item } from './types.d.ts' */
/** @import { Actions, Prompt, State, Translate } from './people.js' */

/**
 * On a wide screen the word for what is chosen stands where it was asked, with its key.
 * @param {State} state
 * @param {Actions} act
 * @param {Translate} t
 */
export function controls(state, act, t) {
  const prompt = openPrompt(state);
  const place = chosenPlace(state);
  const square = squareOfPlace(state, place);
  if (!prompt?.offer || place === null || square === null) return nothing;
  const there = offered(state);
  const { items } = prompt.offer;
  const groups = groupsOf(there.get(square) ?? [], items);
  const turns = (groups.find((group) => group.includes(place))?.length ?? 1) > 1;
  // On a phone the hand has the same tiles, and the board the height.
  const inHand = state.narrow && !state.parts?.stock.ending && layIn(items[place] ?? 'leave') !== null;
  return html`<div class="dk-controls" role="group">
    ${groups.length > 1 && !inHand ? html`<div class="dk-options">${groups.map((group) => option(group, place, items, state, act, t))}</div>` : nothing}
    <div class="dk-deeds">
      ${turns ? deed('turn', t('dk.lair.turn'), () => turnOn(state, act, 1), { key: 'r' }) : nothing}
      ${state.narrow ? deed('decide', decideWords(items[place], t), () => decide(state, act), { off: !state.live }) : nothing}
      ${there.size > 1 ? deed('drop', t('dk.lair.drop'), () => choose(state, act, null)) : nothing}
    </div></div>`;
}

const SIGNS = {
  turn: 'M19.500 12a7.500 7.500 0 1 1 -2.500 -5.600M17.500 2.500v4.500h-4.500',
  decide: 'M4.500 13l5 5L20 6.500',
  drop: 'M6 6l12 12M18 6 6 18',
};

/**
 * @param {keyof typeof SIGNS} name
 * @param {string} words
 * @param {() => void} press
 * @param {{ key?: string, off?: boolean }} [how]
 */
const deed = (name, words, press, { key, off = false } = {}) =>
  html`<button type="button" class=${`dk-${name}`} aria-keyshortcuts=${key ?? nothing} title=${words} aria-label=${words}
    ?disabled=${off} @click=${press}><svg viewBox="0 0 24 24" aria-hidden="true"><path d=${SIGNS[name]} /></svg>
    <span class="dk-deed-name" aria-hidden="true">${words} ${key ? html`<kbd>${key.toUpperCase()}</kbd>` : nothing}</span></button>`;

/** What it is called to decide for this. @param {Item | undefined} item @param {Translate} t */
function decideWords(item = 'leave', t) {
  if (turnIn(item)) return t('dk.lair.turned');
  if (layIn(item)) return t('dk.lair.lay');
  return t(sendIn(item) ? 'dk.lair.send' : 'dk.lair.go');
}

/**
 * What is chosen in the lair and not decided yet, and what it is called to decide for it.
 * @param {Prompt} prompt
 * @param {State} state
 * @param {Translate} t
 */
export function chosenOffer(prompt, state, t) {
  const place = openPrompt(state)?.id === prompt.id ? chosenPlace(state) : null;
  return place === null ? null : { place, decide: decideWords(prompt.offer?.items[place], t) };
}

/**
 * Another tile, or another character, for the same place.
 * @param {number[]} group
 * @param {number} chosen
 * @param {Item[]} items
 * @param {State} state
 * @param {Actions} act
 * @param {Translate} t
 */
function option(group, chosen, items, state, act, t) {
  const [first = 0] = group;
  const item = items[first];
  if (item === undefined) return nothing;
  const lay = layIn(item);
  const face = lay ? faceOf(state, lay.tile) : undefined;
  const seat = sendIn(item)?.seat ?? seatIn(item);
  const label = face ? kindName(face.kind, t) : seat === null ? '' : nameOf(state, seat);
  return html`<button type="button" class="dk-option" aria-pressed=${group.includes(chosen)} title=${label} aria-label=${label}
    @click=${() => choose(state, act, first)}>${
      face && lay
        ? html`<svg viewBox="-52 -52 104 104" aria-hidden="true">${svg`${chamberFace(face.kind, group.includes(chosen) ? (layIn(items[chosen] ?? item)?.arrows ?? lay.arrows) : lay.arrows)}`}</svg>`
        : seat === null
          ? nothing
          : symbol(roomSeat(state, seat))
    }</button>`;
}
