// What happened, shown as movement.
/** @import { News } from './types.d.ts' */
/** @import { State } from './people.js' */

/** @param {News} _news @param {HTMLElement} _root @param {State} _state @param {boolean} _hurry */
export async function play(_news, _root, _state, _hurry) {}
