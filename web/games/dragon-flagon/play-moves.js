// How people get from one square to another.

import { pace } from '../../kit/motion.js';
import { animate, bring, dismiss, flash, gesture, travel, whereIs } from '../../kit/stage.js';
import { svg } from '../../vendor/lit-html/lit-html.js';
import { glance } from './camera.js';
import { middle } from './geometry.js';
import { PUFF, RISE } from './play-signs.js';

/** @import { Manner } from './types.d.ts' */
/** @import { Spot } from '../../kit/stage.js' */

/** How long a step takes, how high it hops. @type {Record<Manner, {step: number, lift: number, easing: string}>} */
const GAITS = {
  walk: { step: 190, lift: 13, easing: 'linear' },
  dash: { step: 100, lift: 6, easing: 'linear' },
  charge: { step: 230, lift: 4, easing: 'cubic-bezier(.6,0,.9,.6)' },
  swing: { step: 130, lift: 0, easing: 'cubic-bezier(.45,0,.55,1)' },
  knock: { step: 320, lift: 0, easing: 'cubic-bezier(.1,.8,.3,1)' },
  slide: { step: 150, lift: 0, easing: 'linear' },
  ride: { step: 420, lift: 0, easing: 'ease-out' },
  leap: { step: 460, lift: 96, easing: 'linear' },
  kick: { step: 110, lift: 0, easing: 'cubic-bezier(.6,0,1,.7)' },
  shadow_step: { step: 300, lift: 0, easing: 'linear' },
  lure: { step: 620, lift: 0, easing: 'ease-in-out' },
  shove: { step: 240, lift: 0, easing: 'cubic-bezier(.1,.8,.3,1)' },
  flip: { step: 480, lift: 110, easing: 'linear' },
};

/** Where nothing in between is touched. @type {Manner[]} */
const ACROSS = ['swing', 'leap', 'shadow_step', 'lure', 'flip'];

/** What the body does on the way. @type {Partial<Record<Manner, Keyframe[]>>} */
const BEARING = {
  swing: [
    { transform: 'none' },
    { transform: 'translateY(-58px) rotate(-12deg) scale(1.1)' },
    { transform: 'none' },
  ],
  knock: [{ transform: 'none' }, { transform: 'rotate(-14deg)' }, { transform: 'none' }],
  slide: [
    { transform: 'none' },
    { transform: 'rotate(16deg)' },
    { transform: 'rotate(-9deg)' },
    { transform: 'none' },
  ],
  shove: [{ transform: 'none' }, { transform: 'rotate(-14deg)' }, { transform: 'none' }],
  leap: [{ transform: 'none' }, { transform: 'scale(1.16) rotate(8deg)' }, { transform: 'none' }],
  kick: [
    { transform: 'none' },
    { transform: 'translateY(-34px) rotate(-32deg)', offset: 0.3 },
    { transform: 'translateY(-20px) rotate(-48deg)', offset: 0.9 },
    { transform: 'none' },
  ],
  lure: [
    { transform: 'none' },
    { transform: 'rotate(-7deg)' },
    { transform: 'rotate(7deg)' },
    { transform: 'none' },
  ],
  shadow_step: [
    { opacity: 1, transform: 'none' },
    { opacity: 0, transform: 'scale(.7, 1.2)', offset: 0.35 },
    { opacity: 0, transform: 'scale(.7, 1.2)', offset: 0.65 },
    { opacity: 1, transform: 'none' },
  ],
  flip: [{ transform: 'none' }, { transform: 'rotate(180deg)' }, { transform: 'rotate(360deg)' }],
};

const SHADOW = svg`<g class="df-shadow"><ellipse rx="40" ry="30" /><circle cx="-22" cy="-22" r="15" /><circle cx="4" cy="-34" r="19" /><circle cx="26" cy="-18" r="14" /></g>`;
const NOTES = svg`<g class="df-song"><path d="M-26 6V-22L-8 -27V2M-26 -14-8 -19M12 -8V-34L28 -30" /><ellipse cx="-30" cy="7" rx="6" ry="5" /><ellipse cx="-12" cy="3" rx="6" ry="5" /><ellipse cx="8" cy="-7" rx="6" ry="5" /></g>`;

/** What is left in the air where somebody set out. @type {Partial<Record<Manner, {drawn: unknown, down: number}>>} */
const WAKE = {
  knock: { drawn: PUFF, down: 30 },
  shove: { drawn: PUFF, down: 30 },
  leap: { drawn: PUFF, down: 30 },
  kick: { drawn: PUFF, down: 30 },
  shadow_step: { drawn: SHADOW, down: 10 },
  lure: { drawn: NOTES, down: -66 },
};

/**
 * @param {string} name
 * @param {string[]} squares
 * @param {Manner} manner
 * @param {boolean} hurry
 */
export async function move(name, squares, manner, hurry) {
  const path = squares.map(middle);
  const last = path.at(-1);
  if (!last) return;
  glance(last);
  const gait = GAITS[manner];
  const way = ACROSS.includes(manner) ? [last] : path;
  const steps = manner === 'swing' ? path.length : way.length;
  const duration = pace(Math.min(700, gait.step * steps), hurry);
  const from = whereIs(name);
  const wake = WAKE[manner];
  if (from && wake) {
    void flash(wake.drawn, { x: from.x, y: from.y + wake.down }, RISE, { duration: pace(420, hurry) });
  }
  const rope = manner === 'swing' ? roped(from ?? last, last, duration) : undefined;
  const bearing = BEARING[manner];
  await Promise.all([
    manner === 'shadow_step'
      ? vanish(name, last, duration)
      : travel(name, way, { duration, easing: gait.easing, lift: gait.lift }),
    bearing ? gesture(name, '.df-body', bearing, { duration }) : undefined,
    rope,
  ]);
}

/** The rope of a swing. @param {Spot} from @param {Spot} to @param {number} duration */
async function roped(from, to, duration) {
  const half = (to.x - from.x) / 2;
  const rope = bring(svg`<path class="df-rope" d=${`M${half} -190Q${half} -90 0 -40`} />`, from);
  await animate(rope, [{ opacity: 1 }, { opacity: 0 }], { duration });
  dismiss(rope);
}

/** Gone here, and there again. @param {string} name @param {Spot} to @param {number} duration */
async function vanish(name, to, duration) {
  void flash(SHADOW, { x: to.x, y: to.y + 10 }, RISE, { duration, delay: duration * 0.4, fill: 'backwards' });
  await travel(name, [to], { duration, easing: 'steps(2, jump-none)' });
}
