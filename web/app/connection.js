// The socket to a table: it comes back by itself, it knows which commands were acknowledged, and
// it never takes silence for life. What is shown as done was acknowledged by the server.
/** @import { ClientMessage, Closing, Command, ErrorCode, Link, ServerMessage } from './protocol.d.ts' */

/** The version of the messages that this page speaks. */
const VERSION = 1;

const FIRST_WAIT = 500;
const LONGEST_WAIT = 30_000;
const GREETING_WAIT = 10_000;
const PROBE_WAIT = 5_000;
const SILENCE = 40_000;
const TICK = 1_000;
const CLOCK_JUMP = 5_000;
/** A command that is not acknowledged for so long is worth a warning. */
const LATE = 5_000;

/**
 * @typedef {'connecting' | 'live' | 'catching' | 'offline' | 'ended'} LinkState
 * @typedef {{ ok: true, link: Link | null } | { ok: false, error: ErrorCode | null }} Answer
 * @typedef {{ action: string, command: Command, age: number, settle: (answer: Answer) => void }} Pending
 * @typedef {{ link: LinkState, pending: Pending[], late: boolean }} Status
 * @typedef {object} World What the connection needs of the browser; tests hand in their own.
 * @property {(url: string) => WebSocket} socket
 * @property {() => number} now
 * @property {(run: () => void, after: number) => any} later
 * @property {(timer: any) => void} cancel
 * @property {() => number} random From 0 to 1.
 * @property {() => string} id A new action id.
 * @property {() => boolean} hidden Whether nobody looks at the page.
 * @typedef {object} Wishes
 * @property {string} url
 * @property {() => { news: number | null, game_id: string | null }} known What the page has already.
 * @property {(message: ServerMessage) => void} hear
 * @property {(status: Status) => void} changed
 * @property {() => void} failed A socket ended before its welcome; the room may be gone.
 */

/**
 * How long to wait before the next attempt: longer each time, never in step with others.
 * @param {number} attempt From 0.
 * @param {number} random From 0 to 1.
 */
export function waitBefore(attempt, random) {
  const most = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** Math.min(attempt, 10));
  return most * (0.5 + random / 2);
}

/** An id that needs no secure page, unlike `crypto.randomUUID`. */
export function newId() {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return [8, 12, 16, 20, 32].map((end, i, ends) => hex.slice(ends[i - 1] ?? 0, end)).join('-');
}

/** @type {World} */
const BROWSER = {
  socket: (url) => new WebSocket(url),
  now: () => Date.now(),
  later: (run, after) => setTimeout(run, after),
  cancel: (timer) => clearTimeout(timer),
  random: () => Math.random(),
  id: newId,
  hidden: () => document.hidden,
};

export class Connection {
  /** @type {WebSocket | null} */
  #socket = null;
  /** @type {LinkState} */
  #link = 'connecting';
  /** @type {Map<string, Pending>} */
  #pending = new Map();
  #attempt = 0;
  #heard = 0;
  #ticked = 0;
  /** @type {any} */
  #retry = null;
  /** @type {any} */
  #deadline = null;

  /**
   * @param {Wishes} wishes
   * @param {World} [world]
   */
  constructor(wishes, world = BROWSER) {
    this.wishes = wishes;
    this.world = world;
  }

