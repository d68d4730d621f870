// Scenes of cards and their tokens: what changes decks, mats and marks on the board.

import { sign } from '../../art/marks.js';
import { barrageMark, bolt, familiar, preyMark } from '../../art/tokens.js';
import { pace } from '../../kit/motion.js';
import { animate, bring, dismiss, flash, gesture, travel, whereIs } from '../../kit/stage.js';
import { svg } from '../../vendor/lit-html/lit-html.js';
import { glance } from './camera.js';
import { degrees, middle, tokenSpot, trackLength, trackSpace } from './geometry.js';
import { cardGuide, cardName, lastTime, ownerOf } from './model.js';
import { besides, inside, PUFF, RISE, ribbon, shownCard } from './play-signs.js';
import { arrive } from './track.js';

/** @import { Character, News } from './types.d.ts' */
/** @import { State } from './model.js' */
/** @typedef {Extract<News, {kind: 'cleared' | 'became' | 'dragon' | 'aside' | 'delayed' | 'shot' | 'loaded' | 'barrage' | 'prey' | 'familiar'}>} CardNews */

const BACK = svg`<g><rect class="df-back" x="-17" y="-25" width="34" height="48" rx="5" /><path class="df-back-mark" d="M0 -16 10 -1 0 14 -10 -1Z" /></g>`;
const BOOM = [
  { transform: 'scale(.2)', opacity: 1 },
  { transform: 'scale(1.2)', opacity: 1, offset: 0.5 },
  { transform: 'scale(1.5)', opacity: 0 },
];

/** @param {Character} who */
const of = (who) => `[data-character="${who}"]`;

/** A spot over somebody's head. @param {Character} who */
function above(who) {
  const at = whereIs(of(who));
  return at ? { x: at.x, y: at.y - 76 } : null;
}

/**
 * @param {CardNews} news
 * @param {State} state
 * @param {boolean} hurry
 */
export async function playCards(news, state, hurry) {
  switch (news.kind) {
    case 'cleared': {
      const at = above(news.character);
      return at ? flash(BACK, at, RISE, { duration: pace(420, hurry) }) : undefined;
    }
    case 'became':
    case 'dragon': {
      const card = news.kind === 'became' ? news.into : news.card;
      const guide = cardGuide(state, card);
      const at = besides(whereIs(of(news.character)), state);
      if (!at || !guide) return;
      glance(at);
      return flash(shownCard(guide, cardName(state, card)), at, RISE, {
        duration: pace(900, hurry),
        easing: 'ease-out',
      });
    }
    case 'aside': {
      const at = inside(above(news.character), state);
      const words = ribbon(cardName(state, news.card), '');
      return at ? flash(words, at, RISE, { duration: pace(380, hurry) }) : undefined;
    }
    case 'delayed':
      return delayed(news, state, hurry);
    case 'shot':
      return shot(news, hurry);
    case 'loaded': {
      const at = above(news.character);
      const drawn = svg`<g class="df-cheer"><circle r="34" /><g transform="translate(-24 -24) scale(2)">${sign(news.loaded ? 'loaded' : 'unloaded')}</g></g>`;
      return at ? flash(drawn, at, RISE, { duration: pace(420, hurry) }) : undefined;
    }
    case 'barrage':
      return news.square === null ? strike(state, hurry) : put(barrageMark, news.square, hurry);
    case 'prey': {
      const at = news.character === null ? null : above(news.character);
      return at ? flash(preyMark, at, RISE, { duration: pace(520, hurry) }) : undefined;
    }
    case 'familiar': {
      const owner = ownerOf(state, 'familiar');
      if (news.square !== null) return put(familiar(degrees(news.facing)), news.square, hurry);
      const at = whereIs('[data-familiar]');
      if (!at || !owner) return;
      const gone = [
        { transform: 'none', opacity: 1 },
        { transform: 'scale(.2)', opacity: 0 },
      ];
      const duration = pace(300, hurry);
      void gesture('[data-familiar]', '.mover', gone, { duration, fill: 'forwards' });
      return flash(PUFF, at, RISE, { duration });
    }
  }
}

/** A token comes down onto a square and stays. @param {unknown} drawn @param {string} square @param {boolean} hurry */
async function put(drawn, square, hurry) {
  const at = middle(square);
  glance(at);
  const down = [
    { transform: 'translateY(-90px) scale(1.3)', opacity: 0 },
    { transform: 'none', opacity: 1 },
  ];
  await animate(bring(drawn, at), down, { duration: pace(360, hurry), easing: 'cubic-bezier(.3,1.4,.6,1)' });
}

/** The guns fire at their mark. @param {State} state @param {boolean} hurry */
async function strike(state, hurry) {
  const square = state.parts?.board.barrage;
  if (!square) return;
  const at = middle(square);
  glance(at);
  const duration = pace(380, hurry);
  const spots = [
    [0, 0],
    [-90, -70],
    [80, -90],
    [-80, 90],
    [100, 70],
  ];
  void gesture('[data-barrage]', '.mover', [{ opacity: 1 }, { opacity: 0 }], {
    duration,
    fill: 'forwards',
  });
  await Promise.all(
    spots.map(([x = 0, y = 0], place) =>
      flash(
        svg`<path class="df-pow" d="M0 -46 12 -17 42 -26 22 0 46 20 14 16 8 46-8 18-40 30-20 4-46 -14-14 -14Z" />`,
        { x: at.x + x, y: at.y + y },
        BOOM,
        {
          duration,
          delay: pace(90 * place, hurry),
          fill: 'backwards',
        },
      ),
    ),
  );
}

/** @param {Extract<News, {kind: 'shot'}>} news @param {boolean} hurry */
async function shot(news, hurry) {
  const last = news.path.at(-1);
  if (!last) return;
  // A spell may start from the Familiar; the first square of the path tells.
  const from = middle(news.path[0] ?? last);
  const to = middle(last);
  glance(to);
  const piece = bring(bolt(news.card), { x: from.x, y: from.y - 20 });
  const far = Math.hypot(to.x - from.x, to.y - from.y);
  const turn = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
  const spin = news.card === 'daggerang' ? 720 : 0;
  await animate(
    piece,
    [
      { transform: `rotate(${turn}deg)` },
      { transform: `translate(${to.x - from.x}px, ${to.y - from.y}px) rotate(${turn + spin}deg)` },
    ],
    { duration: pace(Math.min(560, 180 + far / 2), hurry), easing: 'linear' },
  );
  dismiss(piece);
}

/** A token is pushed on by somebody else. @param {Extract<News, {kind: 'delayed'}>} news @param {State} state @param {boolean} hurry */
async function delayed(news, state, hurry) {
  const length = trackLength(lastTime(state));
  const space = trackSpace(news.to, length, state.guide?.board.side ?? 11);
  const there = state.parts?.track.stacks.find((stack) => stack.time === news.to)?.tokens.length ?? 0;
  const height = there + arrive(news.to);
  const at = above(news.character);
  const held = svg`<g class="df-cheer"><circle r="34" /><g transform="translate(-24 -24) scale(2)">${sign('delay')}</g></g>`;
  await Promise.all([
    travel(`[data-token="${news.character}"]`, [tokenSpot(space, height, height + 1)], {
      duration: pace(460, hurry),
      lift: 30,
    }),
    at ? flash(held, at, RISE, { duration: pace(520, hurry) }) : undefined,
  ]);
}
