// Scenes of people: they walk, swing, skid, fall, strike, and reputation flies from one to another.
import { figure } from '../../art/figures.js';
import { coin, sign } from '../../art/marks.js';
import { pace } from '../../kit/motion.js';
import { animate, bring, dismiss, flash, gesture, whereIs } from '../../kit/stage.js';
import { svg } from '../../vendor/lit-html/lit-html.js';
import { glance } from './camera.js';
import { degrees, middle } from './geometry.js';
import { cardGuide, cardName, seatOf, standeeOf } from './model.js';
import { move } from './play-moves.js';
import { besides, inside, PUFF, RISE, ribbon, shownCard } from './play-signs.js';
import { lyingAngle } from './standees.js';

/** @import { Character, News } from './types.d.ts' */
/** @import { State } from './model.js' */
/** @import { Spot } from '../../kit/stage.js' */
/** @typedef {Extract<News, {kind: 'placed' | 'revealed' | 'cancelled' | 'reach' | 'nobody' | 'moved' | 'held' | 'turned' | 'hit' | 'parried' | 'paid' | 'fell' | 'stood' | 'dazed'}>} PeopleNews */

const SHAKE = [0, -9, 8, -6, 4, 0].map((x) => ({ transform: `translateX(${x}px)` }));
const POW = svg`<path class="df-pow" d="M0 -46 12 -17 42 -26 22 0 46 20 14 16 8 46-8 18-40 30-20 4-46 -14-14 -14Z" />`;

/**
 * @param {PeopleNews} news
 * @param {State} state
 * @param {boolean} hurry
 */
export async function playPeople(news, state, hurry) {
  const of = (/** @type {Character} */ who) => `[data-character="${who}"]`;
  const above = (/** @type {Character} */ who, up = 70) => {
    const at = whereIs(of(who));
    return at ? { x: at.x, y: at.y - up } : null;
  };
  const shake = (/** @type {Character} */ who) =>
    gesture(of(who), '.df-body', SHAKE, { duration: pace(300, hurry), composite: 'add' });

  switch (news.kind) {
    case 'placed': {
      const at = middle(news.square);
      glance(at);
      const piece = bring(
        svg`<g data-seat=${seatOf(state, news.character)}><ellipse class="df-base" cy="9" rx="40" ry="36" />${figure(news.character, news.facing)}</g>`,
        at,
      );
      return animate(
        piece,
        [
          { transform: 'translateY(-90px)', opacity: 0 },
          { transform: 'none', opacity: 1 },
        ],
        {
          duration: pace(340, hurry),
          easing: 'cubic-bezier(.3,1.4,.6,1)',
        },
      );
    }
    case 'revealed': {
      const guide = cardGuide(state, news.card);
      const at = besides(whereIs(of(news.character)), state);
      if (!at || !guide) return;
      glance(at);
      return flash(shownCard(guide, cardName(state, news.card)), at, RISE, {
        duration: pace(900, hurry),
        easing: 'ease-out',
      });
    }
    case 'cancelled': {
      const at = inside(above(news.character, 104), state);
      if (!at) return;
      const words = ribbon(cardName(state, news.card), 'is-off');
      await Promise.all([flash(words, at, RISE, { duration: pace(480, hurry) }), shake(news.character)]);
      return;
    }
    case 'nobody': {
      const at = above(news.character, 60);
      return at ? flash(PUFF, at, RISE, { duration: pace(320, hurry) }) : undefined;
    }
    case 'reach':
      return reach(news, state, hurry);
    case 'moved':
      return move(of(news.character), news.path.slice(1), news.manner, hurry);
    case 'held':
      return shake(news.character);
    case 'turned': {
      const from = standeeOf(state, news.character)?.facing ?? news.facing;
      const turn = ((degrees(news.facing) - degrees(from) + 540) % 360) - 180;
      return gesture(
        of(news.character),
        '.df-spin',
        [{ transform: 'none' }, { transform: `rotate(${turn}deg)` }],
        {
          duration: pace(220, hurry),
          easing: 'ease-out',
          fill: 'forwards',
        },
      );
    }
    case 'hit': {
      const at = above(news.target, 16);
      if (!at) return;
      glance(at);
      await Promise.all([
        flash(POW, at, BURST, { duration: pace(300, hurry), easing: 'ease-out' }),
        shake(news.target),
      ]);
      return;
    }
    case 'parried': {
      const at = above(news.by, 24);
      if (!at) return;
      const shield = svg`<g class="df-parry"><circle r="44" /><g transform="translate(-31 -31) scale(2.600)">${sign('riposte')}</g></g>`;
      await Promise.all([flash(shield, at, RISE, { duration: pace(520, hurry) }), shake(news.attacker)]);
      return;
    }
    case 'paid':
      return pay(of(news.from), news.to ? of(news.to) : null, news.amount, hurry);
    case 'fell':
      return gesture(
        of(news.character),
        '.df-body',
        [{ transform: 'none' }, { transform: fallen(state, news.character) }],
        {
          duration: pace(300, hurry),
          easing: 'cubic-bezier(.5,0,.8,1.2)',
          fill: 'forwards',
        },
      );
    case 'stood': {
      const up = [{ transform: 'none' }, { transform: 'translateY(-16px)' }, { transform: 'none' }];
      return gesture(of(news.character), '.df-body', up, { duration: pace(300, hurry), easing: 'ease-out' });
    }
    case 'dazed': {
      const at = above(news.character, 76);
      const swirl = svg`<g class="df-swirl" transform="translate(-30 -24) scale(2.500)">${sign('daze')}</g>`;
      return at ? flash(swirl, at, RISE, { duration: pace(420, hurry) }) : undefined;
    }
  }
}

