// Words for sets of decks and for rulings.
/** @import { Difference, Shown } from './protocol.d.ts' */
/** @import { Translate } from './game-module.d.ts' */

import { has } from './texts.js';

/** A name from a deck file, as a text or with spaces. @param {string} name @param {Translate} t */
function named(name, t) {
  const key = [`deck.name.${name}`, `setting.ruling.${name}`].find((key) => has(t, key));
  return key ? t(key) : name.replaceAll('_', ' ');
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
export function differenceWords({ file, path, title, built_in: before, set }, t) {
  const [first = '', ...rest] = path;
  const group = has(t, `deck.file.${file}`) ? [t(`deck.file.${file}`)] : [];
  const place = title
    ? [title, ...rest.map((name) => named(name, t))]
    : [...group, ...[first, ...rest].map((name) => named(name, t))];
  const after = value(set, t);
  const changed = before?.text != null && set.text !== null;
  return {
    place: place.join(', '),
    before: changed && before ? value(before, t) : null,
    after: before || set.text === null ? after : t('decks.new', { value: after }),
    mark: set.mark === 'printed' || set.mark === 'house' ? t(`decks.mark.${set.mark}`) : '',
  };
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
