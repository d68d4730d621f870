// What lies before the person: which own prompt is looked at, what is picked of it, what waits for
// a second look and what is on its way. Pure: every function gives the desk that comes next.
/** @import { PromptView } from './protocol.d.ts' */

/**
 * @typedef {PromptView<any, any>} Prompt
 * @typedef {{ figure: number, key: string, items: any[] }} Draft
 * @typedef {object} Desk
 * @property {string | null} focus The own prompt that was asked for last.
 * @property {Record<string, number[]>} picked Places in the offer, by prompt.
 * @property {Record<string, number>} since When each own prompt came up on this page.
 * @property {{ id: string, place: number, ahead: Draft[] } | null} armed A pick with a warning that waits for the second, and what goes with it.
 * @property {string[]} sending Prompts whose answer is on its way.
 * @property {number | null} pointed
 */

/** A prompt that has just appeared under the pointer was not meant by it. */
export const GUARD = 250;

/** @type {Desk} */
export const EMPTY = { focus: null, picked: {}, since: {}, armed: null, sending: [], pointed: null };

/** @param {Prompt} prompt */
const waits = (prompt) => prompt.offer !== undefined && !prompt.answered;

/**
 * The own prompt that the bar shows: the one asked for, else the first that waits, else the first.
 * @param {Desk} desk
 * @param {Prompt[]} prompts
 * @returns {Prompt | null}
 */
export function currentOf(desk, prompts) {
  const own = prompts.filter((prompt) => prompt.offer);
  const open = own.filter((prompt) => waits(prompt) && !desk.sending.includes(prompt.id));
  return own.find((prompt) => prompt.id === desk.focus) ?? open[0] ?? own[0] ?? null;
}

/**
 * The places of items in an offer; an item that is offered twice can be there twice.
 * @param {unknown[]} offered
 * @param {unknown[]} items
 */
export function placesOf(offered, items) {
  /** @type {number[]} */
  const places = [];
  for (const item of items) {
    const text = JSON.stringify(item);
    const place = offered.findIndex((other, i) => !places.includes(i) && JSON.stringify(other) === text);
    if (place >= 0) places.push(place);
  }
  return places;
}

/**
 * Takes note of the prompts that are there now: new ones come with what was prepared for them.
 * @param {Desk} desk
 * @param {Prompt[]} prompts
 * @param {number} now
 * @returns {Desk}
 */
export function settle(desk, prompts, now) {
  const own = prompts.filter((prompt) => prompt.offer);
  /** @type {Desk} */
  const next = { ...desk, picked: {}, since: {} };
  for (const { id, offer } of own) {
    const prepared = offer?.answer ?? offer?.draft ?? [];
    next.picked[id] = desk.picked[id] ?? placesOf(offer?.items ?? [], prepared).slice(0, offer?.max ?? 0);
    next.since[id] = desk.since[id] ?? now;
  }
  const here = own.map((prompt) => prompt.id);
  next.sending = desk.sending.filter((id) => own.some((prompt) => prompt.id === id && !prompt.answered));
  if (desk.armed && !here.includes(desk.armed.id)) next.armed = null;
  if (desk.focus && !here.includes(desk.focus)) next.focus = null;
  if (here.join() !== Object.keys(desk.since).join()) next.pointed = null;
  return next;
}

/**
 * Whether a prompt takes input already.
 * @param {Desk} desk
 * @param {Prompt} prompt
 * @param {number} now
 */
export function takes(desk, prompt, now) {
  const since = desk.since[prompt.id];
  return waits(prompt) && !desk.sending.includes(prompt.id) && since !== undefined && now - since >= GUARD;
}

/**
 * Picks a place of an offer. The answer is there when that settles the prompt; `full` tells that
 * nothing more can be picked; `ahead` is what is to be prepared with it.
 * @param {Desk} desk
 * @param {Prompt} prompt
 * @param {number} place
 * @param {boolean} warned Whether this offer has to be picked twice.
 * @param {Draft[]} [ahead]
 * @returns {{ desk: Desk, answer: number[] | null, full?: boolean, ahead: Draft[] }}
 */
