// What happened, shown as movement: one short scene for each kind of news.
import { playCards } from './play-cards.js';
import { playPeople } from './play-people.js';
import { playThings } from './play-things.js';
import { playTime } from './play-time.js';

/** @import { News } from './types.d.ts' */
/** @import { State } from './model.js' */

/**
 * @param {News} news
 * @param {State} state
 * @param {boolean} hurry
 * @returns {Promise<void>}
 */
export async function play(news, state, hurry) {
  if (!state.guide) return;
  switch (news.kind) {
    case 'called':
    case 'drawn':
    case 'marker':
    case 'planned':
    case 'began':
    case 'ended':
    case 'spent':
    case 'end_token':
    case 'over':
      return playTime(news, state, hurry);
    case 'took':
    case 'dropped':
    case 'thrown':
    case 'slid':
    case 'gone':
    case 'pushed':
    case 'snatched':
    case 'flipped':
      return playThings(news, state, hurry);
    case 'cleared':
    case 'became':
    case 'dragon':
    case 'aside':
    case 'delayed':
    case 'shot':
    case 'loaded':
    case 'barrage':
    case 'prey':
    case 'familiar':
      return playCards(news, state, hurry);
    default:
      return playPeople(news, state, hurry);
  }
}
