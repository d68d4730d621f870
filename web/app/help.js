// How to play, in plain words: what the game says of itself, and the keys.
/** @import { Game } from './games.js' */
/** @import { Translate } from './game-module.d.ts' */
import { html, nothing } from '../vendor/lit-html/lit-html.js';

const KEYS = ['pick', 'confirm', 'back', 'tabs'];

/**
 * @param {Game | null} game
 * @param {Translate} t
 */
export const helpView = (game, t) => html`<h2 id="dialog-title">${t('help.title')}</h2>
  ${game?.help?.(t) ?? nothing}
  <section class="help-keys"><h3>${t('help.keys')}</h3>
    <dl>${KEYS.map(
      (key) => html`<div><dt>${t(`help.keys.${key}`)}</dt><dd>${t(`help.keys.${key}.text`)}</dd></div>`,
    )}</dl></section>`;
