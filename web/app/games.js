// Brings a game's web folder into the page.
/** @import { GameModule } from './game-module.d.ts' */

/** @typedef {GameModule<any, any, any, any, any, any>} Game */

/**
 * @param {string} name
 * @returns {Promise<Game>}
 */
export async function loadGame(name) {
  if (!/^[a-z0-9-]+$/.test(name)) throw new Error(`not the name of a game: ${name}`);
  const { game } = await import(`/games/${name}/index.js`);
  return game;
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
