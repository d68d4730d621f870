// Words for what was refused: what was wrong, and what to do next.
/** @import { ErrorCode, SetupFault } from './protocol.d.ts' */
/** @import { Translate } from './game-module.d.ts' */

import { has } from './texts.js';

/**
 * The key of an error's words, and the values in them.
 * @param {ErrorCode} error
 * @returns {{ key: string, values: Record<string, any> }}
 */
export function keyOf(error) {
  if (error.code === 'answer') return { key: `error.answer.${error.refusal.code}`, values: error.refusal };
  if (error.code === 'setup') return setupKey(error.fault);
  return { key: `error.${error.code}`, values: error };
}

/** @param {SetupFault} fault @returns {{ key: string, values: Record<string, any> }} */
function setupKey(fault) {
  const key = `error.setup.${fault.code}`;
  return fault.code === 'text' ? { key: `${key}.${fault.why}`, values: fault } : { key, values: fault };
}

/**
 * @param {ErrorCode | null} error Null when nothing was sent because the table is not live.
 * @param {Translate} t
 * @param {{ seatName: (seat: number) => string, figureName: (figure: string) => string }} names
 */
export function wordsFor(error, t, names) {
  if (!error) return t('error.unsent');
  const { key, values } = keyOf(error);
  /** @type {Record<string, string | number>} */
  const words = { ...values };
  if (typeof values.seat === 'number') words.seat = names.seatName(values.seat);
  if (typeof values.figure === 'string') words.figure = names.figureName(values.figure);
  if (typeof values.phase === 'string') words.phase = t(`phase.${values.phase}`);
  if (typeof values.key === 'string') words.key = t(`setting.${values.key}`);
  if (typeof values.place === 'number') words.place = values.place + 1;
  for (const [name, value] of Object.entries(values.values ?? {})) {
    // What a game names may have words, or be a text of its own such as a square.
    words[name] = has(t, `${name}.${value}`) ? t(`${name}.${value}`) : String(value);
  }
  const against = (/** @type {number[]} */ sizes) =>
    t('team.sizes', { one: sizes[0] ?? 0, other: sizes[1] ?? 0 });
  if (Array.isArray(values.sizes)) words.sizes = against(values.sizes);
  if (Array.isArray(values.allowed)) words.allowed = values.allowed.map(against).join(', ');
  // A reason that has no words yet still has its kind.
  return t(has(t, key) ? key : key.slice(0, key.lastIndexOf('.')), words);
}
