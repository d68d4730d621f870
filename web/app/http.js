// The few plain requests: make a table, look one up, take a personal link.
/** @import { About, ErrorCode } from './protocol.d.ts' */

/** @typedef {{ ok: true, body: any } | { ok: false, status: number, error: ErrorCode | null }} Reply */

/** @param {object} body */
const post = (body) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

/**
 * @param {string} path
 * @param {object} [body] Makes it a POST.
 * @returns {Promise<Reply>} `status` 0 when the server could not be reached.
 */
async function ask(path, body) {
  try {
    const answer = await fetch(path, body ? post(body) : {});
    const content = answer.status === 204 ? null : await answer.json().catch(() => null);
    if (answer.ok) return { ok: true, body: content };
    return { ok: false, status: answer.status, error: content?.code ? content : null };
  } catch {
    return { ok: false, status: 0, error: null };
  }
}

/** @returns {Promise<About[]>} */
export async function listGames() {
  const reply = await ask('/api/games');
  return reply.ok ? reply.body : [];
}

/**
 * What a table would be set up with.
 * @param {string} game
 * @param {Record<string, string>} settings
 */
export const previewTable = (game, settings) =>
  ask(`/api/games/${encodeURIComponent(game)}/preview`, { settings });

/** @param {string} game */
export const makeRoom = (game) => ask('/api/rooms', { game });

/** @param {string} room */
export const findRoom = (room) => ask(`/api/rooms/${encodeURIComponent(room)}`);

/** @param {string} room @param {string} secret */
export const claimSeat = (room, secret) => ask(`/api/rooms/${encodeURIComponent(room)}/claim`, { secret });

/**
 * This moment of a table as a file for whoever mends it; null when it could not be had.
 * @param {string} room
 * @param {string} remark What looks wrong; it goes into the file and nowhere else.
 * @returns {Promise<{ content: Blob, name: string } | null>}
 */
export async function fetchReport(room, remark) {
  const path = `/api/rooms/${encodeURIComponent(room)}/report`;
  try {
    const answer = await fetch(path, post({ remark }));
    if (!answer.ok) return null;
    const named = /filename="([\w.-]+)"/.exec(answer.headers.get('content-disposition') ?? '');
    return { content: await answer.blob(), name: named?.[1] ?? 'flagon.json' };
  } catch {
    return null;
  }
}

/** The socket's address has the scheme and host of the page. @param {string} room */
export function socketUrl(room) {
  const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
  return `${scheme}//${location.host}/api/rooms/${encodeURIComponent(room)}/socket`;
}
