// Words in a row.

/**
 * Names in a row, as the language of the page joins them.
 * @param {string[]} names
 */
export const listed = (names) => joined(names, 'conjunction');

/** Names of which one is meant. @param {string[]} names */
export const either = (names) => joined(names, 'disjunction');

/** @param {string[]} names @param {'conjunction' | 'disjunction'} type */
const joined = (names, type) =>
  new Intl.ListFormat(globalThis.document?.documentElement?.lang || 'en', { type }).format(names);
