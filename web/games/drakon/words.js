// What prompts and offers are called.

/** @import { Item, Seat } from './types.d.ts' */
/** @import { Prompt, State, Translate } from './people.js' */

import { layIn } from './model.js';
import { delverOf, faceOf, nameOf, robbed, settledTile, tileIn } from './people.js';
import { arrowWords, chamberName, kindName, kindOf, namedFor, shapeWords, where } from './places.js';
import en from './texts/en.js';

/**
 * @param {Prompt} prompt
 * @param {State} state
 * @param {Translate} t
 */
export function question(prompt, state, t) {
  const key = prompt.key === 'turn' ? turnKey(prompt) : `dk.ask.${prompt.key}${layKey(prompt)}`;
  const sent = `${key}.sent`;
  return t(isSent(prompt, state) && sent in en ? sent : key, about(prompt, state, t));
}

/** Who is asked in the turn of another was sent into the chamber that asks. @param {Prompt} prompt @param {State} state */
const isSent = ({ seat }, { parts }) => parts !== null && parts.stock.active !== seat;

/** A tile may have to stay. @param {Prompt} prompt */
const layKey = ({ key, offer }) => (key === 'lay' && !offer?.items.includes('back') ? '.stays' : '');

/** A turn asks for what can be done in it. @param {Prompt} prompt */
function turnKey(prompt) {
  const items = prompt.offer?.items ?? [];
  const has = (/** @type {string[]} */ kinds) =>
    items.some((item) => typeof item === 'object' && kinds.some((kind) => kind in item));
  const [places, moves] = [has(['tile']), has(['go', 'through'])];
  if (places === moves) return 'dk.ask.turn';
  return places ? 'dk.ask.turn.tile' : 'dk.ask.turn.go';
}

/**
 * What a question is about: the chamber that is laid or turned, or whoever is sent somewhere.
 * @param {Prompt} prompt
 * @param {State} state
 * @param {Translate} t
 */
function about(prompt, state, t) {
  /** @type {Record<string, string>} */
  const words = { chamber: '', where: '', whom: '' };
  const items = prompt.offer?.items ?? [];
  const [lay, tile] = [items.map(layIn).find((one) => one !== null), settledTile(prompt)];
  const face = tile === null ? undefined : faceOf(state, tile);
  if (face) words.chamber = namedFor(state, face.kind, prompt.seat, t);
  if (lay) words.where = chamberName(state, lay.at, t);
  const first = items[0];
  if (typeof first !== 'object') return words;
  if ('turn' in first) words.chamber = chamberName(state, first.turn.at, t);
  if ('send' in first) words.whom = nameOf(state, first.send.seat);
  return words;
}

/**
 * @param {Prompt} prompt
 * @param {State} state
 * @param {Translate} t
 */
export const waitingFor = (prompt, state, t) =>
  t(`dk.wait.${prompt.key}`, { who: nameOf(state, prompt.seat) });

/**
 * @param {Item} item
 * @param {Prompt} prompt
 * @param {State} state
 * @param {Translate} t
 */
export function label(item, prompt, state, t) {
  if (typeof item === 'string') return plainLabel(item, prompt, state, t);
  if ('tile' in item) return tileLabel(item.tile, prompt, state, t);
  if ('go' in item) return goLabel(item.go, prompt.offer?.items.indexOf(item) ?? -1, prompt, state, t);
  if ('through' in item)
    return t('dk.item.through', { chamber: entered(prompt.seat, item.through, state, t) });
  if ('lay' in item) return layLabel(item.lay, prompt, state, t);
  if ('chamber' in item) return chamberName(state, item.chamber, t);
  if ('turn' in item) return arrowWords(item.turn.arrows, t);
  if ('seat' in item) return seatLabel(item.seat, prompt, state, t);
  const { seat, to } = item.send;
  return t('dk.item.send', { whom: nameOf(state, seat), chamber: entered(seat, to, state, t) });
}

/** Where somebody would come in, and from whom that takes a coin. @param {Seat} seat @param {string} to @param {State} state @param {Translate} t */
function entered(seat, to, state, t) {
  const chamber = chamberName(state, to, t);
  const victim = robbed(state, seat, kindOf(state, to));
  if (!victim) return chamber;
  const key = victim.coins > 0 ? 'dk.item.steal' : 'dk.item.steal.none';
  return t(key, { chamber, whom: nameOf(state, victim.seat) });
}

/**
 * What is done without a place: "take", "leave" and the like have words for each question.
 * @param {Extract<Item, string>} item
 * @param {Prompt} prompt
 * @param {State} state
 * @param {Translate} t
 */
