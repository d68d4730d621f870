// The room in the lobby: a picture for everybody, and for the host a place to arrange it. Nothing
// here knows what may stand where: each change is shown to the server, which answers with the code
// of the layout or with the piece that cannot stand.
import { table, thing } from '../../art/furniture.js';
import { paints, room } from '../../art/room.js';
import { html, nothing, svg } from '../../vendor/lit-html/lit-html.js';
import { boxAround, middle, SIDE } from './geometry.js';
import {
  carried,
  codeIn,
  fresh,
  KINDS,
  listOf,
  moved,
  piecesOf,
  spanOf,
  tableUnder,
  turned,
} from './layout-model.js';

/** @import { SettingWish, Translate } from '../../app/game-module.d.ts' */
/** @import { LayoutView } from './types.d.ts' */
/** @import { Kind, Piece } from './layout-model.js' */

/**
 * @typedef {object} Drag
 * @property {Piece[]} before how all stood when it began
 * @property {[number, number]} from the square where it began
 * @property {number} pressed the piece under the pointer
 * @property {number} held the piece that goes along: the table under the pressed one, if it has one
 */

const EDGE = 24;
const STEPS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** What the server said of a choice. @type {{ value: string, view: LayoutView | null }} */
const shown = { value: '', view: null };

/** What the host arranges just now; `asked` counts the questions to the server. */
const desk = {
  open: false,
  /** @type {LayoutView | null} */
  view: null,
  /** @type {Piece[]} */
  pieces: [],
  selected: -1,
  code: '',
  fault: '',
  pasted: '',
  /** What was chosen for the table when it was opened, and the code of that. */
  chosen: '',
  from: '',
  /** The drag that goes on. @type {Drag | null} */
  drag: null,
  asked: 0,
};

/**
 * @param {SettingWish} wish
 * @param {Translate} t
 */
export function layoutEditor(wish, t) {
  // What chance will draw cannot be shown yet.
  const known = wish.value !== 'random';
  if (known && shown.value !== wish.value) look(wish);
  const drawn = known && shown.view;
  const picture = drawn
    ? svg`<svg class="df-plan" viewBox=${boxOf(drawn.side)} role="img" aria-label=${t('df.layout.picture')}>
        ${ground(drawn, piecesOf(drawn.furnishing))}${piecesOf(drawn.furnishing).map((piece) => drawing(piece))}</svg>`
    : nothing;
  if (!desk.open || !desk.view) {
    return html`<div class="df-layout">${picture}
      ${wish.mayChoose ? html`<button type="button" class="button quiet" @click=${() => open(wish)}>${t('df.layout.open')}</button>` : nothing}
    </div>`;
  }
  return wish.mayChoose ? editor(wish, t, desk.view) : html`<div class="df-layout">${picture}</div>`;
}

/** @param {number} side */
const boxOf = (side) => `${-EDGE} ${-EDGE} ${side * SIDE + 2 * EDGE} ${side * SIDE + 2 * EDGE}`;

/** Asks for the picture of what is chosen. @param {SettingWish} wish */
async function look(wish) {
  Object.assign(shown, { value: wish.value, view: null });
  const answer = await wish.preview(wish.value);
  if (shown.value !== wish.value) return;
  shown.view = answer.ok ? /** @type {LayoutView} */ (answer.body) : null;
  wish.refresh();
}

/** Begins to arrange with what is chosen. @param {SettingWish} wish */
const open = (wish) => take(wish, wish.value, true);

/** What is arranged and not chosen yet must not be lost when the game begins. @param {Translate} t */
export const unsettled = (t) => (desk.open && desk.code !== desk.from ? t('df.layout.unsettled') : '');

/**
 * Puts a layout on the desk: a preset, one by chance, or that of a code.
 * @param {SettingWish} wish
 * @param {string} choice
 * @param {boolean} [begins] Whether it is what is chosen for the table, to begin from.
 */
async function take(wish, choice, begins = false) {
  const asked = ++desk.asked;
  const answer = await wish.preview(choice);
  if (asked !== desk.asked) return;
  if (answer.ok) {
    const view = /** @type {LayoutView} */ (answer.body);
    const pieces = piecesOf(view.furnishing);
    Object.assign(desk, { open: true, view, pieces, selected: -1, code: view.code, fault: '', pasted: '' });
    if (begins) Object.assign(desk, { chosen: choice, from: view.code });
  } else {
    desk.fault = answer.words;
  }
  wish.refresh();
}

/**
 * Puts on the desk what the pasted text holds.
 * @param {SettingWish} wish
 * @param {Translate} t
 */
function paste(wish, t) {
  const code = codeIn(desk.pasted);
  if (code) {
    take(wish, code);
  } else {
    // What was asked before must not answer over these words.
    desk.asked++;
    desk.fault = t('df.layout.nocode');
    wish.refresh();
  }
}

