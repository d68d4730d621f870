// What happened, in words.

/** @import { News, Open, Seat, Square, Tile } from './types.d.ts' */
/** @import { LogLine, State, Translate } from './people.js' */

import { listed } from '../../kit/words.js';
import { faceOf, nameOf, roomSeat } from './people.js';
import { arrowWords, chamberWords, kindName } from './places.js';
import { LOG_RULES } from './reasons.js';

/**
 * The line of the log for a news; null where another line says it already.
 * @param {News} news
 * @param {State} state
 * @param {Translate} t
 * @returns {LogLine | null}
 */
export function line(news, state, t) {
  const you = state.room.you.plays;
  switch (news.kind) {
    case 'open':
      return placed(openLine(news.news, state, t), placeIn(news.news));
    case 'drew':
      // What others draw is said by what they placed.
      if (news.seat !== you || news.tile === null) return null;
      return told(
        'drew',
        [news.seat],
        state,
        t,
        { chamber: tileName(news.tile, state, t) },
        { tone: 'quiet' },
      );
    case 'stolen': {
      const seen = news.tile !== null;
      const words = { chamber: news.tile === null ? '' : tileName(news.tile, state, t) };
      return told(seen ? 'stolen.seen' : 'stolen', [news.to, news.from], state, t, words, {
        rule: news.rule,
      });
    }
    case 'buried': {
      if (news.tiles.length === 0) return told('buried', [news.seat], state, t, { count: news.count });
      const chambers = news.tiles.map((tile) => tileName(tile, state, t)).join(', ');
      return told('buried.seen', [news.seat], state, t, { chambers });
    }
  }
}

/** Where it happened, if it has a place. @param {Open} news @returns {Square | null} */
function placeIn(news) {
  if ('path' in news) return news.path.at(-1) ?? null;
  return 'at' in news ? news.at : null;
}

/** @param {LogLine | null} line @param {Square | null} spot */
const placed = (line, spot) => (line && spot ? { ...line, spot } : line);

/**
 * A line about people: the first is `who`, the second `whom`.
 * @param {string} key
 * @param {Seat[]} seats
 * @param {State} state
 * @param {Translate} t
 * @param {Record<string, string | number>} [values]
 * @param {Partial<LogLine>} [more]
 * @returns {LogLine}
 */
function told(key, seats, state, t, values = {}, more = {}) {
  const [who = 0, whom = who] = seats;
  const names = { who: nameOf(state, who), whom: nameOf(state, whom) };
  return {
    seats: seats.map((seat) => roomSeat(state, seat)),
    text: t(`dk.log.${key}`, { ...names, ...values }),
    ...more,
  };
}

/** @param {Tile} tile @param {State} state @param {Translate} t */
function tileName(tile, state, t) {
  const face = faceOf(state, tile);
  return face ? kindName(face.kind, t) : '';
}

/** @param {Open} news @param {State} state @param {Translate} t @returns {LogLine | null} */
function openLine(news, state, t) {
  const tileAt = (/** @type {Tile} */ tile, /** @type {Square} */ at) =>
    chamberWords(faceOf(state, tile)?.kind, at, t);
  switch (news.what) {
    case 'first':
      return told('first', [news.seat], state, t, {}, { heading: true, rule: LOG_RULES.first });
    case 'placed':
      return told(
        'placed',
        [news.seat],
        state,
        t,
        { chamber: tileAt(news.tile, news.at) },
        { heading: true },
      );
    case 'moved': {
      const chamber = chamberWords(news.kind, news.path.at(-1) ?? '', t);
      const rule = news.rule ?? undefined;
      if (news.by !== null) {
        const by = nameOf(state, news.by);
        const line = told('moved.by', [news.seat], state, t, { by, chamber }, { tone: 'strong', rule });
        return { ...line, seats: [roomSeat(state, news.by), ...(line.seats ?? [])] };
      }
      const key = news.path.length > 2 ? 'moved.far' : 'moved';
      return told(key, [news.seat], state, t, { chamber }, { heading: true, rule });
    }
    case 'idle':
      // An empty chamber does nothing by nature.
      return told(
        'idle',
        [news.seat],
        state,
        t,
        { chamber: kindName(news.kind, t) },
        { rule: news.rule, tone: 'quiet' },
      );
    case 'coin':
      return coinLine(news, state, t);
    case 'shifted': {
      const before = tileAt(news.out, news.at);
      const words = { chamber: before, into: tileName(news.tile, state, t) };
      return told('shifted', [news.seat], state, t, words, { rule: LOG_RULES.shifted });
    }
    case 'destroyed': {
      const chamber = tileAt(news.tile, news.at);
      const more = /** @type {const} */ ({ tone: 'strong', rule: LOG_RULES.destroyed });
      return told('destroyed', [news.seat], state, t, { chamber }, more);
    }
    case 'turned': {
      const words = { chamber: tileAt(news.tile, news.at), arrows: arrowWords(news.arrows, t) };
      return told('turned', [news.seat], state, t, words, { rule: LOG_RULES.turned });
    }
    case 'power': {
      const more = /** @type {const} */ ({ tone: 'strong', rule: LOG_RULES[news.hero] });
      return told(`power.${news.hero}`, [news.seat], state, t, {}, more);
    }
    case 'skipped':
      return told(
        'skipped',
        [news.seat],
        state,
        t,
        {},
        { rule: LOG_RULES.skipped, fold: { key: 'dk.log.skipped.all', name: nameOf(state, news.seat) } },
      );
    case 'over': {
      const words = {
        names: listed(news.winners.map((seat) => nameOf(state, seat))),
        count: news.winners.length,
        coins: t('dk.mat.coins', { count: state.parts?.stock.goal ?? 0 }),
      };
      const more = /** @type {const} */ ({ heading: true, tone: 'strong', rule: LOG_RULES[news.ending] });
      return told(`over.${news.ending}`, news.winners, state, t, words, more);
    }
  }
}

/** @param {Extract<Open, { what: 'coin' }>} news @param {State} state @param {Translate} t */
function coinLine({ from, to, rule }, state, t) {
  const more = /** @type {const} */ ({ tone: 'strong', rule });
  if (typeof to !== 'object') {
    const who = typeof from === 'object' ? from.seat : 0;
    return told(to === 'start' ? 'coin.due' : 'coin.well', [who], state, t, {}, more);
  }
  if (typeof from === 'object') return told('coin.steal', [to.seat, from.seat], state, t, {}, more);
  return told(`coin.${from}`, [to.seat], state, t, {}, more);
}
