// The Dragon & Flagon in the browser: what the shell asks of a game.
import { bust } from '../../art/figures.js';
import { pointOut } from '../../kit/stage.js';
import { html } from '../../vendor/lit-html/lit-html.js';
import { board } from './board.js';
import { camera, glance } from './camera.js';
import { extras } from './extras.js';
import { middle, SIDE } from './geometry.js';
import { hand, keyOrder } from './hand.js';
import { help } from './help.js';
import { turnByKey } from './input.js';
import { layoutEditor, unsettled } from './layout-editor.js';
import { line } from './log.js';
import { mats } from './mats.js';
import { asksCards, asksFaces, PLAN_KEYS, plans } from './model.js';
import { spotOf } from './offers.js';
import { play } from './play.js';
import { score } from './score.js';
import en from './texts/en.js';
import { label, question, rule, status, waitingFor, warning } from './words.js';

/** @import { Guide, Hint, Item, News, OwnPart, Parts } from './types.d.ts' */

/** @type {import('../../app/game-module.d.ts').GameModule<Parts, OwnPart, Guide, Item, Hint, News>} */
export const game = {
  texts: { en },
  stylesheet: 'dragon-flagon.css',
  board,
  mats,
  hand,
  status,
  question,
  waitingFor,
  promptExtras: extras,
  // The four arrows stand for the sides to look to.
  offeredInHand: (prompt) => asksCards(prompt) || asksFaces(prompt),
  hasTabInHand: asksCards,
  onBoard: (item, prompt, state) => spotOf(item, prompt, state) !== null,
  label,
  warning,
  // A plan and a look hit nobody yet.
  asksTwice: (prompt) => !plans(prompt) && !asksFaces(prompt),
  preparedWith: (key) => (PLAN_KEYS.includes(key) ? PLAN_KEYS : []),
  keyOrder,
  key: turnByKey,
  line,
  play: (news, _root, state, hurry) => play(news, state, hurry),
  pointOut: (spot) => {
    glance(middle(spot));
    void pointOut(middle(spot), SIDE, camera);
  },
  score,
  portrait: (
    figure,
    seat,
  ) => html`<svg class="df-face df-portrait" data-seat=${seat?.seat ?? ''} viewBox="-50 -50 100 100"
    aria-hidden="true">${bust(figure)}</svg>`,
  dealsFigures: (settings) => settings.characters === 'deal',
  settingEditors: { layout: layoutEditor },
  unsettled,
  figureName: (figure) => en[`df.character.${figure}`] ?? figure,
  rule,
  rules: () => import('./texts/en-rules.js').then((texts) => texts.default),
  help,
  keys: ['df.keys.turn', 'df.keys.read'],
};
