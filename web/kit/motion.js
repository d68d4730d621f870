// How fast things move.

/** Whether the person asked for less motion. */
export const calm = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** The scenes are timed at leisure; a table that waits sees them a little faster, so that a news
 *  takes about 300 ms on average: so long the server waits for it. */
const TEMPO = 0.75;

/**
 * The time that a movement takes.
 * @param {number} milliseconds
 * @param {boolean} hurry
 */
export const pace = (milliseconds, hurry) => (calm() ? 1 : hurry ? milliseconds * 0.3 : milliseconds * TEMPO);
