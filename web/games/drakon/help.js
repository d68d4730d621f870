// How the game goes and what its signs mean.
import { heroBust } from '../../art/heroes.js';
import { html } from '../../vendor/lit-html/lit-html.js';
import { chamberFace } from './chamber.js';
import { kindName } from './places.js';

/** @import { Arrows, Hero, Kind } from './types.d.ts' */
/** @import { State, Translate } from './people.js' */

const LINES = [2, 3, 4, 5, 6, 7, 8, 9, 10];

/** Every kind with arrows as they may be. @type {[Kind, Arrows][]} */
const KINDS = [
  ['start', 'NES'],
  ['find_gold', 'NE'],
  ['steal_left', 'NS'],
  ['steal_right', 'NS'],
  ['drakons_due', 'NE'],
  ['wishing_well', 'NES'],
  ['magical_shift', 'N'],
  ['destroy', 'NE'],
  ['rotate', 'NES'],
  ['map', 'NS'],
  ['mind_control', 'NE'],
  ['strong_wind', 'NS'],
  ['heavy_gale', 'NES'],
  ['master_key', ''],
  ['magical_vortex', ''],
  ['blank', 'NE'],
];

/** @type {Hero[]} */
const HEROES = ['wizard', 'barbarian', 'thief', 'dwarf', 'knight', 'amazon'];

/** What is counted below the lair or the mats, and its sign. */
const COUNTS = [
  ['hoard', 'dk-coin'],
  ['start', 'dk-coin is-start'],
  ['pile', 'dk-pile'],
];

/** @param {unknown} drawn @param {string} name @param {string} words @param {string} [dress] */
const entry = (drawn, name, words, dress = '') => html`<div>
  <dt><svg class=${dress} viewBox="-50 -50 100 100" aria-hidden="true">${drawn}</svg></dt>
  <dd><b>${name}</b> ${words}</dd></div>`;

/**
 * How many coins win, as this table plays; before the game only the files of the server know.
 * @param {State | null} state
 * @param {boolean} flees whether it is the way out that wins
 * @param {Translate} t
 */
function enough(state, flees, t) {
  const stock = state?.parts?.stock;
  if (stock?.escape === flees) return t('dk.mat.coins', { count: stock.goal });
  return t(flees ? 'dk.help.enough.escape' : 'dk.help.enough');
}

/** @param {State | null} state @param {Translate} t */
function aim(state, t) {
  const flees = state?.parts?.stock.escape ?? false;
  return t(flees ? 'dk.help.line.1.escape' : 'dk.help.line.1', { coins: enough(state, flees, t) });
}

/** @param {Translate} t @param {State | null} state */
export const help = (t, state) => html`<section class="help-game dk-help">
  <h3>${t('dk.help.how')}</h3>
  <ol><li>${aim(state, t)}</li>${LINES.map((line) => html`<li>${t(`dk.help.line.${line}`)}</li>`)}</ol>
  <h3>${t('dk.help.signs')}</h3>
  <dl>${KINDS.map(([kind, arrows]) => entry(chamberFace(kind, arrows), kindName(kind, t), t(`dk.does.${kind}`)))}</dl>
  <h3>${t('dk.help.heroes')}</h3>
  <p>${t('dk.help.heroes.text')}</p>
  <dl>${HEROES.map((hero) => entry(heroBust(hero), t(`dk.hero.${hero}`), t(`dk.power.${hero}`), 'dk-face'))}</dl>
  <h3>${t('dk.help.escape')}</h3>
  <p>${t('dk.help.escape.text', { coins: enough(state, true, t) })}</p>
  <h3>${t('dk.help.counts')}</h3>
  <ul>${COUNTS.map(([heap, sign]) => html`<li><i class=${sign}></i> ${t(`dk.help.counts.${heap}`)}</li>`)}</ul>
  <h3>${t('dk.help.touch')}</h3>
  <p>${t('dk.help.touch.text')}</p>
</section>`;
