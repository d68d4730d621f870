// Scenes of things: taken, dropped, thrown, rolled, broken, and tables that slide.
import { thing } from '../../art/furniture.js';
import { pace } from '../../kit/motion.js';
import { animate, bring, dismiss, flash, gesture, travel, whereIs } from '../../kit/stage.js';
import { svg } from '../../vendor/lit-html/lit-html.js';
import { glance } from './camera.js';
import { boxAround, middle } from './geometry.js';

/** @import { News } from './types.d.ts' */
/** @import { State } from './model.js' */
/** @typedef {Extract<News, {kind: 'took' | 'dropped' | 'thrown' | 'slid' | 'gone' | 'pushed' | 'snatched' | 'flipped'}>} ThingNews */

const SPLINTERS = svg`<g class="df-splinters"><path d="M-6 -4-24 -20M4 -6 16 -26M8 4 28 6M2 8 10 28M-8 6-24 16" /></g>`;
const BURST = [
  { transform: 'scale(.3)', opacity: 1 },
  { transform: 'scale(1.3)', opacity: 1, offset: 0.5 },
  { transform: 'scale(1.6)', opacity: 0 },
];

/**
 * @param {ThingNews} news
 * @param {State} state
 * @param {boolean} hurry
 */
export async function playThings(news, state, hurry) {
  if (news.kind === 'pushed') return push(news.table, news.from, news.to, state, hurry);
  if (news.kind === 'flipped') return flip(news.table, news.from, news.to, state, hurry);
  const name = `[data-thing="${news.thing}"]`;
  switch (news.kind) {
    case 'took': {
      const to = whereIs(`[data-character="${news.character}"]`);
      if (!to) return;
      const hand = { x: to.x + 30, y: to.y - 12 };
      return travel(name, [hand], { duration: pace(320, hurry), lift: 30, end: { opacity: 0 } });
    }
    case 'dropped': {
      const from = whereIs(`[data-character="${news.character}"]`);
      if (!from) return;
      const to = middle(news.to);
      const piece = bring(svg`<g>${thing(news.object)}</g>`, { x: from.x + 26, y: from.y });
      return fly(
        piece,
        to.x - from.x - 26,
        to.y - from.y,
        news.object === 'flagon' || news.object === 'cookies' ? 90 : 24,
        pace(420, hurry),
        0,
      );
    }
    case 'thrown': {
      const from = whereIs(`[data-character="${news.character}"]`);
      const last = news.path.at(-1);
      if (!from || !last) return;
      const to = middle(last);
      glance(to);
      const piece = bring(svg`<g>${thing(news.object)}</g>`, { x: from.x, y: from.y - 30 });
      const far = Math.hypot(to.x - from.x, to.y - from.y);
      await fly(
        piece,
        to.x - from.x,
        to.y - from.y + 20,
        40 + far / 8,
        pace(Math.min(600, 240 + far / 2), hurry),
        540,
      );
      dismiss(piece);
      return flash(SPLINTERS, { x: to.x, y: to.y - 14 }, BURST, { duration: pace(220, hurry) });
    }
    case 'snatched': {
      const from = whereIs(`[data-character="${news.from}"]`);
      const to = whereIs(`[data-character="${news.by}"]`);
      if (!from || !to) return;
      glance(to);
      const piece = bring(svg`<g>${thing(news.object)}</g>`, { x: from.x, y: from.y - 20 });
      await fly(piece, to.x - from.x, to.y - from.y, 50, pace(420, hurry), 0);
      return dismiss(piece);
    }
    case 'slid': {
      const [, ...path] = news.path.map(middle);
      const last = path.at(-1);
      if (!last) return;
      glance(last);
      const rolls = news.object === 'barrel';
      const duration = pace(Math.min(700, 110 * path.length + 120), hurry);
      return travel(name, path, {
        duration,
        easing: rolls ? 'cubic-bezier(.3,.1,.6,1)' : 'ease-out',
        spin: rolls ? 360 * Math.ceil(path.length / 2) : 0,
      });
    }
    case 'gone': {
      const at = whereIs(name);
      if (!at) return;
      const fade = [{ opacity: 1 }, { opacity: 0 }];
      await Promise.all([
        gesture(name, '.mover', fade, { duration: pace(220, hurry), fill: 'forwards' }),
        flash(SPLINTERS, at, BURST, { duration: pace(260, hurry) }),
      ]);
    }
  }
}

