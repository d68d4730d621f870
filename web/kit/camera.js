// Which part of a drawing is seen: it flies to what matters, and lets hands move it.
import { calm } from './motion.js';

/** @typedef {{x: number, y: number, width: number, height: number}} Box */
/** @typedef {{x: number, y: number}} Spot */

/** How long a flight takes, in milliseconds. */
const FLIGHT = 320;

/**
 * What a board says of its camera.
 * @typedef {object} Views
 * @property {() => Box | null} aim What should be seen now, unless hands moved the camera.
 * @property {() => Box | null} whole All there is to see: the view stays with it.
 * @property {number} least The least width that hands can zoom to.
 * @property {() => number} [most] The greatest; else all there is.
 * @property {() => void} [moved] Another part is seen now.
 */

/** @param {Box} a @param {Box} b */
export const same = (a, b) => a.x === b.x && a.y === b.y && a.width === b.width && a.height === b.height;

/**
 * Where a stretch begins that is centred on a point as far as its limits allow.
 * @param {number} middle
 * @param {number} size
 * @param {number} low
 * @param {number} room
 */
const keep = (middle, size, low, room) =>
  size >= room ? low + room / 2 - size / 2 : Math.min(Math.max(middle - size / 2, low), low + room - size);

/**
 * Widens a box about its middle to a least size and to a shape, and keeps it within the whole.
 * @param {Box} box
 * @param {number} least what the longer side measures at least
 * @param {number} shape width divided by height
 * @param {Box} whole
 * @returns {Box}
 */
export function frame(box, least, shape, whole) {
  const longer = Math.max(least, shape > 1 ? box.width : box.height);
  const width = Math.max(shape > 1 ? longer : longer * shape, box.height * shape, box.width);
  const height = width / shape;
  if (width >= whole.width && height >= whole.height) return { ...whole };
  return {
    x: keep(box.x + box.width / 2, width, whole.x, whole.width),
    y: keep(box.y + box.height / 2, height, whole.y, whole.height),
    width,
    height,
  };
}

/**
 * The least box of a shape around another, with the same middle.
 * @param {Box} box
 * @param {number} shape width divided by height
 * @returns {Box}
 */
export function widen(box, shape) {
  const width = Math.max(box.width, box.height * shape);
  const height = Math.max(box.height, box.width / shape);
  return { x: box.x + (box.width - width) / 2, y: box.y + (box.height - height) / 2, width, height };
}

/**
 * A part of the view, zoomed about a spot that stays where it is.
 * @param {Box} box
 * @param {number} width
 * @param {Spot} about
 * @returns {Box}
 */
export function zoomed(box, width, about) {
  const part = width / box.width;
  return {
    x: about.x - (about.x - box.x) * part,
    y: about.y - (about.y - box.y) * part,
    width,
    height: box.height * part,
  };
}

/**
 * Moves a box so that what there is to see is not lost: its middle goes to the edge of the whole and no
 * farther, the less far the more is seen, and where all is seen that stands in the middle.
 * @param {Box} box
 * @param {Box} whole
 * @returns {Box}
 */
export function kept(box, whole) {
  const clamp = (
    /** @type {number} */ at,
    /** @type {number} */ size,
    /** @type {number} */ low,
    /** @type {number} */ room,
  ) => {
    const centred = low + room / 2 - size / 2;
    const far = Math.min(room / 2, Math.max(0, room - size));
    return Math.min(Math.max(at, centred - far), centred + far);
  };
  return {
    ...box,
    x: clamp(box.x, box.width, whole.x, whole.width),
    y: clamp(box.y, box.height, whole.y, whole.height),
  };
}

export class Camera {
  /** @type {SVGSVGElement | null} */
  drawing = null;
  /** @type {Box | null} */
  shown = null;
  /** Whether a person moved the camera: it then stays until something else is asked. */
  held = false;
  #flight = 0;
  /** Where it is flying to. @type {Box | null} */
  #goal = null;
  /** Whether it looks at something for a moment only. */
  #visits = false;

  /** @param {Views} views */
  constructor(views) {
    this.views = views;
  }

  /** @param {SVGSVGElement} element */
  attach(element) {
    if (this.drawing === element) return;
    this.drawing = element;
    this.shown = null;
    new ResizeObserver(() => this.#resized(element)).observe(element);
  }

  /** @param {SVGSVGElement} element */
  #resized(element) {
    if (element !== this.drawing) return;
    if (!this.held || !this.shown) {
      // A flight that goes on would land on what was right for the size before.
      this.#flight += 1;
      this.place(this.views.aim());
    } else this.views.moved?.();
  }

