// What a chamber or a hero does, on a sheet to read.
import { heroBust } from '../../art/heroes.js';
import { ruleSheet } from '../../kit/rule-sheet.js';
import { closeSheet, drawSheet, readOnSheet } from '../../kit/sheet.js';
import { html, nothing } from '../../vendor/lit-html/lit-html.js';
import { chamberFace } from './chamber.js';
import { nameOf, robbed } from './people.js';
import { arrowWords, kindName, namedFor } from './places.js';

/** @import { Arrows, Hero, Kind } from './types.d.ts' */
/** @import { TemplateResult } from '../../vendor/lit-html/lit-html.js' */
/** @import { State, Translate } from './people.js' */

/** How the ledger calls what it does not call by its key. @type {Partial<Record<Kind | Hero, string>>} */
const SECTIONS = {
  find_gold: 'FIND',
  steal_left: 'STEAL',
  steal_right: 'STEAL',
  drakons_due: 'DUE',
  wishing_well: 'WELL',
  magical_shift: 'SHIFT',
  mind_control: 'ORB',
  strong_wind: 'WIND',
  heavy_gale: 'GALE',
  master_key: 'KEY',
  magical_vortex: 'VORTEX',
  wizard: 'WIZ',
  barbarian: 'BARB',
};

const { rulesView } = ruleSheet('DK', SECTIONS, () => import('./texts/en-rules.js'));

/**
 * @param {{ kind: Kind, arrows: Arrows, where?: string }} chamber
 * @param {State} state
 * @param {Translate} t
 */
export function explain({ kind, arrows, where }, state, t) {
  const { plays } = state.room.you;
  const victim = typeof plays === 'number' ? robbed(state, plays, kind) : undefined;
  const name = kindName(kind, t);
  /** @returns {TemplateResult} */
  const page = () =>
    html`<article class="dk-explained">
      ${closeSheet(t('dk.read.close'))}
      <svg class="dk-explained-tile" viewBox="-50 -50 100 100" aria-hidden="true">${chamberFace(kind, arrows)}</svg>
      <div><h2>${namedFor(state, kind, plays, t)}</h2>
        <p class="small">${[where, arrowWords(arrows, t)].filter(Boolean).join(' · ')}</p>
        <p>${t(`dk.does.${kind}`)}
          ${victim ? t('dk.explain.robbed', { who: nameOf(state, victim.seat), coins: t('dk.mat.coins', { count: victim.coins }) }) : nothing}</p>
        ${rulesView(kind, t('dk.explain.rules'), () => drawSheet(page()))}</div>
    </article>`;
  readOnSheet(name, 'dk-sheet', page());
}

/**
 * @param {Hero} hero
 * @param {{ who: string, power: boolean | null }} delver
 * @param {Translate} t
 */
export function explainHero(hero, { who, power }, t) {
  const name = t(`dk.hero.${hero}`);
  /** @returns {TemplateResult} */
  const page = () =>
    html`<article class="dk-explained">
      ${closeSheet(t('dk.read.close'))}
      <svg class="dk-face dk-explained-tile" viewBox="-50 -50 100 100" aria-hidden="true">${heroBust(hero)}</svg>
      <div><h2>${name}</h2>
        <p class="small">${[who, power === null ? '' : t(power ? 'dk.mat.power' : 'dk.mat.spent')].filter(Boolean).join(' · ')}</p>
        ${power === null ? nothing : html`<p>${t(`dk.power.${hero}`)}</p>${rulesView(hero, t('dk.explain.rules'), () => drawSheet(page()))}`}</div>
    </article>`;
  readOnSheet(name, 'dk-sheet', page());
}
