// How fast things move.

/** Whether the person asked for less motion. */
export const calm = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * The time that a movement takes.
 * @param {number} milliseconds
 * @param {boolean} hurry
 */
export const pace = (milliseconds, hurry) => (calm() ? 1 : hurry ? milliseconds * 0.3 : milliseconds);
