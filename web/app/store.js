// What the page knows, as a pure fold of the server's messages.
/** @import { About, Chat, ErrorCode, PromptView, RoomPart, ServerMessage, Welcome } from './protocol.d.ts' */

/**
 * @typedef {object} Known
 * @property {About | null} about
 * @property {string | null} gameId Which game is played; null in the lobby.
 * @property {unknown} guide
 * @property {Record<string, any>} parts The newest parts, by name.
 * @property {unknown[]} news All news of this game.
 * @property {Chat[]} chat
 * @property {number} ahead How far the server's clock is ahead of ours, in milliseconds.
 * @property {boolean} gap Whether news are missing; everything has to be asked for again then.
 * @property {Notice[]} notices What was refused and not yet dismissed.
 * @property {ErrorCode | null} ended Why the server ended the connection for good.
 * @typedef {{ number: number, error: ErrorCode | null, about: string | null }} Notice
 * @typedef {{ type: 'notice', error: ErrorCode | null, about: string | null } | { type: 'dismiss', number: number }} OwnMessage
 */

/** @type {Known} */
export const NOTHING = {
  about: null,
  gameId: null,
  guide: null,
  parts: {},
  news: [],
  chat: [],
  ahead: 0,
  gap: false,
  notices: [],
  ended: null,
};

const MOST_CHAT = 500;
const MOST_NOTICES = 4;

/** @param {Known} known @returns {RoomPart | null} */
export const roomOf = (known) => known.parts.room ?? null;

/** @param {Known} known @returns {PromptView<any, any>[]} */
export const promptsOf = (known) => known.parts.prompts ?? [];

/** What the own seat has prepared, by figure and kind of prompt. @param {Known} known @returns {Map<string, any[]>} */
export const draftsOf = (known) =>
  new Map(
    (known.parts.drafts ?? []).map((/** @type {any} */ draft) => [
      `${draft.figure}:${draft.key}`,
      draft.items,
    ]),
  );

/** How many news the page has of which game, to be told of those since. @param {Known} known */
export const newsOf = (known) => ({
  // Where some are missing in between, the count means nothing.
  news: known.gameId && !known.gap ? known.news.length : null,
  game_id: known.gameId,
});

/**
 * Whether a welcome only goes on with what the page had: the same game, seen from the same seat,
 * with nothing missing in between.
 * @param {Known} before
 * @param {Known} after
 */
export const goesOn = (before, after) =>
  before.gameId !== null &&
  before.gameId === after.gameId &&
  roomOf(before)?.you.seat === roomOf(after)?.you.seat &&
  !before.gap &&
  !after.gap &&
  after.news.length >= before.news.length;

/**
 * @param {Known} known
 * @param {ServerMessage | OwnMessage} message
 * @param {number} now
 * @returns {Known}
 */
export function reduce(known, message, now) {
  switch (message.type) {
    case 'welcome':
      return welcomed(known, message, now);
    case 'frame':
      return framed(known, message);
    case 'chat':
      return { ...known, chat: withLine(known.chat, message) };
    case 'closing':
      return message.again ? known : { ...known, ended: message.error };
    case 'refused':
      return message.action ? known : noticed(known, message.error, null);
    case 'done':
      return known;
    case 'notice':
      return noticed(known, message.error, message.about);
    case 'dismiss':
      return { ...known, notices: known.notices.filter((notice) => notice.number !== message.number) };
  }
}

/**
 * @param {Known} known
 * @param {Welcome} welcome
 * @param {number} now
 * @returns {Known}
 */
function welcomed(known, welcome, now) {
  const same = welcome.game_id !== null && welcome.game_id === known.gameId;
  const before = same ? known.news.slice(0, welcome.news_from) : [];
  return {
    ...known,
    about: welcome.about,
    gameId: welcome.game_id,
    guide: welcome.guide,
    parts: welcome.parts,
    news: [...before, ...welcome.news],
    chat: welcome.chat.reduce(withLine, known.chat),
    ahead: welcome.now - now,
    gap: before.length < welcome.news_from,
    // What was refused in another game says nothing in this one.
    notices: known.about === null || welcome.game_id === known.gameId ? known.notices : [],
  };
}

/**
 * @param {Known} known
 * @param {Extract<ServerMessage, { type: 'frame' }>} frame
 * @returns {Known}
 */
function framed(known, frame) {
  const news = frame.news ? [...known.news, ...frame.news] : known.news;
  const parts = frame.parts ? { ...known.parts, ...frame.parts } : known.parts;
  return { ...known, parts, news, gap: news.length !== frame.news_count };
}

/**
 * A line that is there already, as after a reconnect, is not added again.
 * @param {Chat[]} chat
 * @param {Chat} line
 */
function withLine(chat, line) {
  if (chat.some((other) => other.number === line.number)) return chat;
  return [...chat, line].sort((a, b) => a.number - b.number).slice(-MOST_CHAT);
}

/**
 * @param {Known} known
 * @param {ErrorCode | null} error
 * @param {string | null} about
 * @returns {Known}
 */
function noticed(known, error, about) {
  const number = (known.notices.at(-1)?.number ?? 0) + 1;
  return { ...known, notices: [...known.notices, { number, error, about }].slice(-MOST_NOTICES) };
}

/**
 * The prompts of a drawn position that are still open, as they are now.
 * @param {Record<string, any>} shown
 * @param {Known} known
 * @returns {import('./protocol.d.ts').PromptView<any, any>[]}
 */
export function stillOpen(shown, known) {
  const newest = new Map(promptsOf(known).map((prompt) => [prompt.id, prompt]));
  const drawn = /** @type {import('./protocol.d.ts').PromptView<any, any>[]} */ (shown.prompts ?? []);
  return drawn.map((prompt) => newest.get(prompt.id)).filter((prompt) => prompt !== undefined);
}
