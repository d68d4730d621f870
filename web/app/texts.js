// Words for keys. All texts stand in catalogues; nothing else in the page speaks.
/** @import { Translate } from './game-module.d.ts' */

/** @typedef {Record<string, string>} Catalogue */

/**
 * A function that finds the words for a key in the first catalogue that has them. A key with a
 * `count` among its values may have forms for it, such as `seats.one` and `seats.other`.
 * @param {string} language
 * @param {(Catalogue | undefined)[]} catalogues
 * @returns {Translate}
 */
export function translator(language, catalogues) {
  const plural = new Intl.PluralRules(language);
  /** @param {string} key */
  const find = (key) => catalogues.find((catalogue) => catalogue?.[key] !== undefined)?.[key];
  return (key, values = {}) => {
    const form = typeof values.count === 'number' ? find(`${key}.${plural.select(values.count)}`) : undefined;
    const text = form ?? find(key) ?? find(`${key}.other`) ?? key;
    return text.replace(/\{(\w+)\}/g, (whole, name) => String(values[name] ?? whole));
  };
}

/**
 * Whether a text was found for this key.
 * @param {Translate} t
 * @param {string} key
 */
export const has = (t, key) => t(key) !== key;

/**
 * How long something lasts already: seconds first, then minutes.
 * @param {number} milliseconds
 * @param {Translate} t
 */
export function span(milliseconds, t) {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000));
  if (seconds < 60) return t('span.seconds', { count: seconds });
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return t('span.minutes', { minutes, seconds: String(seconds % 60).padStart(2, '0') });
  return t('span.hours', { hours: Math.floor(minutes / 60), minutes: minutes % 60 });
}

/**
 * @param {string} language
 * @returns {Promise<Catalogue>}
 */
export async function loadTexts(language) {
  const answer = await fetch(`/i18n/${language}.json`);
  if (!answer.ok) throw new Error(`no texts in ${language}`);
  return answer.json();
}
