// What calls a person back to the table: the live regions, the title and the icon.

const polite = () => document.getElementById('polite');
const assertive = () => document.getElementById('assertive');

/** Lines that wait to be read out together. @type {string[]} */
const waiting = [];

/**
 * Reads out what happened, several things in one go.
 * @param {string} text
 */
export function tell(text) {
  waiting.push(text);
  if (waiting.length > 1) return;
  setTimeout(() => {
    const line = document.createElement('p');
    line.textContent = waiting.splice(0).join(' ');
    polite()?.replaceChildren(line);
  }, 600);
}

/** Reads out that a decision is awaited of this person, also when it is the same as before. @param {string} text */
export function call(text) {
  const line = document.createElement('p');
  line.textContent = text;
  assertive()?.replaceChildren(line);
}

/** Takes that call back: the decision was made. */
export const hush = () => assertive()?.replaceChildren();

/**
 * @param {string} title
 * @param {boolean} mine Whether this person's decision is awaited.
 */
export function mark(title, mine) {
  if (document.title !== title) document.title = title;
  const icon = mine ? '/kit/icon-turn.svg' : '/kit/icon.svg';
  const link = document.getElementById('favicon');
  if (link && link.getAttribute('href') !== icon) link.setAttribute('href', icon);
}
