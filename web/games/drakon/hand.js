// One's own tiles.
import { repeat } from '../../vendor/lit-html/directives/repeat.js';
import { html, nothing } from '../../vendor/lit-html/lit-html.js';
import { chamberFace } from './chamber.js';
import { choose, chosenPlace, turnOn } from './choice.js';
import { explain } from './explain.js';
import { markAt } from './marks.js';
import { layIn, openPrompt, waitingPrompt } from './model.js';
import { asksTiles, placeOfTile, settledTile, tileIn } from './people.js';
import { kindName, shapeWords } from './places.js';

/** @import { Held, Item, Tile } from './types.d.ts' */
/** @import { Actions, State, Translate } from './people.js' */

/** What waits for one's turn is an answer to this prompt of one's only figure. */
const TURN = 'turn';
const FIGURE = 0;
/** A place is looked for, for a tile of the hand. */
const LAY = 'lay';
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

/** Tiles that look the same lie on each other. @param {Held[]} all */
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
    if (held.swaps) held.next !== null && swap(held.next, held.chosen, state, act);
    else if (held.open) held.next !== null && act.pick(held.next);
    else act.draft(FIGURE, TURN, held.prepared ? [] : [{ tile: first.tile }]);
  };
  // A focused tile that goes away says so in the middle of a drawing: wait until that is done.
  const point = () => queueMicrotask(() => act.point(held.next));
  const away = () => queueMicrotask(() => act.point(null));
  return html`<div class="dk-tile-place">
    <button type="button" class=${`dk-tile ${held.mood}`} title=${words} ?disabled=${!state.live}
      aria-disabled=${held.open && held.next === null ? 'true' : 'false'} aria-pressed=${held.chosen || held.prepared ? 'true' : 'false'}
      @click=${press} @pointerenter=${point} @pointerleave=${away} @focus=${point} @blur=${away}>
      <svg viewBox="-50 -50 100 100" aria-hidden="true">${chamberFace(first.kind, first.arrows)}</svg>
      <span class="unseen">${words}</span>
      <span class="dk-tile-name" aria-hidden="true">${kindName(first.kind, t)}</span>
      ${tiles.length > 1 ? html`<span class="dk-copies">${t('dk.hand.copies', { count: tiles.length })}</span>` : nothing}
      ${held.next === null ? nothing : html`<kbd class="dk-tile-key" aria-hidden="true">${markAt(state, held.next)}</kbd>`}
      ${held.chosen ? html`<span class="dk-ready">✓</span>` : nothing}
      ${held.prepared ? html`<span class="dk-ready">${t('dk.hand.prepared')}</span>` : nothing}
    </button>
    <button type="button" class="dk-about" aria-label=${t('dk.hand.about', { chamber: kindName(first.kind, t) })}
      @click=${() => explain({ kind: first.kind, arrows: first.arrows }, state, t)}>?</button>
  </div>`;
}

/**
 * How a stack of tiles stands to what is asked: what a press picks, and whether one of them is picked.
 * @param {Held[]} tiles
 * @param {State} state
 */
export function heldNow(tiles, state) {
  const [waiting, prompt] = [waitingPrompt(state), openPrompt(state)];
  if (waiting?.key === SWAP) return swappedNow(tiles, state);
  // A press while laying prepares nothing, also where there is no other tile to lay or an answer is on its way.
  const open = waiting !== null && (waiting.key === LAY || asksTiles(waiting));
  const [first] = tiles;
  const place = open && first ? placeOfTile(state, first, prompt?.offer?.items ?? []) : -1;
  const next = place < 0 ? null : place;
  const [draft] = state.drafts.get(`${FIGURE}:${TURN}`) ?? [];
  const has = (/** @type {Tile | null} */ one) => tiles.some(({ tile }) => tile === one);
  const prepared = !open && draft !== undefined && has(tileIn(draft));
  const chosen = state.current !== null && has(settledTile(state.current));
  const mood = [
    open && prompt !== null && next === null && !chosen ? 'is-idle' : '',
    chosen || prepared ? 'is-picked' : '',
    next !== null && state.pointed === next ? 'is-pointed' : '',
  ].join(' ');
  return { open, next, chosen, prepared, mood, swaps: false };
}

/**
 * The same where one of the tiles takes the place of a chamber: what is picked is shown there, and can turn.
 * @param {Held[]} tiles
 * @param {State} state
 */
function swappedNow(tiles, state) {
  const prompt = openPrompt(state);
  const lays = (prompt?.offer?.items ?? []).map(layIn);
  const offered = lays.map((lay) => (lay ? { tile: lay.tile } : 'back'));
  const [first] = tiles;
  const tile = first && lays[placeOfTile(state, first, /** @type {Item[]} */ (offered))]?.tile;
  const places = [...lays.keys()].filter((place) => tile !== undefined && lays[place]?.tile === tile);
  const shown = chosenPlace(state);
  const chosen = shown !== null && places.includes(shown);
  const next = chosen ? shown : (places[0] ?? null);
  const idle = prompt !== null && next === null;
  const mood = idle ? 'is-idle' : chosen ? 'is-picked' : '';
  return { open: true, next, chosen, prepared: false, mood, swaps: true };
}

/** Shows a tile in the place of the chamber; pressed again it turns. @param {number} place @param {boolean} again @param {State} state @param {Actions} act */
function swap(place, again, state, act) {
  if (again) turnOn(state, act, 1);
  else choose(state, act, place);
}
