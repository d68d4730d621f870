// Drakon in the browser: what the shell asks of a game.
import { heroBust } from '../../art/heroes.js';
import { pointOut } from '../../kit/stage.js';
import { html } from '../../vendor/lit-html/lit-html.js';
import { board } from './board.js';
import { camera, glance } from './camera.js';
import { chosenOffer } from './controls.js';
import { middle, SIDE } from './geometry.js';
import { hand } from './hand.js';
import { help } from './help.js';
import { boardKey } from './input.js';
import { line } from './log.js';
import { chooseMarked, keyOrder } from './marks.js';
import { mats } from './mats.js';
import { squareIn } from './model.js';
import { asksTiles, tileIn } from './people.js';
import { play } from './play.js';
import { reason } from './reasons.js';
import { score } from './score.js';
import en from './texts/en.js';
import { label, question, rule, status, waitingFor, warning } from './words.js';

/** @import { Guide, Hero, Hint, Item, News, OwnPart, Parts } from './types.d.ts' */

/** @type {import('../../app/game-module.d.ts').GameModule<Parts, OwnPart, Guide, Item, Hint, News>} */
export const game = {
  texts: { en },
  stylesheet: 'drakon.css',
  board,
  mats,
  hand,
  status,
  question,
  reason,
  waitingFor,
  // Beside tiles of the hand there are always moves; all of them stand in the bar.
  offeredInHand: () => false,
  hasTabInHand: asksTiles,
  inHand: (item) => tileIn(item) !== null,
  onBoard: (item, _prompt, state) => squareIn(item, state) !== null,
  isBack: (item) => item === 'back',
  label,
  warning,
  asksTwice: () => true,
  keyOrder,
  chosen: chosenOffer,
  choose: chooseMarked,
  key: boardKey,
  line,
  play,
  pointOut: (spot) => {
    glance([spot]);
    void pointOut(middle(spot), SIDE, camera);
  },
  score,
  portrait: (figure, seat) =>
    html`<svg class="dk-face dk-portrait" data-seat=${seat?.seat ?? ''} viewBox="-50 -50 100 100"
    aria-hidden="true">${heroBust(/** @type {Hero} */ (figure))}</svg>`,
  // With powers the heroes are dealt.
  dealsFigures: (settings) => settings.heroes === 'powers',
  figureDeed: (figure, t) => t(`dk.deed.${figure}`),
  figureName: (figure) => en[`dk.hero.${figure}`] ?? figure,
  rule,
  rules: () => import('./texts/en-rules.js').then((texts) => texts.default),
  help,
  keys: ['walk', 'home', 'turn', 'pan', 'zoom'].map((key) => `dk.keys.${key}`),
};
