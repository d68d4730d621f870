// What a table's page itself has open, which nobody else knows of.

/** Where the page is laid out for a phone, upright or sideways: `styles/table.css` has the layouts. */
export const PHONE = '(width <= 760px), (height <= 570px)';

/** Where a phone is held so that bar and board share its height. */
export const UPRIGHT = '(aspect-ratio < 4 / 3)';

export const freshUi = () => ({
  tab: /** @type {'log' | 'chat'} */ ('log'),
  drawer: false,
  seenChat: 0,
  /** Whether the chat of the lobby is on the screen. */
  chatInSight: false,
  scoreClosed: false,
  /** @type {import('./dialogs.js').Dialog | null} */
  dialog: null,
  why: /** @type {string | null} */ (null),
  /** The prompt whose offers are listed although the board shows them. */
  listed: /** @type {string | null} */ (null),
  /** What was typed so far of a longer mark, for this prompt. @type {{ id: string, keys: string } | null} */
  typed: null,
  /** How saving this moment goes. */
  wrong: /** @type {'fetching' | 'saved' | 'whole' | 'failed' | null} */ (null),
  /** Whether one more was picked than the prompt takes. */
  full: false,
  copied: /** @type {{ text: string, done: boolean } | null} */ (null),
});
