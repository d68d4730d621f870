// Shows what happened one by one over the board from before, then the board from after. The table
// never waits for it long: it hurries when it is behind, and it can be skipped.

/** With more news than this to show, or an own decision waiting further on, it hurries. */
const MANY = 6;
/** With more than this it goes straight to the end. */
const TOO_MANY = 40;
/** No news takes longer, whatever its game says. */
const LONGEST = 4_000;
const LONGEST_HURRIED = 900;
/** The server counts so much for each news, and at most so much for an answer, before it lets a
 *  decision be made by itself: who looks on must have seen it by then. */
const EACH = 300;
const MOST = 4_000;
/** So late it may be; less when an own decision comes with what is being shown. */
const SLACK = 900;
const SLACK_URGENT = 200;
/** Later than this is too late: a browser that is too slow for the scenes does without them. */
const OVERRUN = 1_000;

/**
 * @typedef {{ news: any[], parts: Record<string, any>, urgent: boolean }} Step
 * @typedef {object} Stage
 * @property {(news: any, hurry: boolean) => Promise<void>} play Shows one news.
 * @property {(news: any) => void} told The news is about to be seen.
 * @property {(parts: Record<string, any>) => void} shown The parts after a step are to be drawn.
 * @property {() => void} cut Whatever moves is to jump to its end.
 * @property {(run: () => void, after: number) => any} later
 * @property {() => number} now
 */

export class Playback {
  /** @type {Step[]} */
  #steps = [];
  #running = false;
  #skipping = false;
  /** How many news of the present step were begun. */
  #begun = 0;
  /** When everything told so far is to have been seen. */
  #due = 0;
  /** @type {(() => void) | null} */
  #cut = null;

  /** @param {Stage} stage */
  constructor(stage) {
    this.stage = stage;
  }

  /** Whether something is still to be shown. */
  get busy() {
    return this.#running;
  }

  /** @param {Step} step */
  push(step) {
    this.#due = Math.max(this.#due, this.stage.now()) + Math.min(MOST, EACH * step.news.length);
    this.#steps.push(step);
    if (!this.#running) this.#run();
  }

  /** Goes to the present at once. */
  skip() {
    if (!this.#running) return;
    this.#skipping = true;
    this.stage.cut();
    this.#cut?.();
  }

  /** Forgets what was to be shown: another position replaces it. */
  drop() {
    this.#steps = [];
    this.#due = 0;
    this.skip();
  }

  async #run() {
    this.#running = true;
    for (let step = this.#steps[0]; step; step = this.#steps[0]) {
      this.#begun = 0;
      for (const news of step.news) {
        if (this.#steps[0] !== step) break;
        this.#begun += 1;
        this.stage.told(news);
        if (!this.#rushed()) await this.#show(news);
      }
      // A dropped step is not drawn: newer parts stand there already.
      if (this.#steps[0] === step) {
        this.#steps.shift();
        if (this.#steps.length === 0) this.#running = false;
        this.stage.shown(step.parts);
      }
    }
    this.#running = false;
    this.#skipping = false;
  }

  /** How many news are still to be seen, with the one that is shown now. */
  #left() {
    return this.#steps.reduce((sum, step) => sum + step.news.length, 1 - this.#begun);
  }

  /** Whether it is to be quick with the next news. */
  #hurried() {
    const [step, ...later] = this.#steps;
    const slack = step?.urgent ? SLACK_URGENT : SLACK;
    const late = this.stage.now() + EACH * this.#left() - this.#due;
    return this.#left() > MANY || later.some((one) => one.urgent) || late > slack;
  }

  #rushed() {
    const all = this.#steps.reduce((sum, step) => sum + step.news.length, 0);
    return this.#skipping || all > TOO_MANY || this.stage.now() - this.#due > OVERRUN;
  }

  /** @param {any} news */
  #show(news) {
    const hurry = this.#hurried();
    const seen = this.stage.play(news, hurry).catch(() => {});
    return new Promise((resolve) => {
      this.#cut = () => resolve(undefined);
      this.stage.later(() => resolve(undefined), hurry ? LONGEST_HURRIED : LONGEST);
      seen.then(() => resolve(undefined));
    });
  }
}
