// What happened, shown as movement: one short scene for each kind of news.

import { chamberChanges } from './play-chambers.js';
import { delverDoes } from './play-delvers.js';
import { coinMoves, tileMoves } from './play-things.js';

/** @import { News } from './types.d.ts' */
/** @import { State } from './people.js' */

/**
 * @param {News} news
 * @param {HTMLElement} root
 * @param {State} state
 * @param {boolean} hurry
 * @returns {Promise<void>}
 */
export async function play(news, root, state, hurry) {
  if (!state.parts) return;
  if (news.kind !== 'open') return tileMoves(news, root, hurry);
  const open = news.news;
  switch (open.what) {
    case 'coin':
      return coinMoves(open, root, hurry);
    case 'placed':
    case 'shifted':
    case 'destroyed':
    case 'turned':
      return chamberChanges(open, root, state, hurry);
    default:
      return delverDoes(open, state, hurry);
  }
}