export function pick(desk, prompt, place, warned, ahead = []) {
  const armed = desk.armed?.id === prompt.id && desk.armed.place === place ? desk.armed : null;
  if (warned && !armed && !isTaken(desk, prompt, place)) {
    return { desk: { ...desk, armed: { id: prompt.id, place, ahead } }, answer: null, ahead: [] };
  }
  return { ...picked(desk, prompt, place), ahead: ahead.length > 0 ? ahead : (armed?.ahead ?? []) };
}

/** Whether exactly one is asked for. @param {Prompt} prompt */
const isOne = ({ offer }) => offer?.min === 1 && offer.max === 1;

/** Whether picking this place again takes it out. @param {Desk} desk @param {Prompt} prompt @param {number} place */
const isTaken = (desk, prompt, place) => !isOne(prompt) && (desk.picked[prompt.id] ?? []).includes(place);

/**
 * @param {Desk} desk
 * @param {Prompt} prompt
 * @param {number} place
 * @returns {{ desk: Desk, answer: number[] | null, full?: boolean }}
 */
function picked(desk, prompt, place) {
  const offer = prompt.offer;
  if (!offer || place < 0 || place >= offer.items.length) return { desk, answer: null };
  const before = desk.picked[prompt.id] ?? [];
  const one = isOne(prompt);
  if (before.includes(place) && !one) {
    const others = before.filter((other) => other !== place);
    return { desk: withPicks(desk, prompt.id, others), answer: null };
  }
  if (one) return { desk: withPicks(desk, prompt.id, [place]), answer: [place] };
  if (offer.max === 1) return { desk: withPicks(desk, prompt.id, [place]), answer: null };
  if (before.length >= offer.max) return { desk, answer: null, full: true };
  return { desk: withPicks(desk, prompt.id, [...before, place]), answer: null };
}

/**
 * What stands to be sent, when it is enough.
 * @param {Desk} desk
 * @param {Prompt} prompt
 * @returns {number[] | null}
 */
export function ready(desk, prompt) {
  const picked = desk.picked[prompt.id] ?? [];
  const offer = prompt.offer;
  const enough = offer && picked.length >= offer.min && picked.length <= offer.max;
  return enough && waits(prompt) && !desk.sending.includes(prompt.id) ? picked : null;
}

/**
 * All own prompts that could be sent together, when none of those that wait would be left out.
 * @param {Desk} desk
 * @param {Prompt[]} prompts
 * @returns {Prompt[]}
 */
export function readyTogether(desk, prompts) {
  const open = prompts.filter((prompt) => waits(prompt) && !desk.sending.includes(prompt.id));
  return open.length > 1 && open.every((prompt) => ready(desk, prompt)) ? open : [];
}

/**
 * Empties the picks of a prompt, or calls a warned pick off.
 * @param {Desk} desk
 * @param {string} id
 * @returns {Desk}
 */
export const clear = (desk, id) => withPicks(desk, id, []);

/**
 * @param {Desk} desk
 * @param {string} id
 * @param {number[]} places
 * @returns {Desk}
 */
function withPicks(desk, id, places) {
  return { ...desk, armed: null, picked: { ...desk.picked, [id]: places } };
}

/**
 * Notes that an answer is on its way, or that it came back.
 * @param {Desk} desk
 * @param {string} id
 * @param {boolean} on
 * @returns {Desk}
 */
export function sent(desk, id, on) {
  const others = desk.sending.filter((other) => other !== id);
  return { ...desk, armed: null, focus: null, sending: on ? [...others, id] : others };
}

/**
 * The own answers that are settled, but whose outcome is not drawn yet.
 * @param {Prompt[]} drawn The prompts of the drawn position.
 * @param {Prompt[]} open Those of them that are still open.
 * @param {Map<string, any[]>} given What was answered from this page, by prompt.
 * @returns {Draft[]}
 */
export const givenOf = (drawn, open, given) =>
  drawn
    .filter((prompt) => prompt.offer && !open.some(({ id }) => id === prompt.id))
    .map(({ id, figure, key, offer }) => ({ figure, key, items: given.get(id) ?? offer?.answer ?? [] }));
