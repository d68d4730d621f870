// The front door: what this is, and a card for each game with the button that opens a table.
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
  /** The game for which a table is being opened. @type {string | null} */
  opening = null;
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
    addEventListener('pageshow', () => this.#set({ opening: null }));
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
    this.#set({ opening: game, failure: '' });
    const reply = await makeRoom(game);
    if (reply.ok) location.assign(`/r/${reply.body.room}`);
    else this.#set({ opening: null, failure: this.#words(reply.error) });
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
          </div>
        </div>
        <div class="tables">
          ${this.failure ? html`<p class="warning" role="alert">${this.failure}</p>` : nothing}
          ${this.#doors()}
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
    return dialogFrame(words, () => this.#set({ help: null }), this.help && helpView(this.help, words, null));
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
    return html`<ul class="doors" aria-label=${t('landing.games')} aria-busy=${this.games === null}>
      ${(this.games ?? []).map(({ about, front }) => this.#door(about, front))}</ul>`;
  }

  /**
   * A game's card: what it is, and the button that opens a table for it.
   * @param {About} about
   * @param {GameFront | null} front
   */
  #door(about, front) {
    const words = translator('en', [front?.texts.en, this.texts]);
    const title = front ? words('game.title') : about.name;
    return html`<li class="door parchment on-parchment">
      <div class="door-picture">${front?.cover()}</div>
      <div class="door-words">
        <h2>${title}</h2>
        ${front ? html`<p>${words('game.pitch')}</p><p class="facts">${words('game.facts')}</p>` : nothing}
        <div class="row">
          <button type="button" class="button big" aria-label=${words('landing.open.label', { game: title })}
            ?disabled=${this.opening !== null} @click=${() => this.#make(about.name)}>
            ${words(this.opening === about.name ? 'landing.opening' : 'landing.open')}</button>
          <button type="button" class="help-link" aria-label=${words('landing.help.label', { game: title })}
            @click=${() => this.#explain(about.name)}>${words('help.title')}</button>
        </div>
      </div>
    </li>`;
  }
}
