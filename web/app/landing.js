// The front door: what this is, and one button that opens a table.
/** @import { About, ErrorCode } from './protocol.d.ts' */
/** @import { GameFront } from './game-module.d.ts' */
/** @import { Game } from './games.js' */
/** @import { Catalogue } from './texts.js' */

import { tavern } from '../kit/tavern.js';
import { html, nothing, render } from '../vendor/lit-html/lit-html.js';
import { dialogFrame } from './dialogs.js';
import { wordsFor } from './errors.js';
import { dress, loadFront, loadGame } from './games.js';
import { helpView } from './help.js';
import { listGames, makeRoom } from './http.js';
import { mark } from './signals.js';
import { translator } from './texts.js';
import { brandView } from './top.js';

/** @typedef {{ about: About, front: GameFront | null }} Offered */

export class Landing {
  /** @type {Offered[] | null} */
  games = null;
  opening = false;
  failure = '';
  /** The game whose help is open. @type {Game | null} */
  help = null;

  /**
   * @param {HTMLElement} root
   * @param {Catalogue} texts
   */
  constructor(root, texts) {
    this.root = root;
    this.texts = texts;
    this.t = translator('en', [texts]);
  }

  async open() {
    mark(this.t('title.home'), false);
    this.#render();
    addEventListener('pageshow', () => this.#set({ opening: false }));
    const games = await listGames();
    const loaded = games.map(async (about) => ({
      about,
      front: await loadFront(about.name).catch(() => null),
    }));
    this.#set({ games: await Promise.all(loaded) });
  }

  /** @param {Partial<Pick<Landing, 'games' | 'opening' | 'failure' | 'help'>>} change */
  #set(change) {
    Object.assign(this, change);
    this.#render();
  }

  /** @param {string} game */
  async #make(game) {
    this.#set({ opening: true, failure: '' });
    const reply = await makeRoom(game);
    if (reply.ok) location.assign(`/r/${reply.body.room}`);
    else this.#set({ opening: false, failure: this.#words(reply.error) });
  }

  /** @param {ErrorCode | null} error */
  #words(error) {
    const names = { seatName: String, figureName: String };
    return error ? wordsFor(error, this.t, names) : this.t('landing.failed');
  }

  #render() {
    const { t } = this;
    render(
      html`<div class="landing">
      <header class="landing-top">${brandView(t)}</header>
      <main>
        <div class="hero">
          <div class="scene">${tavern()}</div>
          <div class="hero-text">
            <h1>${t('landing.title')}</h1>
            <p class="lead">${t('landing.lead')}</p>
            ${this.#doors()}
            ${this.failure ? html`<p class="warning" role="alert">${this.failure}</p>` : nothing}
          </div>
        </div>
        <section class="how" aria-labelledby="how">
          <h2 id="how">${t('landing.how')}</h2>
          <ol class="steps">${[1, 2, 3].map(
            (step) => html`<li class="parchment on-parchment">
            <span class="step-number" aria-hidden="true">${step}</span>
            <h3>${t(`landing.step${step}`)}</h3><p>${t(`landing.step${step}.text`)}</p></li>`,
          )}</ol>
        </section>
      </main>
      <footer class="landing-foot">
        ${this.games?.map(({ front }) => html`<p>${front?.texts.en?.['game.credit']}</p>`)}
        <p>${t('landing.footer')}</p>
      </footer>
      ${this.#help()}
    </div>`,
      this.root,
    );
  }

  #help() {
    const words = translator('en', [this.help?.texts.en, this.texts]);
    return dialogFrame(words, () => this.#set({ help: null }), this.help && helpView(this.help, words));
  }

  /** The signs on the help page are drawn like those of the game. @param {string} name */
  async #explain(name) {
    const game = await loadGame(name).catch(() => null);
    if (!game) return this.#set({ failure: this.t('landing.help.failed') });
    await dress(name, game);
    this.#set({ help: game });
  }

  #doors() {
    const { t } = this;
    if (this.games?.length === 0) return html`<p>${t('landing.none')}</p>`;
    return html`<ul class="doors">${(this.games ?? []).map(({ about, front }) => this.#door(about, front))}
      ${this.games ? nothing : html`<li class="door"><button type="button" class="button big" disabled>${t('landing.open')}</button></li>`}</ul>`;
  }

  /**
   * @param {About} about
   * @param {GameFront | null} front
   */
  #door(about, front) {
    const words = translator('en', [front?.texts.en, this.texts]);
    return html`<li class="door">
      <button type="button" class="button big" ?disabled=${this.opening} @click=${() => this.#make(about.name)}>
        ${words(this.opening ? 'landing.opening' : 'landing.open')}</button>
      ${
        front
          ? html`<p><b>${words('game.title')}</b><br />${words('game.pitch')} <span class="facts">${words('game.facts')}</span>
        <button type="button" class="help-link" @click=${() => this.#explain(about.name)}>${words('help.title')}</button></p>`
          : nothing
      }
    </li>`;
  }
}
