// Words for sets of decks and for rulings.
/** @import { Difference, Shown } from './protocol.d.ts' */
/** @import { Translate } from './game-module.d.ts' */

import { has } from './texts.js';

/** A name from a deck file, as a text or with spaces. @param {string} name @param {Translate} t */
function named(name, t) {
  const key = `deck.name.${name}`;
  return has(t, key) ? t(key) : name.replaceAll('_', ' ');
}

/** @param {Shown} shown @param {Translate} t */
function value(shown, t) {
  if (shown.text === null) return t('decks.changed');
  if (shown.text === 'true') return t('decks.yes');
  return shown.text === 'false' ? t('decks.no') : shown.text;
}

/**
 * One value that a set has otherwise than the built-in files: where, what it was and what it is.
 * @param {Difference} difference
 * @param {Translate} t
 */
export function differenceWords(difference, t) {
  const { built_in: before, set } = difference;
  const ruling = `setting.ruling.${difference.path[0]}`;
  /** @param {Shown} shown */
  const words = (shown) => {
    const choice = `${ruling}.${shown.text === 'true' ? 'yes' : 'no'}`;
    return has(t, choice) ? t(choice) : value(shown, t);
  };
  const changed = before?.text != null && set.text !== null;
  return {
    place: has(t, ruling) ? t(ruling) : `${placeWords(difference, t)}:`,
    before: changed && before ? words(before) : null,
    after: before || set.text === null ? words(set) : t('decks.new', { value: words(set) }),
    mark: set.mark === 'printed' || set.mark === 'house' ? t(`decks.mark.${set.mark}`) : '',
  };
}

/** @param {Difference} difference @param {Translate} t */
function placeWords({ file, path, title }, t) {
  const [first = '', ...rest] = path.map((name) => named(name, t));
  if (title && rest.length > 0) return [title, ...rest].join(', ');
  const group = has(t, `deck.file.${file}`) ? [t(`deck.file.${file}`)] : [];
  return [...group, title ? `${first} (${title})` : first, ...rest].join(', ');
}

/**
 * What a ruling comes to at a table, and what has to be set to choose otherwise.
 * @param {string} chosen What is set: yes, no or default.
 * @param {string | undefined} usual What default means.
 */
export function rulingState(chosen, usual) {
  return {
    now: chosen === 'default' ? (usual ?? '') : chosen,
    usual: chosen === 'default' || chosen === usual,
    /** @param {string} choice */
    choice: (choice) => (choice === usual ? 'default' : choice),
  };
}
