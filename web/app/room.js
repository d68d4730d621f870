// A table: everything that its page knows and does, between the socket and the views.
/** @import { Command, PromptView, RoomPart, SeatView, ServerMessage } from './protocol.d.ts' */
/** @import { LogLine, TableState, Translate } from './game-module.d.ts' */
/** @import { Game } from './games.js' */
/** @import { Catalogue } from './texts.js' */
/** @import { Answer, Status } from './connection.js' */
import { html, render } from '../vendor/lit-html/lit-html.js';
import { Actions } from './actions.js';
import { Connection } from './connection.js';
import * as desk from './desk.js';
import { wordsFor } from './errors.js';
import { dress, loadGame } from './games.js';
import { claimSeat, findRoom, socketUrl } from './http.js';
import { listenToKeys } from './keyboard.js';
import { Playback } from './playback.js';
import { closedView, roomView } from './room-view.js';
import { tellSeats } from './seat-news.js';
import { call, hush, mark, tell } from './signals.js';
import { draftsOf, goesOn, NOTHING, newsOf, promptsOf, reduce, roomOf, stillOpen } from './store.js';
import { translator } from './texts.js';
import { freshUi, PHONE } from './ui.js';

/** A returning page plays so many news; with more it shows where the game stands now. */
const CATCH_UP = 12;
/** How long it is told what was wrong with an answer, in milliseconds. */
const PASSING = 8_000;

export class Room {
  known = NOTHING;
  desk = desk.EMPTY;
  /** @type {Status} */
  status = { link: 'connecting', pending: [], late: false };
  /** @type {Game | null} */
  game = null;
  /** The parts that are drawn; they follow the newest ones as the news are shown. @type {Record<string, any>} */
  shown = {};
  /** @type {LogLine[]} */
  lines = [];
  /** What was answered lately, by prompt. @type {Map<string, any[]>} */
  given = new Map();
  ui = freshUi();
  /** Why there is nothing to show, as the key of a text. @type {string | null} */
  closed = null;
  /** @type {Translate} */
  t;

  /**
   * @param {string} name
   * @param {HTMLElement} root
   * @param {Catalogue} texts
   */
  constructor(name, root, texts) {
    this.name = name;
    this.root = root;
    this.texts = texts;
    this.t = translator('en', [texts]);
    this.narrow = matchMedia(PHONE);
    this.act = new Actions(this);
    this.playback = new Playback({
      play: (news, hurry) => this.#play(news, hurry),
      told: (news) => this.#told(news),
      shown: (parts) => this.#show(parts),
      cut: () => this.#cut(),
      later: (run, after) => setTimeout(run, after),
      now: () => Date.now(),
    });
    this.connection = new Connection({
      url: socketUrl(name),
      known: () => newsOf(this.known),
      hear: (message) => this.#hear(message),
      changed: (status) => this.#linked(status),
      failed: () => this.#lookUp(),
    });
  }

  async open() {
    this.render();
    await this.#claim();
    if (await this.#lookUp()) {
      this.connection.start();
      this.#listen();
    }
  }

  /** Takes the personal link that the page was opened with; its secret leaves the address at once. */
  async #claim() {
    const secret = location.hash.match(/^#seat=(.+)$/)?.[1];
    if (!secret) return;
    history.replaceState(null, '', location.pathname);
    const reply = await claimSeat(this.name, secret);
    if (!reply.ok) this.notice(reply.error, null);
  }

