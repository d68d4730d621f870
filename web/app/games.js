// Brings a game's web folder into the page.
/** @import { GameFront, GameModule } from './game-module.d.ts' */

/** @typedef {GameModule<any, any, any, any, any, any>} Game */

const NAME = /^[a-z0-9-]+$/;

/**
 * @param {string} name
 * @returns {Promise<Game>}
 */
export async function loadGame(name) {
  if (!NAME.test(name)) throw new Error(`not the name of a game: ${name}`);
  const { game } = await import(`/games/${name}/index.js`);
  return game;
}

/**
 * What the front door shows of it, without the game.
 * @param {string} name
 * @returns {Promise<GameFront>}
 */
export async function loadFront(name) {
  if (!NAME.test(name)) throw new Error(`not the name of a game: ${name}`);
  const { front } = await import(`/games/${name}/front.js`);
  return front;
}

/**
 * The game's stylesheet is there before its board is drawn.
 * @param {string} name
 * @param {Game} game
 */
export function dress(name, game) {
  const href = `/games/${name}/${game.stylesheet}`;
  if (document.querySelector(`link[href="${href}"]`)) return Promise.resolve();
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
  document.head.append(link);
  return new Promise((done) => {
    link.onload = link.onerror = () => done(undefined);
  });
}
