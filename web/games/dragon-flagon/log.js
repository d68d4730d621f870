// What happened, in words.

/** @import { Card, Character, Kind, News } from './types.d.ts' */
/** @import { LogLine, State, Translate } from './model.js' */

import { cardGuide, cardName, nameOf, ownerOf, seatOf } from './model.js';

/**
 * The line of the log for a news; null where another line says it already.
 * @param {News} news
 * @param {State} state
 * @param {Translate} t
 * @returns {LogLine | null}
 */
export function line(news, state, t) {
  const name = (/** @type {Character} */ character) => nameOf(state, character);
  const seats = (/** @type {(Character | null)[]} */ ...who) =>
    who.filter((character) => character !== null).map((character) => seatOf(state, character));
  /** @type {(key: string, who: (Character | null)[], values?: Record<string, string | number>, more?: Partial<LogLine>) => LogLine} */
  const say = (key, who, values = {}, more = {}) => {
    const [first, second] = who;
    const names = { who: first ? name(first) : '', whom: second ? name(second) : '' };
    const place = values.square ? { spot: String(values.square) } : {};
    return { seats: seats(...who), text: t(`df.log.${key}`, { ...names, ...values }), ...place, ...more };
  };
  const card = (/** @type {Card} */ card) => cardName(state, card);
  const thing = (/** @type {Kind} */ kind) => t(`df.thing.${kind}`);
  const quiet = /** @type {const} */ ({ tone: 'quiet' });
  const strong = /** @type {const} */ ({ tone: 'strong' });

  switch (news.kind) {
    case 'marker':
      return { heading: true, text: t('df.log.marker', { time: news.time }) };
    case 'called':
      return say('called', [news.character], {}, quiet);
    case 'placed':
      return say('placed', [news.character], { square: news.square });
    case 'planned':
      return say(
        news.added === 1 ? 'planned.one' : 'planned.many',
        [news.character],
        { count: news.added },
        { ...quiet, fold: { key: 'df.log.planned.all', name: name(news.character) } },
      );
    case 'drawn':
    case 'reach':
    case 'turned':
    case 'hit':
      return null;
    case 'revealed':
      return say('revealed', [news.character], { card: card(news.card) }, strong);
    case 'cancelled':
      return say('cancelled', [news.character], { card: card(news.card) }, { rule: news.rule });
    case 'nobody':
      return say('nobody', [news.character], { card: card(news.card) }, { rule: news.rule });
    case 'moved':
      return say(`moved.${news.manner}`, [news.character], { square: news.path.at(-1) ?? '' });
    case 'held':
      return say('held', [news.character], {}, { rule: news.rule });
    case 'parried':
      return say('parried', [news.by, news.attacker], {}, { rule: news.rule, ...strong });
    case 'paid': {
      const key = news.to === null ? 'paid.lost' : 'paid';
      const more = { rule: news.rule, ...strong };
      return say(news.amount === 0 ? 'paid.none' : key, [news.from, news.to], { amount: news.amount }, more);
    }
    case 'fell':
      return say('fell', [news.character], {}, { rule: news.rule });
    case 'stood':
      return say('stood', [news.character], {}, quiet);
    case 'dazed': {
      const key = news.cards === 0 ? 'dazed.full' : news.cards === 1 ? 'dazed.one' : 'dazed.many';
      return say(key, [news.character], { count: news.cards }, { rule: news.rule });
    }
    case 'took':
      return say(prized(news.object, 'took'), [news.character], { thing: thing(news.object) });
    case 'dropped':
      return say(
        prized(news.object, 'dropped'),
        [news.character],
        { thing: thing(news.object), square: news.to },
        { rule: news.rule },
      );
    case 'thrown':
      return say(news.target === null ? 'thrown' : 'thrown.at', [news.character, news.target], {
        thing: thing(news.object),
      });
    case 'slid':
      return say(`slid.${news.object === 'barrel' ? 'barrel' : 'thing'}`, [], {
        thing: thing(news.object),
        square: news.path.at(-1) ?? '',
      });
    case 'gone':
      return say(`gone.${news.object}`, [], {}, { rule: news.rule, tone: 'quiet' });
    case 'pushed':
      return say('pushed', []);
    case 'began':
      return news.until === null
        ? say('began.guard', [news.character])
        : say('began', [news.character], { card: card(news.card), time: news.until });
    case 'ended':
      return say('ended', [news.character], { card: card(news.card) }, { rule: news.rule, tone: 'quiet' });
    case 'cleared':
      return say(
        news.cards === 1 ? 'cleared.one' : 'cleared.many',
        [news.character],
        { count: news.cards },
        { rule: news.rule },
      );
    case 'became':
      return say('became', [news.character], { card: card(news.card), into: card(news.into) }, strong);
    case 'dragon':
      return say('dragon', [news.character], { card: card(news.card) }, { rule: news.rule, ...strong });
    case 'aside': {
      const dragon = cardGuide(state, news.card)?.dragon ?? false;
      return say(
        dragon ? 'aside.dragon' : 'aside',
        [news.character],
        { card: card(news.card) },
        { rule: news.rule, ...quiet },
      );
    }
    case 'delayed':
      return say(
        news.skipped ? 'delayed.skipped' : 'delayed',
        [news.character],
        { count: news.to - news.from, time: news.to },
        { rule: news.rule, ...strong },
      );
    case 'shot':
      return say(news.target === null ? 'shot' : 'shot.at', [news.character, news.target], {
        card: card(news.card),
      });
    case 'loaded':
      return say(news.loaded ? 'loaded' : 'loaded.not', [news.character], {}, quiet);
    case 'barrage': {
      const owner = ownerOf(state, 'cannon_barrage');
      return say(news.square === null ? 'barrage.gone' : 'barrage', [owner], { square: news.square ?? '' });
    }
    case 'prey':
      return say(news.character === null ? 'prey.gone' : 'prey', [news.character], {}, { rule: news.rule });
    case 'familiar': {
      const owner = ownerOf(state, 'familiar');
      return say(
        news.square === null ? 'familiar.gone' : 'familiar',
        [owner],
        { square: news.square ?? '' },
        { rule: news.rule },
      );
    }
    case 'snatched':
      return say('snatched', [news.by, news.from], { thing: thing(news.object) }, strong);
    case 'flipped':
      return say('flipped', [], {}, strong);
    case 'spent':
      return say(
        news.to - news.from === 1 ? 'spent.one' : 'spent.many',
        [news.character],
        { count: news.to - news.from, time: news.to },
        quiet,
      );
    case 'end_token':
      return say(news.guard ? 'guard' : 'quiet', [], { time: news.time }, strong);
    case 'over':
      return { heading: true, text: t('df.log.over', { time: news.time }), tone: 'strong' };
  }
}

/** The Flagon and the cookies have lines of their own. @param {Kind} kind @param {string} key */
const prized = (kind, key) => (kind === 'flagon' || kind === 'cookies' ? `${key}.${kind}` : key);
