// A person at a browser: everything that the page hears and says is kept, for the scanner.
/** @import { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test' */

export class Person {
  /** Frames, answers of the server, and what the page printed. */
  heard = '';
  /** Errors of the page; there must be none. @type {string[]} */
  errors = [];
  /** Set when the server is about to be ended, so that failing connections are no errors. */
  braced = false;
  /** An error that the test itself brings about. @type {RegExp | null} */
  forgiven = null;
  /** How many bytes each response took on its way. @type {Map<string, number>} */
  weights = new Map();

  /**
   * @param {BrowserContext} context
   * @param {Page} page
   */
  constructor(context, page) {
    this.context = context;
    this.page = page;
    page.on('websocket', (socket) => {
      socket.on('framereceived', ({ payload }) => this.#hear(String(payload)));
    });
    page.on('response', (response) => {
      if (/\/api\//.test(response.url()))
        response.text().then(
          (text) => this.#hear(text),
          () => {},
        );
    });
    page.on('requestfinished', async (request) => {
      const sizes = await request.sizes().catch(() => null);
      if (sizes) this.weights.set(request.url(), sizes.responseBodySize + sizes.responseHeadersSize);
    });
    page.on('pageerror', (error) => this.errors.push(error.stack ?? error.message));
    page.on('console', (message) => {
      this.#hear(message.text());
      const network = /Failed to load resource|WebSocket connection/.test(message.text());
      if (message.type() !== 'error' || (this.braced && network)) return;
      if (this.forgiven?.test(message.text())) return;
      this.errors.push(`${message.text()} (${message.location().url})`);
    });
  }

  /**
   * @param {Browser} browser
   * @param {BrowserContextOptions} [options]
   */
  static async arrive(browser, options) {
    // What moves is tested on its own; everywhere else it would only take time.
    const context = await browser.newContext({ reducedMotion: 'reduce', ...options });
    return new Person(context, await context.newPage());
  }

  /** @param {string} text */
  #hear(text) {
    this.heard += `${text}\n`;
  }

  /** The secrets of this browser, in hexadecimal: its cookie. */
  async secrets() {
    const cookies = await this.context.cookies();
    return cookies.filter(({ name }) => name === 'flagon').map(({ value }) => value);
  }

  /** Everything that this browser has seen. */
  async seen() {
    const page = this.page.isClosed() ? '' : await this.page.content();
    return new Map([
      ['frames, answers and console', this.heard],
      ['the page', page],
    ]);
  }
}
