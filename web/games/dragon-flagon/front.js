// What the front door shows of this game; the game itself comes when somebody wants it.
import { cover } from './cover.js';
import en from './texts/en-front.js';

/** @type {import('../../app/game-module.d.ts').GameFront} */
export const front = { texts: { en }, cover };
