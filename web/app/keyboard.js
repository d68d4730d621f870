// The keyboard at the table: marks pick, Enter confirms, Escape takes back, the rest is the game's.
/** @import { Room } from './room.js' */
import { placeOf } from '../kit/marks.js';
import { ready } from './desk.js';
import { chosenOffer, markedPlaces, pressMarked } from './offers.js';
import { isOver } from './score.js';

/** @param {EventTarget | null} target */
const writes = (target) =>
  target instanceof Element && target.closest('input:not([type=radio]), textarea, select') !== null;

const CONTROLS = 'button, a, summary, [role=button], [role=tab]';

/** @param {EventTarget | null} target */
const presses = (target) => target instanceof Element && target.closest(CONTROLS) !== null;

/** The control that a pointer pressed last: whoever goes on with the keys does not mean it. @type {Element | null} */
let pointed = null;

/** Whether Enter belongs to a control: the keyboard went there. @param {EventTarget | null} target */
const takesEnter = (target) =>
  target instanceof Element && presses(target) && target.closest(CONTROLS) !== pointed;

/** @param {Room} room */
export function listenToKeys(room) {
  document.addEventListener('pointerdown', ({ target }) => {
    pointed = target instanceof Element ? target.closest(CONTROLS) : null;
  });
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Tab') pointed = null;
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    if (document.querySelector('dialog[open]') || writes(event.target)) return;
    const phase = room.part?.phase;
    const asks = phase === 'playing' || (phase === 'over' && event.key === 'Escape');
    // Whoever is not asked looks around all the same, also in a game that is over.
    const looks = phase !== 'lobby' && room.game?.key?.(event, room.state, room.act);
    if (looks || (asks && used(room, event))) event.preventDefault();
  });
}

/**
 * @param {Room} room
 * @param {KeyboardEvent} event
 * @returns {boolean} Whether the key meant something.
 */
function used(room, event) {
  if (event.key === 'Escape') return takeBack(room);
  if (event.key === 'Enter') return !takesEnter(event.target) && enter(room);
  return event.key.length === 1 && !event.repeat && typed(room, event.key);
}

/** @param {Room} room @param {string} key */
function typed(room, key) {
  const { current, ui } = room;
  if (!current?.offer) return false;
  const before = ui.typed?.id === current.id ? ui.typed.keys : '';
  const places = markedPlaces(room, current);
  const mark = placeOf(before + key, places.length);
  const more = mark === 'more';
  if (more || ui.typed) room.set({ typed: more ? { id: current.id, keys: before + key } : null });
  if (more || mark === null) return more;
  pressMarked(room, places[mark] ?? -1);
  if (presses(document.activeElement)) toPrompt();
  return true;
}

/** Brings the focus to where the decision is, so that Enter confirms it and presses nothing else. */
function toPrompt() {
  const prompt = /** @type {HTMLElement | null} */ (document.querySelector('.prompt'));
  prompt?.focus({ preventScroll: true });
}

/** @param {Room} room */
function takeBack(room) {
  if (room.ui.why) room.set({ why: null });
  else if (room.ui.drawer) room.set({ drawer: false });
  else if (room.playback.busy) room.playback.skip();
  else if (isOver(room)) room.set({ scoreClosed: true });
  else if (room.ui.typed) room.set({ typed: null });
  else if (room.desk.armed || !room.game?.choose?.(null, room.state, room.act)) room.act.clear();
  return true;
}

/** Decides, if something is to be decided. @param {Room} room */
function enter(room) {
  const { current, desk } = room;
  if (!current) return false;
  const armed = desk.armed?.id === current.id ? desk.armed : null;
  const waits = armed ?? chosenOffer(room, current);
  if (waits) room.act.pick(waits.place);
  else if (ready(desk, current)) room.act.confirm();
  else return false;
  return true;
}
