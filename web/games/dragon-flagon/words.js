// What prompts and offers are called.

/** @import { Character, Facing, Item, Square } from './types.d.ts' */
/** @import { Prompt, State, Translate } from './model.js' */

import { offset } from './geometry.js';
import { cardName, characterOf, hintAt, matOf, nameOf, plans, standeeOf } from './model.js';
import en from './texts/en.js';

/** Where the room counts and not the way one looks. */
const ABSOLUTE = ['place', 'mark'];

/** Lists of people, for which it does not matter where they stand. */
const LISTS = ['order', 'gifts'];

/**
 * @param {Prompt} prompt
 * @param {State} state
 * @param {Translate} t
 */
export function question(prompt, state, t) {
  const character = characterOf(prompt.figure);
  const who = character === null ? '' : nameOf(state, character);
  const count = prompt.offer?.max ?? 1;
  if (plans(prompt)) {
    return t(`df.ask.${prompt.key}.${count === 1 ? 'one' : 'many'}`, { who, count });
  }
  const revealed = character === null ? null : matOf(state, character)?.revealed;
  // Some questions are asked by several cards, and have words for each.
  const own = `df.ask.${prompt.key}.${revealed}`;
  return t(own in en ? own : `df.ask.${prompt.key}`, { who, count });
}

/**
 * @param {Prompt} prompt
 * @param {State} state
 * @param {Translate} t
 */
export function waitingFor(prompt, state, t) {
  const character = characterOf(prompt.figure);
  return t(`df.wait.${prompt.key}`, { who: character === null ? '' : nameOf(state, character) });
}

/**
 * Where a square lies for somebody: "two ahead, one left".
 * @param {Square} from
 * @param {Facing} facing
 * @param {Square} to
 * @param {Translate} t
 */
export function relative(from, facing, to, t) {
  const [forward, right] = offset(from, facing, to);
  if (forward === 0 && right === 0) return t('df.rel.here');
  const some = [];
  if (forward !== 0) some.push(distance(forward > 0 ? 'ahead' : 'behind', Math.abs(forward), t));
  if (right !== 0) some.push(distance(right > 0 ? 'right' : 'left', Math.abs(right), t));
  return some.join(', ');
}

/**
 * @param {string} way
 * @param {number} count
 * @param {Translate} t
 */
const distance = (way, count, t) =>
  count === 1
    ? t(`df.rel.${way}`)
    : t(`df.rel.${way}.many`, { count: count <= 5 ? t(`df.count.${count}`) : count });

/**
 * @param {Item} item
 * @param {Prompt} prompt
 * @param {State} state
 * @param {Translate} t
 */
export function label(item, prompt, state, t) {
  if (typeof item === 'string') return t(itemKey(item, prompt.key));
  if ('card' in item) return cardName(state, item.card);
  if ('face' in item) return t(`df.face.${item.face}`);
  if ('character' in item) {
    const place = prompt.offer?.items.indexOf(item) ?? null;
    return characterLabel(item.character, place, prompt, state, t);
  }
  if ('take' in item) return t(`df.take.${item.take}`);
  if ('time' in item)
    return t(item.time === 1 ? 'df.item.time.one' : 'df.item.time.many', { count: item.time });
  return squareLabel(item.square, item, prompt, state, t);
}

/** What stays undone has a name of its own for some questions. @param {string} item @param {string} key */
const itemKey = (item, key) =>
  `df.item.${item}.${key}` in en ? `df.item.${item}.${key}` : `df.item.${item}`;

/**
 * Somebody, where they are, and what they would lose.
 * @param {Character} who
 * @param {number | null} place
 * @param {Prompt} prompt
 * @param {State} state
 * @param {Translate} t
 */
function characterLabel(who, place, prompt, state, t) {
  const actor = characterOf(prompt.figure);
  const from = actor === null ? undefined : standeeOf(state, actor);
  const to = standeeOf(state, who);
  if (LISTS.includes(prompt.key) || !from || !to || who === actor) return nameOf(state, who);
  const where = relative(from.square, from.facing, to.square, t);
  const words = t('df.item.character', { who: nameOf(state, who), where });
  const hint = hintAt(prompt, place);
  if (hint?.parried) return t('df.item.parried', { words });
  const takes = hint?.takes ?? null;
  return takes === null ? words : t('df.item.takes', { words, takes });
}

/**
 * @param {Square} square
 * @param {Item} item
 * @param {Prompt} prompt
 * @param {State} state
 * @param {Translate} t
 */
function squareLabel(square, item, prompt, state, t) {
  const character = characterOf(prompt.figure);
  const standee = character === null ? undefined : standeeOf(state, character);
  if (!standee || ABSOLUTE.includes(prompt.key)) return square;
  // Besides people only the Familiar can be thrown at.
  if (prompt.key === 'throw') return t('df.item.familiar');
  if (prompt.key === 'origin')
    return t(square === standee.square ? 'df.item.origin.own' : 'df.item.origin.familiar');
  const hint = hintAt(prompt, prompt.offer?.items.indexOf(item) ?? null);
  const time = hint?.time ?? null;
  if (square === standee.square && prompt.key !== 'barrel') {
    return time === null ? t('df.item.stay') : t('df.item.stay.time', { time });
  }
  const words = t('df.item.square', { where: relative(standee.square, standee.facing, square, t), square });
  const hits = hint?.hits.map((who) => nameOf(state, who)).join(' & ') ?? '';
  return hits === '' ? words : t('df.item.hits', { words, hits });
}

/**
 * @param {number} place
 * @param {Prompt} prompt
 * @param {State} state
 * @param {Translate} t
 */
export function warning(place, prompt, state, t) {
  const hint = hintAt(prompt, place);
  // A card that Vision becomes is played at once, and cannot be taken back.
  if (prompt.key === 'vision' && hint?.idle) return t('df.warn.vain');
  if (!hint?.friend) return '';
  const seat = state.room.you.plays;
  const friends = hint.hits.filter(
    (character) =>
      character !== characterOf(prompt.figure) &&
      state.parts?.mats.some((mat) => mat.character === character && mat.seat === seat),
  );
  const names = friends.map((character) => nameOf(state, character)).join(' & ');
  return names === '' ? t('df.warn.friend') : t('df.warn.friends', { names });
}

/**
 * @param {State} state
 * @param {Translate} t
 */
export function status(state, t) {
  const track = state.parts?.track;
  if (!track) return '';
  if (track.step === 'over') return t('df.status.over', { time: track.marker });
  const left = track.ends.filter((end) => end.guard === null).map((end) => end.time);
  const guards =
    left.length > 1
      ? t('df.status.guards', { from: Math.min(...left), to: Math.max(...left) })
      : left.length === 1
        ? t('df.status.guard', { time: left[0] ?? 0 })
        : '';
  return t(track.step === 'place' ? 'df.status.place' : 'df.status.time', { time: track.marker, guards });
}

/**
 * The short form of a rule: what has to be said at once.
 * @param {string} id
 * @param {Translate} t
 */
export function rule(id, t) {
  const key = `df.rule.${id}`;
  return key in en ? t(key) : t('df.rule.unknown', { id });
}
