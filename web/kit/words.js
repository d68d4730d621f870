// Words in a row.

/**
 * Names in a row, as the language of the page joins them.
 * @param {string[]} names
 */
export const listed = (names) =>
  new Intl.ListFormat(globalThis.document?.documentElement?.lang || 'en').format(names);