  /** Width divided by height of what the drawing fills. */
  get shape() {
    return this.drawing ? this.drawing.clientWidth / Math.max(1, this.drawing.clientHeight) : 1;
  }

  /** Units of the drawing for a pixel of the screen. */
  get units() {
    const { drawing, shown } = this;
    if (!drawing || !shown) return 1;
    return Math.max(
      shown.width / Math.max(1, drawing.clientWidth),
      shown.height / Math.max(1, drawing.clientHeight),
    );
  }

  /** Shows this at once. @param {Box | null} box */
  place(box) {
    if (!box || !this.drawing || !(box.width > 0 && box.height > 0)) return;
    this.shown = box;
    this.drawing.setAttribute('viewBox', `${box.x} ${box.y} ${box.width} ${box.height}`);
    this.views.moved?.();
  }

  /** Goes there smoothly. @param {Box | null} to */
  fly(to) {
    if (!to) return;
    const from = this.shown;
    this.#visits = false;
    this.#flight += 1;
    const mine = this.#flight;
    this.#goal = null;
    if (!from || calm() || same(from, to)) return this.place(to);
    this.#goal = to;
    const began = performance.now();
    const step = (/** @type {number} */ now) => {
      if (mine !== this.#flight) return;
      const part = Math.max(0, now - began) / FLIGHT;
      // Sums of fractions miss it by a hair.
      if (part >= 1) {
        this.#goal = null;
        return this.place(to);
      }
      const eased = 1 - (1 - part) ** 3;
      const mix = (/** @type {number} */ a, /** @type {number} */ b) => a + (b - a) * eased;
      this.place({
        x: mix(from.x, to.x),
        y: mix(from.y, to.y),
        width: mix(from.width, to.width),
        height: mix(from.height, to.height),
      });
      requestAnimationFrame(step);
    };
    requestAnimationFrame(step);
  }

  /** Goes to what should be seen, and stays with that. */
  free() {
    this.held = false;
    this.fly(this.views.aim());
  }

  /** Looks at something for a moment. @param {Box | null} at */
  visit(at) {
    this.fly(at);
    this.#visits = true;
  }

  /** Comes back from such a look, unless a person or a new question has moved the camera meanwhile. */
  back() {
    if (this.#visits && !this.held) this.free();
  }

  /** Goes somewhere by a person's wish, and stays there. @param {Box | null} to */
  hold(to) {
    this.held = true;
    this.fly(to);
  }

  /** Moves by hand. @param {number} dx in pixels @param {number} dy */
  pan(dx, dy) {
    const whole = this.views.whole();
    if (!this.shown || !whole) return;
    this.#take();
    const { units } = this;
    this.place(kept({ ...this.shown, x: this.shown.x - dx * units, y: this.shown.y - dy * units }, whole));
  }

  /**
   * Zooms by hand.
   * @param {number} factor above 1 comes nearer
   * @param {Spot} [about] what stays where it is; else the middle
   */
  zoom(factor, about) {
    const whole = this.views.whole();
    const { shown } = this;
    if (!shown || !whole) return;
    this.#take();
    this.place(this.#nearer(shown, whole, factor, about));
  }

  /** Zooms smoothly, as a button does; of presses in a row none is lost. @param {number} factor */
  zoomBy(factor) {
    const whole = this.views.whole();
    const from = this.#goal ?? this.shown;
    if (from && whole) this.hold(this.#nearer(from, whole, factor));
  }

  /** @param {Box} shown @param {Box} whole @param {number} factor @param {Spot} [about] */
  #nearer(shown, whole, factor, about) {
    const most = this.views.most?.() ?? Math.max(whole.width, whole.height * (shown.width / shown.height));
    const width = Math.min(Math.max(shown.width / factor, this.views.least), most);
    const centre = { x: shown.x + shown.width / 2, y: shown.y + shown.height / 2 };
    return kept(zoomed(shown, width, about ?? centre), whole);
  }

  #take() {
    this.held = true;
    this.#flight += 1;
    this.#goal = null;
  }

  /** Where a point of the screen lies in the drawing. @param {{clientX: number, clientY: number}} event @returns {Spot | null} */
  spotOf({ clientX, clientY }) {
    const matrix = this.drawing?.getScreenCTM();
    if (!matrix) return null;
    const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse());
    return { x, y };
  }
}
