// The stage for what is played: it moves what stands in the drawing (the part of it with the class
// `mover`), keeps it there until the new position is drawn, and clears what flew about (in the layer
// with the class `effects`).
import { render, svg } from '../vendor/lit-html/lit-html.js';
import { calm } from './motion.js';

/** @import { Camera } from './camera.js' */
/** @typedef {{x: number, y: number}} Spot */

/** How long a sign is shown that does not move. */
const STILL = 240;
/** How long something is pointed at. */
const POINTED = 1800;

/** @type {SVGSVGElement | null} */
let drawing = null;
/** @type {Animation[]} */
let lasting = [];
/** Where things stand now that were moved since the last drawing. @type {Map<string, Spot>} */
const moved = new Map();
/** @type {readonly unknown[]} */
let drawn = [];

/** @param {SVGSVGElement} element */
export function attachStage(element) {
  drawing = element;
}

/**
 * Called with the parts that are about to be drawn: new ones end all that was played before.
 * @param {readonly unknown[]} parts
 * @returns {boolean} whether they are new
 */
export function settle(parts) {
  const same = parts.length === drawn.length && parts.every((part, place) => part === drawn[place]);
  drawn = parts;
  if (same) return false;
  for (const animation of lasting) animation.cancel();
  lasting = [];
  moved.clear();
  layer()?.replaceChildren();
  return true;
}

const layer = () => drawing?.querySelector('.effects') ?? null;

/** The part of a drawn thing that may be moved. @param {string} name like `[data-pawn="3"]` */
const mover = (name) => drawing?.querySelector(`${name} .mover`) ?? null;

/** Where a drawn thing was put by the last drawing. @param {string} name @returns {Spot | null} */
function home(name) {
  const at = drawing?.querySelector(name)?.getAttribute('transform');
  const found = at?.match(/translate\((-?[\d.]+) (-?[\d.]+)\)/);
  return found ? { x: Number(found[1]), y: Number(found[2]) } : null;
}

/** Where it is now. @param {string} name */
export const whereIs = (name) => moved.get(name) ?? home(name);

/**
 * Animates a part of the drawing and waits for it.
 * @param {Element | null | undefined} element
 * @param {Keyframe[]} frames
 * @param {KeyframeAnimationOptions} options
 */
export async function animate(element, frames, options) {
  if (!element) return;
  const animation = element.animate(frames, { fill: 'none', ...options });
  if (options.fill === 'forwards') lasting.push(animation);
  await animation.finished.catch(() => undefined);
}

/** A light that is seen a few times, on whatever lies below it. */
const POINTING = [0.15, 1, 0.3, 1, 0.3, 1, 0].map((opacity) => ({ opacity }));

/** What is pointed at now. @type {Spot | null} */
let pointedAt = null;

/**
 * Points at a square of the drawing for a moment, and then looks again at what is asked.
 * @param {Spot} at its middle
 * @param {number} side
 * @param {Camera} camera
 */
export async function pointOut(at, side, camera) {
  pointedAt = at;
  dismiss(layer()?.querySelector('.pointed-out')?.parentElement ?? null);
  await flash(
    svg`<rect class="pointed-out" x=${-side / 2} y=${-side / 2} width=${side} height=${side} rx=${side / 10}
      stroke-width=${side / 11} />`,
    at,
    POINTING,
    { duration: POINTED },
    POINTED,
  );
  if (pointedAt === at) camera.back();
}

/**
 * Moves a drawn thing along spots, and leaves it there.
 * @param {string} name
 * @param {Spot[]} path where it goes, after where it is
 * @param {{duration: number, easing?: string, lift?: number, spin?: number, end?: Keyframe}} how
 */
export async function travel(name, path, { duration, easing = 'ease-in-out', lift = 0, spin = 0, end = {} }) {
  const from = whereIs(name);
  const base = home(name);
  const last = path.at(-1);
  if (!from || !base || !last) return;
  moved.set(name, last);
  const stops = [from, ...path];
  const frames = stops.flatMap((spot, place) => {
    const part = place / (stops.length - 1);
    const put = (/** @type {Spot} */ at, /** @type {number} */ up, /** @type {number} */ turn) =>
      `translate(${at.x - base.x}px, ${at.y - base.y - up}px) rotate(${turn}deg)`;
    const next = stops[place + 1];
    const here = { offset: part, transform: put(spot, 0, spin * part), ...(next ? {} : end) };
    if (!next || lift === 0) return [here];
    const half = { x: (spot.x + next.x) / 2, y: (spot.y + next.y) / 2 };
    return [
      here,
      {
        offset: part + 0.5 / (stops.length - 1),
        transform: put(half, lift, spin * (part + 0.5 / (stops.length - 1))),
      },
    ];
  });
  await animate(mover(name), frames, { duration, easing, fill: 'forwards' });
}

/**
 * Shakes, tilts or flashes a part of a drawn thing.
 * @param {string} name
 * @param {string} part a class within it
 * @param {Keyframe[]} frames
 * @param {KeyframeAnimationOptions} options
 */
export const gesture = (name, part, frames, options) =>
  animate(drawing?.querySelector(`${name} ${part}`), frames, options);

/**
 * Puts something onto the stage that is not in the drawing.
 * @param {unknown} template
 * @param {Spot} at
 */
export function bring(template, at) {
  const place = layer();
  if (!place) return null;
  const outer = document.createElementNS('http://www.w3.org/2000/svg', 'g');
  outer.setAttribute('transform', `translate(${at.x} ${at.y})`);
  const inner = document.createElementNS('http://www.w3.org/2000/svg', 'g');
  outer.append(inner);
  place.append(outer);
  render(template, inner);
  return inner;
}

/** Takes it away again. @param {Element | null} brought */
export const dismiss = (brought) => brought?.parentElement?.remove();

/**
 * Shows something for a moment.
 * @param {unknown} template
 * @param {Spot} at
 * @param {Keyframe[]} frames
 * @param {KeyframeAnimationOptions} options
 * @param {number} [still] how long without movement
 */
export async function flash(template, at, frames, options, still = STILL) {
  const brought = bring(template, at);
  // Without movement it stands there for a moment instead.
  await (calm() ? new Promise((done) => setTimeout(done, still)) : animate(brought, frames, options));
  dismiss(brought);
}