/** Shows the pieces to the server. @param {SettingWish} wish */
async function judge(wish) {
  const asked = ++desk.asked;
  wish.refresh();
  const answer = await wish.preview(listOf(desk.pieces));
  if (asked !== desk.asked) return;
  const view = answer.ok ? /** @type {LayoutView} */ (answer.body) : null;
  Object.assign(desk, { code: view?.code ?? '', fault: answer.ok ? '' : answer.words });
  wish.refresh();
}

/**
 * @param {SettingWish} wish
 * @param {Piece | null} piece Null takes the selected one away.
 */
function change(wish, piece) {
  if (piece) desk.pieces = carried(desk.pieces, desk.selected, piece);
  else desk.pieces = desk.pieces.filter((_, place) => place !== desk.selected);
  if (!piece) desk.selected = -1;
  judge(wish);
}

/**
 * @param {SettingWish} wish
 * @param {Translate} t
 * @param {LayoutView} view
 */
function editor(wish, t, view) {
  const { side } = view;
  const selected = desk.pieces[desk.selected];
  /** @param {Kind} kind */
  const add = (kind) => {
    desk.pieces = [...desk.pieces, fresh(kind, view, desk.pieces)];
    desk.selected = desk.pieces.length - 1;
    judge(wish);
  };
  const use = async () => {
    const answer = await wish.choose(desk.code);
    if (answer.ok) desk.open = false;
    wish.refresh();
  };
  return html`<div class="df-layout is-open">
    <svg class="df-plan" viewBox=${boxOf(side)} role="group" aria-label=${t('df.layout.room')}
      @pointerdown=${(/** @type {PointerEvent} */ event) => press(event, wish, side)}
      @pointermove=${(/** @type {PointerEvent} */ event) => drag(event, wish, side)}
      @pointerup=${() => drop(wish)} @pointercancel=${() => drop(wish)}
      @keydown=${(/** @type {KeyboardEvent} */ event) => key(event, wish, side)}>
      ${ground(view, desk.pieces)}
      ${desk.pieces.map((piece, place) => drawing(piece, place, t))}
    </svg>
    <div class="df-tools">
    <p class="small">${t('df.layout.how')}</p>
    ${wish.value === desk.chosen ? nothing : html`<p class="warning" role="status">${t('df.layout.elsewhere')}</p>`}
    <p class=${desk.fault ? 'warning' : 'small'} role="status">${desk.fault || t('df.layout.fits')}</p>
    <div class="row">
      ${selected && selected.wide !== selected.high ? html`<button type="button" class="button quiet small-button" @click=${() => change(wish, turned(selected, side))}>${t('df.layout.turn')}</button>` : nothing}
      ${selected ? html`<button type="button" class="button quiet small-button" @click=${() => change(wish, null)}>${t('df.layout.remove')}</button>` : nothing}
      <button type="button" class="button quiet small-button" @click=${() => take(wish, 'random')}>${t('df.layout.random')}</button>
    </div>
    <fieldset class="chips"><legend>${t('df.layout.add')}</legend>
      <div class="row">${KINDS.map((kind) => html`<button type="button" class="chip" @click=${() => add(kind)}>${t(`piece.${kind}`)}</button>`)}</div></fieldset>
    ${codeField(wish, t)}
    <div class="row">
      <button type="button" class="button" ?disabled=${!desk.code} @click=${use}>${t('df.layout.use')}</button>
      <button type="button" class="button quiet" @click=${() => {
        desk.open = false;
        wish.refresh();
      }}>${t('df.layout.close')}</button>
    </div>
    </div>
  </div>`;
}

/**
 * The code of what lies on the desk, and a field for somebody else's.
 * @param {SettingWish} wish
 * @param {Translate} t
 */
function codeField(wish, t) {
  return html`${desk.code ? html`<p class="small">${t('df.layout.code')}</p>${wish.copyRow(desk.code, t('df.layout.code'))}` : nothing}
    <form class="copy-row" @submit=${(/** @type {SubmitEvent} */ event) => {
      event.preventDefault();
      if (desk.pasted.trim() !== '') paste(wish, t);
    }}><input class="address" aria-label=${t('df.layout.paste')} placeholder=${t('df.layout.paste')} spellcheck="false" autocomplete="off" maxlength="1000"
        .value=${desk.pasted} @input=${(/** @type {InputEvent} */ event) => {
          desk.pasted = /** @type {HTMLInputElement} */ (event.currentTarget).value;
        }} />
      <button class="button quiet">${t('df.layout.read')}</button></form>`;
}

