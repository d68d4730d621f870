// Scenes of the time track: draws, hops, effects, the guards.

import { picture } from '../../art/cards.js';
import { figure } from '../../art/figures.js';
import { endToken } from '../../art/marks.js';
import { pace } from '../../kit/motion.js';
import { bring, flash, gesture, travel, whereIs } from '../../kit/stage.js';
import { svg } from '../../vendor/lit-html/lit-html.js';
import { glance } from './camera.js';
import { tokenSpot, trackLength, trackSpace } from './geometry.js';
import { lastTime } from './model.js';
import { arrive } from './track.js';

/** @import { Character, News } from './types.d.ts' */
/** @import { State } from './model.js' */
/** @typedef {Extract<News, {kind: 'called' | 'drawn' | 'marker' | 'planned' | 'began' | 'ended' | 'spent' | 'end_token' | 'over'}>} TimeNews */

const POP = [
  { transform: 'scale(.2)', opacity: 0 },
  { transform: 'scale(1.15)', opacity: 1, offset: 0.35 },
  { transform: 'scale(1)', opacity: 1, offset: 0.75 },
  { transform: 'translateY(-20px)', opacity: 0 },
];

/**
 * @param {TimeNews} news
 * @param {State} state
 * @param {boolean} hurry
 */
export async function playTime(news, state, hurry) {
  const of = (/** @type {Character} */ who) => `[data-character="${who}"]`;
  const token = (/** @type {Character} */ who) => `[data-token="${who}"]`;
  switch (news.kind) {
    case 'called':
    case 'drawn': {
      const at = whereIs(of(news.character));
      if (at) glance(at);
      const hop = [
        { transform: 'none' },
        { transform: 'translateY(-22px) scale(1.06)' },
        { transform: 'none' },
      ];
      const options = { duration: pace(360, hurry), easing: 'ease-out' };
      await Promise.all([
        gesture(token(news.character), '.df-token', hop, options),
        gesture(of(news.character), '.df-body', hop, options),
      ]);
      return;
    }
    case 'marker':
      return travel('[data-marker]', [space(state, news.time)], { duration: pace(380, hurry), lift: 26 });
    case 'planned': {
      const at = whereIs(of(news.character));
      if (!at) return;
      const back = svg`<g><rect class="df-back" x="-17" y="-25" width="34" height="48" rx="5" /><path class="df-back-mark" d="M0 -16 10 -1 0 14 -10 -1Z" /></g>`;
      return flash(back, { x: at.x, y: at.y - 60 }, POP, { duration: pace(320, hurry) });
    }
    case 'began': {
      const at = whereIs(of(news.character));
      if (!at) return;
      const badge = svg`<g class="df-cheer"><circle r="34" /><g transform="scale(.56)">${picture(news.card)}</g></g>`;
      return flash(badge, { x: at.x, y: at.y - 70 }, POP, { duration: pace(520, hurry), easing: 'ease-out' });
    }
    case 'ended':
      return gesture(of(news.character), '.df-body', [{ opacity: 1 }, { opacity: 0.5 }, { opacity: 1 }], {
        duration: pace(220, hurry),
      });
    case 'spent': {
      const there = state.parts?.track.stacks.find((stack) => stack.time === news.to)?.tokens.length ?? 0;
      const height = there + arrive(news.to);
      return travel(token(news.character), [tokenSpot(space(state, news.to), height, height + 1)], {
        duration: pace(380, hurry),
        lift: 30,
      });
    }
    case 'end_token':
      return turnOver(news.time, news.guard, state, hurry);
    case 'over': {
      const side = (state.guide?.board.side ?? 11) * 100;
      const dusk = bring(svg`<rect class="df-dusk" x="0" y="0" width=${side} height=${side} />`, {
        x: 0,
        y: 0,
      });
      await dusk
        ?.animate([{ opacity: 0 }, { opacity: 1 }], { duration: pace(600, hurry) })
        .finished.catch(() => undefined);
    }
  }
}

/** @param {State} state @param {number} time */
const space = (state, time) => trackSpace(time, trackLength(lastTime(state)), state.guide?.board.side ?? 11);

/**
 * @param {number} time
 * @param {boolean} guard
 * @param {State} state
 * @param {boolean} hurry
 */
async function turnOver(time, guard, state, hurry) {
  const name = `[data-end="${time}"]`;
  const at = whereIs(name) ?? space(state, time);
  const half = { duration: pace(190, hurry), easing: 'ease-in' };
  await gesture(name, '.mover', [{ transform: 'none' }, { transform: 'scale(0, 1.15)' }], {
    ...half,
    fill: 'forwards',
  });
  const face = bring(svg`<g transform=${guard ? 'scale(1.5)' : 'scale(.95)'}>${endToken(guard)}</g>`, at);
  if (!face) return;
  const shown = [
    { transform: 'scale(0, 1.15)' },
    { transform: guard ? 'scale(1.5)' : 'scale(1.1)', offset: 0.4 },
    { transform: 'none' },
  ];
  await face
    .animate(shown, { duration: pace(guard ? 700 : 320, hurry), easing: 'ease-out' })
    .finished.catch(() => undefined);
  if (guard) await march(state, hurry);
}

/** The guards come in. @param {State} state @param {boolean} hurry */
async function march(state, hurry) {
  const half = (state.guide?.board.side ?? 11) * 50;
  const walk = [
    { transform: 'translate(-160px, 0)', opacity: 0 },
    { transform: 'translate(-20px, -14px)', opacity: 1, offset: 0.35 },
    { transform: 'none', opacity: 1, offset: 0.8 },
    { transform: 'none', opacity: 0 },
  ];
  const guards = [-170, 0, 170].map((x, place) =>
    flash(svg`<g transform="scale(2.100)">${figure('guard', 'south')}</g>`, { x: half + x, y: half }, walk, {
      duration: pace(640, hurry),
      delay: pace(70 * place, hurry),
      fill: 'backwards',
    }),
  );
  await Promise.all(guards);
}
