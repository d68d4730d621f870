import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Camera, frame, kept, widen, zoomed } from '../kit/camera.js';

const WHOLE = { x: -80, y: -80, width: 1260, height: 1260 };

test('a frame has the shape of the screen, is no smaller than asked, and stays in the room', () => {
  const close = frame({ x: 1000, y: 0, width: 100, height: 100 }, 600, 0.8, WHOLE);
  assert.ok(close.height >= 600 && Math.abs(close.width / close.height - 0.8) < 1e-9);
  assert.ok(close.x + close.width <= WHOLE.x + WHOLE.width && close.y >= WHOLE.y);
  assert.deepEqual(frame({ ...WHOLE }, 600, 1, WHOLE).x, WHOLE.x);
});

test('a widened box has the shape, the same middle, and nothing of the box is lost', () => {
  assert.deepEqual(widen({ x: 0, y: 0, width: 100, height: 100 }, 2), {
    x: -50,
    y: 0,
    width: 200,
    height: 100,
  });
  assert.deepEqual(widen({ x: 0, y: 0, width: 100, height: 100 }, 0.5), {
    x: 0,
    y: -50,
    width: 100,
    height: 200,
  });
});

test('a spot stays under the fingers that zoom about it', () => {
  const box = { x: 0, y: 0, width: 400, height: 200 };
  const near = zoomed(box, 200, { x: 100, y: 150 });
  assert.deepEqual(near, { x: 50, y: 75, width: 200, height: 100 });
  const part = (/** @type {typeof box} */ { x, width }) => (100 - x) / width;
  assert.equal(part(near), part(box));
});

test('nobody pans past the end of what there is', () => {
  const view = { x: 5000, y: -5000, width: 400, height: 300 };
  assert.deepEqual(kept(view, WHOLE), { x: 980, y: -230, width: 400, height: 300 });
  const inside = { x: 10, y: 20, width: 400, height: 300 };
  assert.deepEqual(kept(inside, WHOLE), inside);
});

test('however far somebody went, zoomed all the way out everything is in the middle', () => {
  let view = kept({ x: 5000, y: -5000, width: 300, height: 150 }, WHOLE);
  while (view.width < 2600) {
    const width = Math.min(view.width * 1.5, 2600);
    const spot = { x: view.x + view.width / 2, y: view.y + view.height / 2 };
    view = kept(zoomed(view, width, spot), WHOLE);
  }
  assert.equal(view.x + view.width / 2, WHOLE.x + WHOLE.width / 2);
  assert.equal(view.y + view.height / 2, WHOLE.y + WHOLE.height / 2);
});

test('a view that is too wide for the whole still moves along it', () => {
  const tall = { x: 0, y: 0, width: 300, height: 2000 };
  const view = kept({ x: 40, y: 1400, width: 400, height: 400 }, tall);
  assert.deepEqual(view, { x: -50, y: 1400, width: 400, height: 400 });
});

/** A camera whose flights are over at once, and that looks at what is asked. */
function looking() {
  Object.assign(globalThis, { matchMedia: () => ({ matches: true }) });
  const asked = { x: 0, y: 0, width: 100, height: 100 };
  const camera = new Camera({ aim: () => asked, whole: () => WHOLE, least: 100 });
  camera.drawing = /** @type {SVGSVGElement} */ (/** @type {unknown} */ ({ setAttribute: () => {} }));
  camera.free();
  return { camera, asked };
}

const ELSEWHERE = { x: 500, y: 500, width: 200, height: 200 };

test('a look at something else ends where the question is', () => {
  const { camera, asked } = looking();
  camera.visit(ELSEWHERE);
  assert.deepEqual(camera.shown, ELSEWHERE);
  camera.back();
  assert.deepEqual(camera.shown, asked);
});

test('whoever has moved the view meanwhile keeps it', () => {
  const { camera } = looking();
  camera.visit(ELSEWHERE);
  camera.hold(WHOLE);
  camera.back();
  assert.deepEqual(camera.shown, WHOLE);
});

test('where nobody had to look away, nothing moves', () => {
  const { camera } = looking();
  camera.fly(ELSEWHERE);
  camera.back();
  assert.deepEqual(camera.shown, ELSEWHERE);
});

test('a flight that the box of the drawing overtakes ends at what is seen in the new size', () => {
  /** @type {(() => void)[]} */
  const frames = [];
  let resized = () => {};
  class Watch {
    /** @param {() => void} told */
    constructor(told) {
      resized = told;
    }
    observe() {}
  }
  Object.assign(globalThis, {
    matchMedia: () => ({ matches: false }),
    ResizeObserver: Watch,
    requestAnimationFrame: (/** @type {(now: number) => void} */ step) =>
      frames.push(() => step(Number.POSITIVE_INFINITY)),
  });
  let asked = ELSEWHERE;
  const camera = new Camera({ aim: () => asked, whole: () => WHOLE, least: 100 });
  camera.attach(/** @type {SVGSVGElement} */ (/** @type {unknown} */ ({ setAttribute: () => {} })));
  resized();
  camera.fly({ ...ELSEWHERE, x: 0 });
  asked = { ...ELSEWHERE, height: 400 };
  resized();
  for (const frame of frames) frame();
  assert.deepEqual(camera.shown, asked);
});

test('of presses in a row each comes nearer, also while the view still flies', () => {
  const { camera } = looking();
  Object.assign(globalThis, { matchMedia: () => ({ matches: false }), requestAnimationFrame: () => 0 });
  camera.place(WHOLE);
  camera.zoomBy(2);
  camera.zoomBy(2);
  /** @type {((now: number) => void)[]} */
  const frames = [];
  Object.assign(globalThis, {
    requestAnimationFrame: (/** @type {(now: number) => void} */ step) => frames.push(step),
  });
  camera.zoomBy(2);
  frames[0]?.(Number.POSITIVE_INFINITY);
  assert.equal(camera.shown?.width, WHOLE.width / 8);
});