  /** Whether there is such a table, as far as the server can be reached. */
  async #lookUp() {
    const reply = await findRoom(this.name);
    if (reply.ok || reply.status !== 404) return true;
    this.#close('unknown_room');
    return false;
  }

  /** @param {string} reason */
  #close(reason) {
    this.closed = reason;
    this.connection.stop();
    this.render();
  }

  #listen() {
    const wake = () => document.visibilityState === 'visible' && this.connection.wake();
    document.addEventListener('visibilitychange', wake);
    addEventListener('pageshow', wake);
    addEventListener('online', wake);
    addEventListener('hashchange', () => location.hash.startsWith('#seat=') && location.reload());
    this.narrow.addEventListener('change', () => this.render());
    setInterval(() => this.shown.prompts?.length && this.render(), 1000);
    listenToKeys(this);
  }

  /** @param {ServerMessage} message */
  #hear(message) {
    const before = this.known;
    this.known = reduce(before, message, Date.now());
    if (message.type === 'welcome') this.#welcomed(before);
    else if (message.type === 'frame' && this.game && !this.known.gap) this.#step(message.news ?? []);
    if (message.type === 'frame' && this.game) tellSeats(this, roomOf(before));
    if (message.type === 'chat' && this.chatIsOpen) this.ui.seenChat = this.known.chat.length;
    if (this.known.gap) this.connection.resync();
    this.render();
  }

  /** @param {import('./store.js').Known} before */
  #welcomed(before) {
    if (!this.game) {
      this.ui.seenChat = this.known.chat.length;
      this.#load(this.known.about?.name ?? '');
      return;
    }
    if (before.gameId !== this.known.gameId) Object.assign(this.ui, { scoreClosed: false, drawer: false });
    const news = this.known.news.slice(before.news.length);
    if (goesOn(before, this.known) && news.length <= CATCH_UP) this.#step(news);
    else this.#jump();
  }

  /** @param {string} name */
  async #load(name) {
    const game = await loadGame(name).catch(() => null);
    if (!game) return this.#close('unloaded');
    await dress(name, game);
    this.t = translator('en', [game.texts.en, this.texts]);
    this.game = game;
    this.#jump();
    this.render();
  }

  /** Shows the newest position at once, with all that was told of it. */
  #jump() {
    this.playback.drop();
    this.shown = this.known.parts;
    const state = this.state;
    const lines = this.known.news.map((news) => this.game?.line(news, state, this.t) ?? null);
    this.lines = lines.filter((line) => line !== null);
    this.#show(this.known.parts);
  }

  /** @param {unknown[]} news */
  #step(news) {
    const urgent = promptsOf(this.known).some((prompt) => prompt.offer && !prompt.answered);
    this.playback.push({ news, parts: this.known.parts, urgent });
  }

  /**
   * @param {any} news
   * @param {boolean} hurry
   */
  async #play(news, hurry) {
    const board = /** @type {HTMLElement | null} */ (this.root.querySelector('.board'));
    if (board && this.game && !document.hidden) await this.game.play(news, board, this.state, hurry);
  }

  /** @param {any} news */
  #told(news) {
    const line = this.game?.line(news, this.state, this.t);
    if (!line) return;
    this.lines.push(line);
    if (line.tone !== 'quiet') tell(line.text);
    this.render();
  }

  /** @param {Record<string, any>} parts */
  #show(parts) {
    const before = this.current?.id;
    const { since } = this.desk;
    if (parts.room?.phase === 'over' && this.shown.room?.phase !== 'over') this.ui.drawer = false;
    this.shown = parts;
    this.#settle();
    const current = this.current;
    if (current && !current.answered && current.id !== before && this.game) {
      call(this.t('prompt.call', { question: this.game.question(current, this.state, this.t) }));
    }
    // What is new takes presses then, and shows it; the clock may be a little behind the timer.
    if (Object.keys(this.desk.since).some((id) => !(id in since)))
      setTimeout(() => this.render(), desk.GUARD + 20);
    this.render();
  }

  #settle() {
    this.desk = desk.settle(this.desk, this.prompts, Date.now());
  }

  #cut() {
    for (const animation of this.root.querySelector('.board')?.getAnimations({ subtree: true }) ?? []) {
      if (animation.effect?.getComputedTiming().iterations !== Infinity) animation.finish();
    }
  }

  /** @param {Status} status */
  #linked(status) {
    this.status = status;
    this.render();
  }

  /** @param {Partial<typeof this.ui>} change */
  set(change) {
    Object.assign(this.ui, change);
    if (this.chatIsOpen) this.ui.seenChat = this.known.chat.length;
    this.render();
  }

  /** @param {desk.Desk} next */
  lay(next) {
    this.desk = next;
    this.ui.full = false;
    this.render();
  }

  /**
   * Sends a command; a refusal is shown until it is dismissed.
   * @param {Command} command
   * @returns {Promise<Answer>}
   */
  async send(command) {
    const answer = await this.connection.send(command);
    if (!answer.ok) this.notice(answer.error, command.do);
    return answer;
  }

  /**
   * @param {import('./protocol.d.ts').ErrorCode | null} error
   * @param {string | null} about
   */
  notice(error, about) {
    this.known = reduce(this.known, { type: 'notice', error, about }, Date.now());
    tell(this.words(error));
    // What is wrong with an answer soon matters no more, and stands in the way of the board.
    const number = this.known.notices.at(-1)?.number ?? 0;
    if (error?.code === 'answer') setTimeout(() => this.dismiss(number), PASSING);
    this.render();
  }

  /** @param {number} number */
  dismiss(number) {
    this.known = reduce(this.known, { type: 'dismiss', number }, Date.now());
    this.render();
  }

  /** @param {import('./protocol.d.ts').ErrorCode | null} error */
  words(error) {
    return wordsFor(error, this.t, {
      seatName: (seat) => this.seatName(seat),
      figureName: (figure) => this.game?.figureName(figure) ?? figure,
    });
  }

  get live() {
    return this.status.link === 'live';
  }

  get chatIsOpen() {
    const open = this.ui.tab === 'chat' && (!this.narrow.matches || this.ui.drawer);
    return this.part?.phase === 'lobby' ? this.ui.chatInSight : open;
  }

  /** @returns {RoomPart | null} */
  get part() {
    return roomOf(this.known);
  }

  /** The prompts to be shown: those of the drawn position that are still open. @returns {PromptView<any, any>[]} */
  get prompts() {
    return stillOpen(this.shown, this.known);
  }

  get current() {
    return desk.currentOf(this.desk, this.prompts);
  }

  /** @returns {TableState<any, any, any, any, any>} */
  get state() {
    const room = /** @type {RoomPart} */ (this.part);
    const { room: _room, prompts: _prompts, drafts: _drafts, own, ...parts } = this.shown;
    const current = this.current;
    const armed = current && this.desk.armed?.id === current.id ? this.desk.armed.place : null;
    return {
      room,
      about: /** @type {import('./protocol.d.ts').About} */ (this.known.about),
      parts: this.known.gameId ? parts : null,
      own: own ?? null,
      guide: this.known.guide ?? null,
      prompts: this.prompts,
      current,
      picked: current ? (this.desk.picked[current.id] ?? []) : [],
      drafts: draftsOf(this.known),
      pointed: this.desk.pointed,
      live: this.live,
      armed,
      sending: this.desk.sending,
      given: desk.givenOf(this.shown.prompts ?? [], this.prompts, this.given),
      narrow: this.narrow.matches,
    };
  }

  /** @param {number} plays A seat's number in the game. @returns {SeatView | null} */
  seatThatPlays(plays) {
    return this.part?.seats.find((seat) => seat.plays === plays) ?? null;
  }

  /** @param {number} seat */
  seatName(seat) {
    const name = this.part?.seats[seat]?.name;
    return name || this.t('seat.number', { number: seat + 1 });
  }

  /** Whether this person is to decide something now. */
  get asked() {
    return this.prompts.some((one) => one.offer && !one.answered && !this.desk.sending.includes(one.id));
  }

  render() {
    const waiting = this.asked;
    if (!waiting) hush();
    mark(this.t(waiting ? 'title.turn' : 'title.table', { room: this.name }), waiting);
    render(this.closed ? closedView(this, this.closed) : this.#view(), this.root);
  }

  #view() {
    if (this.known.ended && !this.game) return closedView(this, 'ended');
    return this.part && this.game
      ? roomView(this)
      : html`<main class="plain" aria-busy="true">
      <p>${this.t(this.status.link === 'offline' ? 'link.offline.long' : 'opening')}</p></main>`;
  }
}