/** @param {LayoutView} view @param {Piece[]} pieces */
function ground({ side, centre, starts }, pieces) {
  const rugs = pieces.filter((piece) => piece.kind === 'rug').map(box);
  return svg`${paints}${room(side, EDGE, rugs, middle(centre))}
    ${starts.map((square) => {
      const { x, y, width } = boxAround([square]);
      return svg`<rect class="df-start" x=${x + 8} y=${y + 8} width=${width - 16} height=${width - 16} rx="10" />`;
    })}`;
}

/** @param {Piece} piece */
const box = ({ x, y, wide, high }) => ({
  x: x * SIDE,
  y: y * SIDE,
  width: wide * SIDE,
  height: high * SIDE,
});

/**
 * @param {Piece} piece
 * @param {number} [place]
 * @param {Translate} [t]
 */
function drawing(piece, place, t) {
  const { x, y, width, height } = box(piece);
  const shape =
    piece.kind === 'rug' ? nothing : piece.wide * piece.high > 1 ? table(width, height) : thing(piece.kind);
  const inside = svg`<g transform=${`translate(${x + width / 2} ${y + height / 2})`}>${shape}</g>`;
  if (place === undefined || !t) return inside;
  const name = t('df.layout.piece', { piece: t(`piece.${piece.kind}`), at: spanOf(piece) });
  return svg`<g class="df-piece" data-piece=${place} tabindex="0" role="button" aria-label=${name}
    aria-pressed=${place === desk.selected}>${inside}
    <rect class="df-hold" x=${x + 4} y=${y + 4} width=${width - 8} height=${height - 8} rx="12" /></g>`;
}

/** The square under a pointer. @param {PointerEvent} event @returns {[number, number]} */
function squareUnder(event) {
  const plan = /** @type {SVGSVGElement} */ (event.currentTarget);
  const at = new DOMPoint(event.clientX, event.clientY).matrixTransform(plan.getScreenCTM()?.inverse());
  return [Math.floor(at.x / SIDE), Math.floor(at.y / SIDE)];
}

/**
 * A press on a piece takes hold of it, or of the table that it stands on, unless it was chosen
 * before; one beside all pieces brings the selected one there.
 * @param {PointerEvent} event
 * @param {SettingWish} wish
 * @param {number} side
 */
function press(event, wish, side) {
  const target = /** @type {Element} */ (event.target).closest('[data-piece]');
  const plan = /** @type {SVGSVGElement} */ (event.currentTarget);
  const pressed = Number(target?.getAttribute('data-piece') ?? -1);
  const piece = desk.pieces[pressed];
  const held = desk.pieces[desk.selected];
  if (piece) {
    const table = pressed === desk.selected ? -1 : tableUnder(desk.pieces, piece);
    desk.drag = { before: desk.pieces, from: squareUnder(event), pressed, held: table < 0 ? pressed : table };
    plan.setPointerCapture(event.pointerId);
  } else if (held) {
    change(wish, moved(held, ...squareUnder(event), side));
  }
}

/**
 * @param {PointerEvent} event
 * @param {SettingWish} wish
 * @param {number} side
 */
function drag(event, wish, side) {
  const held = desk.drag?.before[desk.drag.held];
  if (!desk.drag || !held) return;
  event.preventDefault();
  const { before, from, held: place } = desk.drag;
  const [x, y] = squareUnder(event);
  const there = moved(held, held.x + x - from[0], held.y + y - from[1], side);
  const now = desk.pieces[place];
  if (there.x === now?.x && there.y === now.y) return;
  desk.selected = place;
  desk.pieces = carried(before, place, there);
  wish.refresh();
}

/** The end of a drag, or of a tap: that chooses just the piece under the pointer. @param {SettingWish} wish */
function drop(wish) {
  if (!desk.drag) return;
  const { before, pressed } = desk.drag;
  desk.drag = null;
  if (desk.pieces === before) {
    desk.selected = pressed;
    wish.refresh();
  } else {
    judge(wish);
  }
}

/**
 * Arrows move the piece that has the focus, R turns it, Delete takes it away.
 * @param {KeyboardEvent} event
 * @param {SettingWish} wish
 * @param {number} side
 */
function key(event, wish, side) {
  const focused = /** @type {Element} */ (event.target).closest('[data-piece]');
  const place = focused ? Number(focused.getAttribute('data-piece')) : -1;
  const piece = desk.pieces[place];
  if (!piece) return;
  const step = STEPS[/** @type {keyof typeof STEPS} */ (event.key)];
  desk.selected = place;
  if (step) change(wish, moved(piece, piece.x + (step[0] ?? 0), piece.y + (step[1] ?? 0), side));
  else if (event.key.toLowerCase() === 'r') change(wish, turned(piece, side));
  else if (event.key === 'Delete' || event.key === 'Backspace') change(wish, null);
  else if (event.key === 'Enter' || event.key === ' ') wish.refresh();
  else return;
  event.preventDefault();
}