/**
 * A thing in the air.
 * @param {Element | null} piece
 * @param {number} dx
 * @param {number} dy
 * @param {number} lift
 * @param {number} duration
 * @param {number} spin
 */
const fly = (piece, dx, dy, lift, duration, spin) =>
  animate(
    piece,
    [
      { transform: 'none' },
      { transform: `translate(${dx / 2}px, ${dy / 2 - lift}px) rotate(${spin / 2}deg)` },
      { transform: `translate(${dx}px, ${dy}px) rotate(${spin}deg)` },
    ],
    { duration, easing: 'linear', fill: 'forwards' },
  );

/**
 * A table turns over its far edge and breaks; who stood on it is told of next, in flight beside it.
 * @param {number} id
 * @param {string[]} from
 * @param {string[]} to
 * @param {State} state
 * @param {boolean} hurry
 */
async function flip(id, from, to, state, hurry) {
  const [a, b] = [boxAround(from), boxAround(to)];
  const [dx, dy] = [b.x + b.width / 2 - a.x - a.width / 2, b.y + b.height / 2 - a.y - a.height / 2];
  const duration = pace(520, hurry);
  const landing = { x: b.x + b.width / 2, y: b.y + b.height / 2 };
  glance(landing);
  const flat = Math.abs(dx) > Math.abs(dy) ? 'scale(.1, 1)' : 'scale(1, .1)';
  const turns = [
    { transform: 'none', opacity: 1 },
    { transform: `translate(${dx / 2}px, ${dy / 2 - 60}px) ${flat}`, opacity: 1, offset: 0.5 },
    { transform: `translate(${dx}px, ${dy}px)`, opacity: 1, offset: 0.9 },
    { transform: `translate(${dx}px, ${dy}px)`, opacity: 0 },
  ];
  void gesture(`[data-table="${id}"]`, '.mover', turns, { duration, easing: 'ease-in', fill: 'forwards' });
  for (const lying of state.parts?.board.things ?? []) {
    if (!from.includes(lying.square)) continue;
    void gesture(`[data-thing="${lying.id}"]`, '.mover', [{ opacity: 1 }, { opacity: 0 }], {
      duration,
      fill: 'forwards',
    });
  }
  void flash(svg`<g transform="scale(2.200)">${SPLINTERS}</g>`, landing, BURST, {
    duration: pace(300, hurry),
    delay: duration * 0.8,
    fill: 'backwards',
  });
  await new Promise((done) => setTimeout(done, Math.min(60, duration)));
}

/**
 * A table slides, with what lies on it. Those who ride it are told of next, so the scene lets the
 * story go on while the table still moves.
 * @param {number} id
 * @param {string[]} from
 * @param {string[]} to
 * @param {State} state
 * @param {boolean} hurry
 */
async function push(id, from, to, state, hurry) {
  const [a, b] = [boxAround(from), boxAround(to)];
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const duration = pace(420, hurry);
  glance({ x: b.x + b.width / 2, y: b.y + b.height / 2 });
  const slides = [`[data-table="${id}"]`];
  for (const lying of state.parts?.board.things ?? []) {
    if (from.includes(lying.square)) slides.push(`[data-thing="${lying.id}"]`);
  }
  for (const name of slides) {
    const at = whereIs(name);
    if (at) void travel(name, [{ x: at.x + dx, y: at.y + dy }], { duration, easing: 'ease-out' });
  }
  await new Promise((done) => setTimeout(done, Math.min(40, duration)));
}