const BURST = [
  { transform: 'scale(.2) rotate(-20deg)', opacity: 1 },
  { transform: 'scale(1.1) rotate(6deg)', opacity: 1, offset: 0.4 },
  { transform: 'scale(1.25)', opacity: 0 },
];

/** How a standing figure is turned to lie with its head the way it looks. @param {State} state @param {Character} who */
const fallen = (state, who) =>
  `translate(0, 3px) rotate(${lyingAngle(standeeOf(state, who)?.facing ?? 'north')}deg) translate(0, 27px)`;

/**
 * @param {Extract<News, {kind: 'reach'}>} news
 * @param {State} state
 * @param {boolean} hurry
 */
async function reach(news, state, hurry) {
  const squares = svg`<g class="df-reach">${news.squares.map((square) => {
    const { x, y } = middle(square);
    return svg`<rect x=${x - 47} y=${y - 47} width="94" height="94" rx="8" />`;
  })}</g>`;
  const glow = flash(squares, { x: 0, y: 0 }, [{ opacity: 0 }, { opacity: 1, offset: 0.3 }, { opacity: 0 }], {
    duration: pace(420, hurry),
  });
  await strike(news, state, hurry);
  await glow;
}

/**
 * What sweeps over these squares: a blade, or a shout, a light, a spell that spreads.
 * @param {Extract<News, {kind: 'reach'}>} news
 * @param {State} state
 * @param {boolean} hurry
 */
async function strike(news, state, hurry) {
  const actor = standeeOf(state, news.character);
  const at = whereIs(`[data-character="${news.character}"]`);
  const guide = cardGuide(state, news.card);
  if (!actor || !at || !guide || news.squares.length < 3) return;
  if (!guide.weapon) {
    const ring = svg`<circle class="df-ring" r="140" />`;
    const spread = [
      { transform: 'scale(.2)', opacity: 0.9 },
      { transform: 'scale(1.1)', opacity: 0 },
    ];
    return flash(ring, at, spread, { duration: pace(420, hurry), easing: 'ease-out' });
  }
  const turn = degrees(actor.facing);
  // A blow that reaches behind goes all the way round.
  const half = guide.diagram.some(({ at: [forward] }) => forward < 0) ? 180 : 65;
  const blade = svg`<path class="df-blade" d="M-118 -70A140 140 0 0 1 118 -70 150 150 0 0 0 -118 -70Z" />`;
  const sweep = [
    { transform: `rotate(${turn - half}deg)`, opacity: 0 },
    { transform: `rotate(${turn}deg)`, opacity: 1, offset: 0.5 },
    { transform: `rotate(${turn + half}deg)`, opacity: 0 },
  ];
  await flash(blade, at, sweep, { duration: pace(340, hurry), easing: 'ease-in-out' });
}

/**
 * Coins fly from one to the other, or roll away when nobody gains them.
 * @param {string} from
 * @param {string | null} to
 * @param {number} amount
 * @param {boolean} hurry
 */
async function pay(from, to, amount, hurry) {
  const start = whereIs(from);
  const end = to ? whereIs(to) : null;
  if (!start || amount === 0) return;
  const duration = pace(460, hurry);
  const gap = pace(55, hurry);
  const coins = Array.from({ length: Math.min(amount, 8) }, (_, place) => {
    const piece = bring(coin, { x: start.x, y: start.y - 20 });
    const [dx, dy] = end ? [end.x - start.x, end.y - start.y] : [60 - place * 16, 90];
    const side = (place % 3) * 14 - 14;
    return animate(
      piece,
      [
        { transform: 'scale(.4)', opacity: 0 },
        { transform: `translate(${dx / 2 + side}px, ${dy / 2 - 70}px) scale(1.15)`, opacity: 1 },
        { transform: `translate(${dx}px, ${dy}px) scale(.7)`, opacity: end ? 1 : 0 },
      ],
      { duration, delay: place * gap, easing: 'ease-in-out', fill: 'both' },
    ).then(() => dismiss(piece));
  });
  const float = [
    { transform: 'translateY(10px)', opacity: 0 },
    { transform: 'translateY(-6px)', opacity: 1, offset: 0.3 },
    { transform: 'translateY(-40px)', opacity: 0 },
  ];
  const lost = flash(svg`<text class="df-loss">−${amount}</text>`, { x: start.x, y: start.y - 72 }, float, {
    duration: duration + 240,
    easing: 'ease-out',
  });
  await Promise.all(coins);
  if (end)
    void flash(svg`<text class="df-gain">+${amount}</text>`, { x: end.x, y: end.y - 72 }, float, {
      duration: duration + 240,
      easing: 'ease-out',
    });
  await lost;
}
