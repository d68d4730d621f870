// What is told of a change of hands in the middle of a game.
/** @import { RoomPart, SeatView } from './protocol.d.ts' */
/** @import { LogLine, Translate } from './game-module.d.ts' */
/** @import { Room } from './room.js' */
import { tell } from './signals.js';

/**
 * A line for each seat that somebody else plays now.
 * @param {RoomPart | null} before
 * @param {RoomPart | null} after
 * @param {Translate} t
 * @returns {LogLine[]}
 */
export function seatNews(before, after, t) {
  if (before?.phase !== 'playing' || after?.phase !== 'playing') return [];
  return after.seats.flatMap((seat) => {
    const was = before.seats.find((other) => other.seat === seat.seat);
    const key = was && change(was, seat);
    return key ? [{ seats: [seat.seat], text: t(key, { name: seat.name, before: was.name }) }] : [];
  });
}

/** Tells everybody of the seats that changed hands. @param {Room} room @param {RoomPart | null} before */
export function tellSeats(room, before) {
  for (const line of seatNews(before, room.part, room.t)) {
    room.lines.push(line);
    tell(line.text);
  }
}

/** @param {SeatView} was @param {SeatView} is */
function change(was, is) {
  if (was.kind === 'person' && is.kind !== 'person') return 'seat.news.bot';
  if (was.kind === 'person' || is.kind !== 'person') return null;
  return was.name === is.name ? 'seat.news.back' : 'seat.news.taken';
}
