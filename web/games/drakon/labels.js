// What a place of the lair is called for those who hear it.
import { listed } from '../../kit/words.js';
import { chosenPlace, shownPlace } from './choice.js';
import { markAt } from './marks.js';
import { isThrough, layIn, openPrompt, seatIn, sendIn, standingAt, turnIn } from './model.js';
import { faceOf, nameOf } from './people.js';
import { arrowWords, chamberAt, kindName, where } from './places.js';

/** @import { Item, Square } from './types.d.ts' */
/** @import { State, Translate } from './people.js' */

/**
 * @param {State} state
 * @param {Square} square
 * @param {number[]} places what is offered there
 * @param {Translate} t
 */
export function squareLabel(state, square, places, t) {
  const chamber = chamberAt(state, square);
  const words = chamber
    ? [kindName(chamber.kind, t), arrowWords(chamber.arrows, t)]
    : [t('dk.lair.empty', { where: where(square, t) })];
  if (chamber && chamber.kind !== 'start') words.push(where(square, t));
  const coins = state.parts?.stock.start ?? 0;
  if (chamber?.kind === 'start' && coins > 0) words.push(t('dk.lair.coins', { count: coins }));
  const people = standingAt(state, square).map(({ seat }) =>
    seat === state.room.you.plays ? t('dk.lair.you') : nameOf(state, seat),
  );
  const alone = people.length === 1 && people[0] === t('dk.lair.you');
  if (alone) words.push(t('dk.lair.stands.you'));
  else if (people.length > 0) {
    words.push(t('dk.lair.stands', { count: people.length, names: listed(people) }));
  }
  return [...words, ...offerWords(state, places, t)].join(', ');
}

/**
 * How what is chosen lies, for those who hear that it turns.
 * @param {State} state
 * @param {Translate} t
 */
export function chosenWords(state, t) {
  const place = chosenPlace(state);
  const item = place === null ? undefined : openPrompt(state)?.offer?.items[place];
  const arrows = item === undefined ? undefined : (layIn(item)?.arrows ?? turnIn(item)?.arrows);
  return arrows === undefined ? '' : t('dk.lair.shown', { arrows: arrowWords(arrows, t) });
}

/** @param {State} state @param {number[]} places @param {Translate} t */
function offerWords(state, places, t) {
  const prompt = openPrompt(state);
  const place = shownPlace(state, places);
  const item = place === null ? undefined : prompt?.offer?.items[place];
  if (!prompt || place === null || item === undefined) return [];
  const words = [can(item, prompt.key, state, places, t)];
  const chosen = place === chosenPlace(state) ? chosenWords(state, t) : '';
  if (chosen !== '') words.push(chosen);
  const mark = markAt(state, place);
  if (mark !== '') words.push(t('dk.lair.key', { mark }));
  return words;
}

/** @param {Item} item @param {string} key @param {State} state @param {number[]} places @param {Translate} t */
function can(item, key, state, places, t) {
  const lay = layIn(item);
  if (lay) {
    const face = faceOf(state, lay.tile);
    const chamber = face ? kindName(face.kind, t) : '';
    return key === 'shift_lay' ? t('dk.lair.can.swap') : t('dk.lair.can.lay', { chamber });
  }
  const items = places.map((place) => openPrompt(state)?.offer?.items[place]);
  const who = items.map((one) => (one === undefined ? null : (sendIn(one)?.seat ?? seatIn(one))));
  const whom = listed(who.filter((seat) => seat !== null).map((seat) => nameOf(state, seat)));
  if (sendIn(item)) return t('dk.lair.can.send', { whom });
  if (seatIn(item) !== null) return t('dk.lair.can.seat', { whom });
  if (turnIn(item)) return t('dk.lair.can.turn');
  if (typeof item === 'object' && 'chamber' in item) return t(`dk.lair.can.${key}`);
  return t(isThrough(item) ? 'dk.lair.can.through' : 'dk.lair.can.go');
}
