// A second tap of a finger, or click of a mouse, that lands on what has just come under it.

/** Two presses in so short a time, in milliseconds, are one double tap. */
export const TWICE = 400;
/** A finger that comes down again so near, in pixels, comes down at the same spot. */
const NEAR = 30;

/** What can be pressed. */
const CONTROL =
  'button, a, summary, label, input, select, textarea, [role=button], [role=tab], [data-square], dialog';

/** @typedef {{ at: number, x: number, y: number, control: unknown }} Press */

/**
 * Whether a press was meant for what was there before: it follows another one so soon and so near that
 * nobody has seen yet what lies under it now.
 * @param {Press | null} before
 * @param {Press} press
 * @param {unknown} under The control where the press before came down, as it is now.
 */
export function isStray(before, press, under) {
  if (!before?.control || before.control === press.control || before.control === under) return false;
  return press.at - before.at < TWICE && Math.hypot(press.x - before.x, press.y - before.y) < NEAR;
}

/**
 * Whether a press is a stray one, and what the next one is measured by: never by a stray one, so that whoever
 * taps on and on is not kept out for ever.
 * @param {Press | null} before
 * @param {Press} press
 * @param {unknown} under
 */
export function judged(before, press, under) {
  const stray = isStray(before, press, under);
  return { stray, before: stray ? before : press };
}

/** @param {EventTarget | null} target */
const controlOf = (target) => (target instanceof Element ? target.closest(CONTROL) : null);

/** Lets no stray press reach anything on the page. */
export function stopStrayPresses() {
  /** @type {Press | null} */
  let before = null;
  let stray = false;
  /** @param {Event} event */
  const stop = (event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  addEventListener(
    'pointerdown',
    (event) => {
      if (!event.isPrimary) return;
      const { timeStamp: at, clientX: x, clientY: y, target } = event;
      const press = { at, x, y, control: controlOf(target) };
      const under = before && controlOf(document.elementFromPoint(before.x, before.y));
      ({ stray, before } = judged(before, press, under));
      if (stray) stop(event);
    },
    { capture: true },
  );
  addEventListener('click', (event) => stray && event.detail > 0 && stop(event), { capture: true });
}