function plainLabel(item, prompt, state, t) {
  const hero = delverOf(state, prompt.seat)?.hero;
  const keys = [`dk.item.${item}.${prompt.key}`, `dk.item.${item}.${hero}`, `dk.item.${item}`];
  return t(keys.find((key) => key in en) ?? item);
}

/** What it is called to pick a tile, where that does not begin to place it. @type {Record<string, string>} */
const TILE_WORDS = { lay: 'dk.item.tile.lay', dwarf: 'dk.item.tile.dwarf', dwarf_too: 'dk.item.tile.dwarf' };

/**
 * A tile; how its arrows stand is said where it has to be told from another one of its kind.
 * @param {number} tile
 * @param {Prompt} prompt
 * @param {State} state
 * @param {Translate} t
 */
function tileLabel(tile, prompt, state, t) {
  const face = faceOf(state, tile);
  if (!face) return String(tile);
  const settled = settledTile(prompt);
  const others = [...(prompt.offer?.items ?? []).map(tileIn), settled];
  const faces = others.map((other) => (other === null ? undefined : faceOf(state, other)));
  const differs = faces.some((other) => other?.kind === face.kind && other.arrows !== face.arrows);
  const name = kindName(face.kind, t);
  const words = { kind: name, shape: shapeWords(face.arrows, t) };
  const chamber = differs ? t('dk.item.tile.shape', words) : name;
  if (tile === settled) return t('dk.item.tile.settled', { chamber });
  return t(TILE_WORDS[prompt.key] ?? 'dk.item.tile', { chamber });
}

/**
 * A move, with what it passes through.
 * @param {string} to
 * @param {number} place
 * @param {Prompt} prompt
 * @param {State} state
 * @param {Translate} t
 */
function goLabel(to, place, prompt, state, t) {
  const chamber = entered(prompt.seat, to, state, t);
  const passed = (prompt.offer?.hints[place]?.path ?? []).slice(1, -1);
  if (passed.length === 0) return t('dk.item.go', { chamber });
  const via = passed.map((square) => chamberName(state, square, t)).join(' – ');
  return t('dk.item.blown', { chamber, via });
}

/**
 * @param {{ tile: number, at: string, arrows: string }} lay
 * @param {Prompt} prompt
 * @param {State} state
 * @param {Translate} t
 */
function layLabel({ tile, at, arrows }, prompt, state, t) {
  const face = faceOf(state, tile);
  const words = { place: where(at, t), arrows: arrowWords(arrows, t) };
  if (prompt.key !== 'shift_lay') return t('dk.item.lay', words);
  return t('dk.item.swap', { chamber: face ? kindName(face.kind, t) : '', ...words });
}

/** Somebody, with what matters for this question. @param {Seat} seat @param {Prompt} prompt @param {State} state @param {Translate} t */
function seatLabel(seat, prompt, state, t) {
  const delver = delverOf(state, seat);
  const who = nameOf(state, seat);
  if (!delver) return who;
  if (prompt.key === 'map') return t('dk.item.seat.tiles', { who, count: delver.tiles });
  if (prompt.key === 'thief') return t('dk.item.seat.coins', { who, count: delver.coins });
  return t('dk.item.seat.at', { who, chamber: chamberName(state, delver.at, t) });
}

/**
 * What is lost by an offer: a step onto a chamber that costs a coin.
 * @param {number} place
 * @param {Prompt} prompt
 * @param {State} _state
 * @param {Translate} t
 */
export function warning(place, prompt, _state, t) {
  const [item, hint] = [prompt.offer?.items[place], prompt.offer?.hints[place]];
  // Whom one sends elsewhere may well lose a coin.
  const own = typeof item === 'object' && !('send' in item);
  return own && hint?.costs ? t('dk.warn.coin') : '';
}

/**
 * @param {State} state
 * @param {Translate} t
 */
export function status(state, t) {
  const stock = state.parts?.stock;
  if (!stock) return '';
  if (stock.ending) return t(`dk.status.over.${stock.ending}`);
  const flight = state.narrow ? 'dk.status.escape.short' : 'dk.status.escape';
  const goal = t(stock.escape ? flight : 'dk.status.goal', {
    coins: t('dk.mat.coins', { count: stock.goal }),
  });
  const mine = stock.active === state.room.you.plays;
  return t(mine ? 'dk.status.mine' : 'dk.status.turn', { who: nameOf(state, stock.active), goal });
}

/**
 * The short form of a rule: what has to be said at once.
 * @param {string} id
 * @param {Translate} t
 */
export function rule(id, t) {
  const key = `dk.rule.${id}`;
  return key in en ? t(key) : t('dk.rule.unknown', { id });
}
