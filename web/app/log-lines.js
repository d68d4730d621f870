// The log as it is read: what is said of several, one after the other, is one line.
/** @import { LogLine } from './game-module.d.ts' */

/**
 * @param {LogLine[]} lines
 * @param {(key: string, names: string[]) => string} say What is said of all of them.
 * @returns {LogLine[]}
 */
export function folded(lines, say) {
  /** @type {LogLine[][]} */
  const runs = [];
  for (const line of lines) {
    const last = runs.at(-1);
    if (line.fold && last?.[0]?.fold?.key === line.fold.key) last.push(line);
    else runs.push([line]);
  }
  return runs.map((run) => one(run, say));
}

/**
 * @param {LogLine[]} run
 * @param {(key: string, names: string[]) => string} say
 * @returns {LogLine}
 */
function one(run, say) {
  const [first, ...others] = run;
  if (!first?.fold || others.length === 0) return /** @type {LogLine} */ (first);
  const names = new Set(run.map(({ fold }) => fold?.name ?? ''));
  const seats = new Set(run.flatMap(({ seats = [] }) => seats));
  return { ...first, seats: [...seats], text: say(first.fold.key, [...names]) };
}