  /** Connects, and stays so. */
  start() {
    this.#ticked = this.world.now();
    this.world.later(() => this.#tick(), TICK);
    this.#open();
  }

  /** @returns {Status} */
  get status() {
    const pending = [...this.#pending.values()];
    return { link: this.#link, pending, late: pending.some((one) => one.age >= LATE) };
  }

  /**
   * Sends a command and tells how it was answered. While the table is not live nothing is sent.
   * @param {Command} command
   * @returns {Promise<Answer>}
   */
  send(command) {
    if (this.#link !== 'live') return Promise.resolve({ ok: false, error: null });
    return new Promise((settle) => {
      const pending = { action: this.world.id(), command, age: 0, settle };
      this.#pending.set(pending.action, pending);
      this.#write({ type: 'do', action: pending.action, command });
      this.#tell();
    });
  }

  /** Ends it for good. */
  stop() {
    this.world.cancel(this.#retry);
    this.#retry = null;
    this.#forget();
    this.#become('ended');
  }

  /** Asks for everything that the page has not, and takes the socket for dead when nothing comes. */
  resync() {
    if (this.#link !== 'live' || this.#deadline !== null) return;
    this.#write({ type: 'resync', ...this.wishes.known() });
    this.#expect(PROBE_WAIT);
  }

  /** The page came back to the front or the network came back: no waiting now. */
  wake() {
    this.#attempt = 0;
    if (this.#link === 'live') this.resync();
    else if (this.#retry !== null) this.#open();
  }

  #open() {
    this.world.cancel(this.#retry);
    this.#retry = null;
    const socket = this.world.socket(this.wishes.url);
    this.#socket = socket;
    this.#expect(GREETING_WAIT);
    socket.onopen = () => {
      this.#become('catching');
      this.#write({ type: 'hello', version: VERSION, ...this.wishes.known() });
    };
    socket.onmessage = (event) => this.#hear(String(event.data));
    socket.onclose = () => this.#lost();
  }

  /** @param {string} text */
  #hear(text) {
    this.#heard = this.world.now();
    const message = /** @type {ServerMessage} */ (JSON.parse(text));
    if (message.type === 'done') this.#settle(message.action, { ok: true, link: message.link ?? null });
    if (message.type === 'refused' && message.action) {
      this.#settle(message.action, { ok: false, error: message.error });
    }
    if (message.type === 'welcome') this.#welcomed();
    if (message.type === 'closing') this.#farewell(message);
    this.wishes.hear(message);
  }

  #welcomed() {
    this.#relax();
    this.#attempt = 0;
    if (this.#link !== 'live') this.#become('live');
    // Also after a resync: the acknowledgement can be among what was lost. Repeating does no harm.
    for (const { action, command } of this.#pending.values()) this.#write({ type: 'do', action, command });
  }

  /**
   * @param {string} action
   * @param {Answer} answer
   */
  #settle(action, answer) {
    const pending = this.#pending.get(action);
    this.#pending.delete(action);
    pending?.settle(answer);
    this.#tell();
  }

  /**
   * What broke the table may be what is on its way: it is not sent again.
   * @param {Closing} closing
   */
  #farewell({ error, again }) {
    if (!again || error.code === 'room_fault') {
      for (const action of [...this.#pending.keys()]) this.#settle(action, { ok: false, error });
    }
    if (!again) this.stop();
  }

  #lost() {
    const greeted = this.#link === 'live';
    this.#forget();
    this.#become('offline');
    if (!greeted) this.wishes.failed();
    const wait = waitBefore(this.#attempt, this.world.random());
    if (!this.world.hidden()) this.#attempt += 1;
    this.#retry = this.world.later(() => this.#open(), wait);
  }

  /** Lets the present socket go, without waiting for its farewell. */
  #forget() {
    this.#relax();
    const socket = this.#socket;
    this.#socket = null;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  /** @param {number} wait */
  #expect(wait) {
    this.#relax();
    this.#deadline = this.world.later(() => this.#lost(), wait);
  }

  #relax() {
    this.world.cancel(this.#deadline);
    this.#deadline = null;
  }

  /** @param {ClientMessage} message */
  #write(message) {
    if (this.#socket?.readyState === 1) this.#socket.send(JSON.stringify(message));
  }

  /** Time that the machine slept through is no time of waiting. */
  #tick() {
    const now = this.world.now();
    const passed = now - this.#ticked;
    this.#ticked = now;
    this.world.later(() => this.#tick(), TICK);
    const was = this.status.late;
    for (const pending of this.#pending.values()) pending.age += Math.min(passed, 2 * TICK);
    if (this.status.late !== was) this.#tell();
    if (passed > CLOCK_JUMP) this.wake();
    else if (now - this.#heard > SILENCE && !this.world.hidden()) this.resync();
  }

  /** @param {LinkState} link */
  #become(link) {
    this.#link = link;
    this.#tell();
  }

  #tell() {
    this.wishes.changed(this.status);
  }
}
