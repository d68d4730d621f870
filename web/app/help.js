// How to play, in plain words: what the game says of itself, and the keys.
/** @import { Game } from './games.js' */
/** @import { Translate } from './game-module.d.ts' */
import { html, nothing } from '../vendor/lit-html/lit-html.js';

const KEYS = ['pick', 'confirm', 'back', 'tabs'].map((key) => `help.keys.${key}`);

/**
 * @param {Game | null} game
 * @param {Translate} t
 * @param {import('./game-module.d.ts').TableState<any, any, any, any, any> | null} state Null at the front door.
 */
export const helpView = (game, t, state) => html`<h2 id="dialog-title">${t('help.title')}</h2>
  ${game?.help?.(t, state) ?? nothing}
  <section class="help-keys"><h3>${t('help.keys')}</h3>
    <dl>${[...KEYS, ...(game?.keys ?? [])].map(
      (key) => html`<div><dt>${t(key)}</dt><dd>${t(`${key}.text`)}</dd></div>`,
    )}</dl></section>`;
