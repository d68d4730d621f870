// The server under test: the built program on a free port, with a data folder of its own.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

const PROGRAM = path.join(process.env.CARGO_TARGET_DIR ?? 'target', 'debug', 'flagon');

/** How long the doors may take to open. */
const PATIENCE = 60_000;

export class Server {
  /** @type {import('node:child_process').ChildProcess | null} */
  #process = null;
  /** What it is told besides. @type {string[]} */
  #more = [];
  /** Everything that it printed. */
  log = '';
  url = '';

  /** @param {string} data */
  constructor(data) {
    this.data = data;
  }

  /**
   * A server with an empty data folder, and with sets of decks: the files of each, by name.
   * @param {Record<string, Record<string, string>>} sets
   */
  static async open(sets) {
    const server = new Server(await mkdtemp(path.join(tmpdir(), 'flagon-')));
    for (const [name, files] of Object.entries(sets)) {
      const folder = path.join(server.data, 'sets', name);
      await mkdir(folder, { recursive: true });
      for (const [file, text] of Object.entries(files)) await writeFile(path.join(folder, file), text);
      server.#more = ['--decks', path.join(server.data, 'sets')];
    }
    await server.start();
    return server;
  }

  /** Starts it, on the port that it had before. */
  async start() {
    const listen = this.url ? new URL(this.url).host : '127.0.0.1:0';
    const args = [
      'serve',
      '--listen',
      listen,
      '--data',
      this.data,
      '--hurry',
      '--log',
      'debug',
      ...this.#more,
    ];
    const running = spawn(PROGRAM, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    this.#process = running;
    const before = this.log.length;
    const opened = new Promise((resolve, reject) => {
      const late = setTimeout(() => reject(new Error(`no address in:\n${this.log}`)), PATIENCE);
      const listen = (/** @type {Buffer} */ text) => {
        this.log += text;
        const address = /Flagon is open: (http:\S+)\//.exec(this.log.slice(before));
        if (!address) return;
        clearTimeout(late);
        resolve(address[1]);
      };
      running.stdout?.on('data', listen);
      running.stderr?.on('data', listen);
      running.once('error', reject);
      running.once('exit', (code) => reject(new Error(`it ended with ${code}:\n${this.log}`)));
    });
    this.url = await opened;
  }

  /** Ends it without a word, as a power cut would. */
  async kill() {
    await this.#end('SIGKILL');
  }

  /** Ends it in order, and its data folder too. */
  async close() {
    await this.#end('SIGTERM');
    await rm(this.data, { recursive: true });
  }

  /** @param {NodeJS.Signals} signal */
  async #end(signal) {
    const running = this.#process;
    this.#process = null;
    if (!running || running.exitCode !== null) return;
    const ended = once(running, 'exit');
    running.kill(signal);
    await ended;
  }
}
