// How the lair changes: chambers come, go, change places with others, and turn.
import { calm, pace } from '../../kit/motion.js';
import { animate, bring, flash, gesture } from '../../kit/stage.js';
import { svg } from '../../vendor/lit-html/lit-html.js';
import { camera, glance } from './camera.js';
import { chamberFace } from './chamber.js';
import { middle, outline, partsOf, quartersBetween } from './geometry.js';
import { faceOf } from './people.js';
import { chamberAt } from './places.js';
import { matOf } from './play-things.js';

/** @import { Arrows, Open, Seat, Square, Tile } from './types.d.ts' */
/** @import { State } from './people.js' */

/** @typedef {Extract<Open, {what: 'placed' | 'shifted' | 'destroyed' | 'turned'}>} Change */

const SLOT = 'cubic-bezier(.2,.8,.3,1)';

/**
 * @param {Change} news
 * @param {HTMLElement} root
 * @param {State} state
 * @param {boolean} hurry
 */
export async function chamberChanges(news, root, state, hurry) {
  glance([news.at]);
  switch (news.what) {
    case 'placed':
      return comes(news.seat, news.tile, news.at, news.arrows, root, state, hurry);
    case 'shifted':
      await Promise.all([
        goes(news.at, hurry),
        comes(news.seat, news.tile, news.at, news.arrows, root, state, hurry),
      ]);
      return;
    case 'turned':
      return turns(news.at, news.arrows, state, hurry);
    case 'destroyed':
      return crumbles(news.at, state, hurry);
  }
}

/** How a chamber is found in the drawing. @param {Square} square */
const drawnAt = (square) => `.dk-chamber[data-square="${square}"]`;

/**
 * A tile comes from whoever lays it, and drops into its place.
 * @param {Seat} seat
 * @param {Tile} tile
 * @param {Square} at
 * @param {Arrows} arrows
 * @param {HTMLElement} root
 * @param {State} state
 * @param {boolean} hurry
 */
async function comes(seat, tile, at, arrows, root, state, hurry) {
  const face = faceOf(state, tile);
  if (!face) return;
  const to = middle(at);
  const brought = bring(chamberFace(face.kind, arrows), to);
  const { bottom, left, width } = root.getBoundingClientRect();
  const own = seat === state.room.you.plays;
  const hand = own ? { x: left + width / 2, y: bottom } : matOf(seat);
  const from = hand && camera.spotOf({ clientX: hand.x, clientY: hand.y });
  const start = from ? { x: from.x - to.x, y: from.y - to.y } : { x: 0, y: -200 };
  await animate(
    brought,
    [
      { transform: `translate(${start.x}px, ${start.y}px) scale(.7)`, opacity: 0.2 },
      { transform: 'translate(0, -14px) scale(1.18)', opacity: 1, offset: 0.75 },
      { transform: 'none', opacity: 1 },
    ],
    { duration: pace(500, hurry), easing: SLOT },
  );
  if (!calm()) void flash(DUST, to, PUFF, { duration: pace(320, hurry) });
}

const DUST = svg`<rect class="dk-dust" x="-50" y="-50" width="100" height="100" rx="8" />`;
const PUFF = [
  { transform: 'scale(1)', opacity: 0.8 },
  { transform: 'scale(1.18)', opacity: 0 },
];

/** A chamber is taken up. @param {Square} at @param {boolean} hurry */
const goes = (at, hurry) =>
  gesture(
    drawnAt(at),
    '.mover',
    [
      { opacity: 1, transform: 'none' },
      { opacity: 0, transform: 'translateY(-40px) scale(1.1)' },
    ],
    {
      duration: pace(360, hurry),
      fill: 'forwards',
    },
  );

/** A chamber turns; its sign stays upright. @param {Square} at @param {Arrows} arrows @param {State} state @param {boolean} hurry */
async function turns(at, arrows, state, hurry) {
  const before = chamberAt(state, at);
  if (!before) return;
  const quarters = quartersBetween(before.arrows, arrows);
  // What looks the same afterwards was turned all the same.
  const degrees = quarters === 0 ? 180 : quarters === 3 ? -90 : quarters * 90;
  await gesture(drawnAt(at), '.dk-sides', [{ transform: 'none' }, { transform: `rotate(${degrees}deg)` }], {
    duration: pace(300 + Math.abs(degrees) * 2, hurry),
    easing: 'ease-in-out',
    fill: 'forwards',
  });
}

/** Where the shards of a chamber fall. */
const SHARDS = [
  { d: 'M-49 -49H4L-8 -6 -49 8Z', x: -46, y: -30, turn: -50 },
  { d: 'M4 -49H49V-4L-8 -6Z', x: 44, y: -38, turn: 40 },
  { d: 'M-49 8-8 -6 6 49H-49Z', x: -36, y: 52, turn: -35 },
  { d: 'M-8 -6 49 -4V49H6Z', x: 40, y: 46, turn: 60 },
];

/** A chamber crumbles; if the lair falls apart, its parts are seen. @param {Square} at @param {State} state @param {boolean} hurry */
async function crumbles(at, state, hurry) {
  const spot = middle(at);
  const name = drawnAt(at);
  const shake = [-4, 4, -5, 5, 0].map((x) => ({ transform: `translate(${x}px, ${x / 2}px)` }));
  await gesture(name, '.mover', shake, { duration: pace(260, hurry) });
  const duration = pace(480, hurry);
  const falls = SHARDS.map(({ d, x, y, turn }) =>
    flash(
      svg`<path class="dk-shard" d=${d} />`,
      spot,
      [
        { transform: 'none', opacity: 1 },
        { transform: `translate(${x}px, ${y}px) rotate(${turn}deg) scale(.5)`, opacity: 0 },
      ],
      { duration, easing: 'ease-in' },
    ),
  );
  const gone = [{ opacity: 0 }, { opacity: 0 }];
  await Promise.all([gesture(name, '.mover', gone, { duration: 1, fill: 'forwards' }), ...falls]);
  await fallsApart(at, state, hurry);
}

/** @param {Square} at @param {State} state @param {boolean} hurry */
async function fallsApart(at, state, hurry) {
  const before = (state.parts?.lair ?? []).map((chamber) => chamber.at);
  const parts = partsOf(before.filter((square) => square !== at));
  if (parts.length <= partsOf(before).length) return;
  await Promise.all(
    parts.map((part, place) =>
      flash(
        svg`<path class=${`dk-part is-part-${place % 4}`} d=${outline(part)} />`,
        { x: 0, y: 0 },
        [{ opacity: 0 }, { opacity: 1, offset: 0.3 }, { opacity: 0.4, offset: 0.6 }, { opacity: 1 }],
        { duration: pace(900, hurry) },
      ),
    ),
  );
}
