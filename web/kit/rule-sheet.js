// The rules of one thing in full, to unfold on a sheet; they are fetched when somebody first does.
import { html, nothing } from '../vendor/lit-html/lit-html.js';

/** All rules of a ledger, by heading and id. @typedef {Record<string, Record<string, string>>} Rules */

/**
 * @template {string} Thing
 * @param {string} prefix What the ids of the ledger begin with.
 * @param {Partial<Record<Thing, string>>} sections How the ledger calls what it does not call by its key.
 * @param {() => Promise<{ default: Rules }>} load
 */
export function ruleSheet(prefix, sections, load) {
  /** @type {Rules | null} */
  let book = null;

  /**
   * The rules of a thing.
   * @param {Thing} what
   * @param {Rules} rules
   */
  const rulesOf = (what, rules) => {
    const begins = `${prefix}-${sections[what] ?? what.toUpperCase()}-`;
    const all = Object.values(rules).flatMap((lines) => Object.entries(lines));
    return all.filter(([id]) => id.startsWith(begins)).map(([, text]) => text);
  };

  /** @param {Event} event @param {() => void} again */
  const fetchRules = ({ currentTarget }, again) => {
    if (book || !(currentTarget instanceof HTMLDetailsElement) || !currentTarget.open) return;
    load().then(
      (texts) => {
        book = texts.default;
        again();
      },
      // Without a line to the server the list stays shut.
      () => currentTarget.removeAttribute('open'),
    );
  };

  /**
   * The list to unfold.
   * @param {Thing} what
   * @param {string} summary
   * @param {() => void} again Draws it anew when the rules have come.
   */
  const rulesView = (what, summary, again) => html`<details class="rule-sheet"
    @toggle=${(/** @type {Event} */ event) => fetchRules(event, again)}><summary>${summary}</summary>
    <ul>${book ? rulesOf(what, book).map((text) => html`<li>${text}</li>`) : nothing}</ul></details>`;

  return { rulesOf, rulesView };
}
