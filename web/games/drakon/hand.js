// One's own tiles.
import { repeat } from '../../vendor/lit-html/directives/repeat.js';
import { html, nothing } from '../../vendor/lit-html/lit-html.js';
import { chamberFace } from './chamber.js';
import { choose, chosenPlace, turnOn } from './choice.js';
import { explain } from './explain.js';
import { markAt } from './marks.js';
import { layIn, openPrompt } from './model.js';
import { asksTiles, placeOfTile } from './people.js';
import { kindName, shapeWords } from './places.js';

/** @import { Held, Item } from './types.d.ts' */
/** @import { Actions, State, Translate } from './people.js' */

/** What waits for one's turn is an answer to this prompt of one's only figure. */
const TURN = 'turn';
const FIGURE = 0;
/** A tile of the hand takes the place of a chamber. */
const SWAP = 'shift_lay';

/**
 * @param {State} state
 * @param {Actions} act
 * @param {Translate} t
 */
export function hand(state, act, t) {
  if (!state.own || !state.parts || state.parts.stock.ending) return nothing;
  const stacks = stacked(state.own.hand);
  return html`<section class="dk-hand" aria-label=${t('dk.hand')}>
    ${stacks.length === 0 ? html`<p class="dk-hand-empty">${t('dk.hand.empty')}</p>` : nothing}
    ${repeat(
      stacks,
      ([held]) => held?.tile,
      (tiles) => stackView(tiles, state, act, t),
    )}
  </section>`;
}

/** Tiles that look the same lie on each other, unless each of them can be picked. @param {Held[]} all */
function stacked(all) {
  /** @type {Held[][]} */
  const stacks = [];
  for (const held of all) {
    const alike = stacks.find(([first]) => first?.kind === held.kind && first.arrows === held.arrows);
    if (alike) alike.push(held);
    else stacks.push([held]);
  }
  return stacks;
}

/**
 * @param {Held[]} tiles that look the same
 * @param {State} state
 * @param {Actions} act
 * @param {Translate} t
 */
function stackView(tiles, state, act, t) {
  const [first] = tiles;
  if (!first) return nothing;
  const words = t('dk.hand.tile', { chamber: kindName(first.kind, t), shape: shapeWords(first.arrows, t) });
  const held = heldNow(tiles, state);
  const press = () => {
    if (held.swaps) held.next !== null && swap(held.next, held.chosen > 0, state, act);
    else if (held.open) held.next !== null && act.pick(held.next);
    else act.draft(FIGURE, TURN, held.prepared ? [] : [{ tile: first.tile }]);
  };
  // A focused tile that goes away says so in the middle of a drawing: wait until that is done.
  const point = () => queueMicrotask(() => act.point(held.next));
  const away = () => queueMicrotask(() => act.point(null));
  return html`<div class="dk-tile-place">
    <button type="button" class=${`dk-tile ${held.mood}`} title=${words} ?disabled=${!state.live}
      aria-disabled=${held.open && held.next === null ? 'true' : 'false'} aria-pressed=${held.chosen > 0 || held.prepared ? 'true' : 'false'}
      @click=${press} @pointerenter=${point} @pointerleave=${away} @focus=${point} @blur=${away}>
      <svg viewBox="-50 -50 100 100" aria-hidden="true">${chamberFace(first.kind, first.arrows)}</svg>
      <span class="unseen">${words}</span>
      <span class="dk-tile-name" aria-hidden="true">${kindName(first.kind, t)}</span>
      ${tiles.length > 1 ? html`<span class="dk-copies">${t('dk.hand.copies', { count: tiles.length })}</span>` : nothing}
      ${held.next === null ? nothing : html`<kbd class="dk-tile-key" aria-hidden="true">${markAt(state, held.next)}</kbd>`}
      ${held.chosen > 0 ? html`<span class="dk-ready">✓</span>` : nothing}
      ${held.prepared ? html`<span class="dk-ready">${t('dk.hand.prepared')}</span>` : nothing}
    </button>
    <button type="button" class="dk-about" aria-label=${t('dk.hand.about', { chamber: kindName(first.kind, t) })}
      @click=${() => explain({ kind: first.kind, arrows: first.arrows }, state, t)}>?</button>
  </div>`;
}

/**
 * How a stack of tiles stands to what is asked: what a press picks next, and how many are picked.
 * @param {Held[]} tiles
 * @param {State} state
 */
function heldNow(tiles, state) {
  if (openPrompt(state)?.key === SWAP) return swappedNow(tiles, state);
  const prompt = state.current;
  const items = prompt?.offer && asksTiles(prompt) ? prompt.offer.items : null;
  const open = items !== null && prompt !== null && !prompt.answered && !state.sending.includes(prompt.id);
  const places = open ? placesOf(tiles, state, items) : [];
  const chosen = places.filter((place) => state.picked.includes(place)).length;
  // Of several that look the same one more is taken, and when all are taken, one is given back.
  const next = places.find((place) => !state.picked.includes(place)) ?? places[0] ?? null;
  const [draft] = state.drafts.get(`${FIGURE}:${TURN}`) ?? [];
  const prepared =
    !open && typeof draft === 'object' && 'tile' in draft && tiles.some(({ tile }) => tile === draft.tile);
  const laid = tiles.some(({ tile }) => tile === layingNow(prompt));
  const mood = [
    open && next === null ? 'is-idle' : '',
    chosen > 0 || prepared || laid ? 'is-picked' : '',
    next !== null && state.pointed === next ? 'is-pointed' : '',
  ].join(' ');
  return { open, next, chosen: laid ? 1 : chosen, prepared, mood, swaps: false };
}

/**
 * The same where one of the tiles takes the place of a chamber: what is picked is shown there, and can turn.
 * @param {Held[]} tiles
 * @param {State} state
 */
function swappedNow(tiles, state) {
  const lays = (openPrompt(state)?.offer?.items ?? []).map(layIn);
  const offered = lays.map((lay) => (lay ? { tile: lay.tile } : 'back'));
  const [first] = tiles;
  const tile = first && lays[placeOfTile(state, first, /** @type {Item[]} */ (offered))]?.tile;
  const places = [...lays.keys()].filter((place) => tile !== undefined && lays[place]?.tile === tile);
  const shown = chosenPlace(state);
  const chosen = shown !== null && places.includes(shown);
  const next = chosen ? shown : (places[0] ?? null);
  const mood = next === null ? 'is-idle' : chosen ? 'is-picked' : '';
  return { open: true, next, chosen: chosen ? 1 : 0, prepared: false, mood, swaps: true };
}

/** Shows a tile in the place of the chamber; pressed again it turns. @param {number} place @param {boolean} again @param {State} state @param {Actions} act */
function swap(place, again, state, act) {
  if (again) turnOn(state, act, 1);
  else choose(state, act, place);
}

/** The tile that a place is looked for. @param {State['current']} prompt */
function layingNow(prompt) {
  const first = prompt?.key === 'lay' ? prompt.offer?.items[0] : null;
  return first && typeof first === 'object' && 'lay' in first ? first.lay.tile : null;
}

/** @param {Held[]} tiles @param {State} state @param {Item[]} items */
const placesOf = (tiles, state, items) =>
  [...new Set(tiles.map((held) => placeOfTile(state, held, items)))].filter((place) => place >= 0);
