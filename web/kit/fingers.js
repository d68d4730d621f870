// Fingers and mouse on a drawing: one presses, strokes and lets go; two move and zoom the camera.
/** @import { Camera } from './camera.js' */

/**
 * What a board does with them. A press ends in a release or is lost, such as when a second finger comes.
 * @typedef {object} Touch
 * @property {(event: PointerEvent) => void} press
 * @property {(event: PointerEvent, dx: number, dy: number) => void} drag One finger moves by so many pixels.
 * @property {(event: PointerEvent) => void} release
 * @property {(event: PointerEvent) => void} lose
 */

/**
 * @param {Element} element
 * @param {Camera} camera
 * @param {Touch} touch
 * @param {() => boolean} [pans] whether two fingers move the camera, too
 */
export function attachFingers(element, camera, touch, pans = () => true) {
  /** @type {Map<number, {x: number, y: number}>} */
  const fingers = new Map();
  /** @param {PointerEvent} event */
  const gone = (event) => fingers.delete(event.pointerId);
  /** @param {PointerEvent} event @param {{x: number, y: number}} before @param {{x: number, y: number}} now */
  const pinch = (event, before, now) => {
    const other = [...fingers].find(([finger]) => finger !== event.pointerId)?.[1] ?? now;
    const apart = (/** @type {{x: number, y: number}} */ at) =>
      Math.max(20, Math.hypot(at.x - other.x, at.y - other.y));
    const middle = { clientX: (now.x + other.x) / 2, clientY: (now.y + other.y) / 2 };
    camera.zoom(apart(now) / apart(before), camera.spotOf(middle) ?? undefined);
    if (pans()) camera.pan((now.x - before.x) / 2, (now.y - before.y) / 2);
  };
  listen(element, 'pointerdown', (event) => {
    if (event.button !== 0) return;
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (fingers.size > 1) return touch.lose(event);
    touch.press(event);
    element.setPointerCapture(event.pointerId);
  });
  listen(element, 'pointermove', (event) => {
    const before = fingers.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    if (fingers.size === 1) touch.drag(event, now.x - before.x, now.y - before.y);
    else if (fingers.size === 2) pinch(event, before, now);
    fingers.set(event.pointerId, now);
  });
  listen(element, 'pointerup', (event) => {
    if (gone(event)) touch.release(event);
  });
  listen(element, 'pointercancel', (event) => {
    if (gone(event)) touch.lose(event);
  });
}

/**
 * @param {Element} element
 * @param {'pointerdown' | 'pointermove' | 'pointerup' | 'pointercancel'} type
 * @param {(event: PointerEvent) => void} heard
 */
const listen = (element, type, heard) =>
  element.addEventListener(type, (event) => heard(/** @type {PointerEvent} */ (event)));
