// What the cells of the tables say.

/** @typedef {{ says: string, met: boolean }} Verdict */

/** @param {number | undefined} value @param {number} [digits] */
export const shown = (value, digits = 2) =>
  value === undefined || !Number.isFinite(value) ? '–' : value.toFixed(digits);
/** @param {number | undefined} value */
export const whole = (value) =>
  value === undefined || !Number.isFinite(value) ? '–' : Math.round(value).toLocaleString('en');
/** @param {number | undefined} one @param {number | undefined} other */
export const ratio = (one, other) => (one === undefined || other === undefined ? undefined : one / other);
/** @param {boolean} met @param {string} says @returns {Verdict} */
export const verdict = (met, says) => ({ met, says });

/** @param {number} moved @param {number} times */
export const movedBy = (moved, times) => `${shown(moved)} ×${times > 1 ? `, measured ${times} times` : ''}`;

/** @param {Verdict[]} verdicts */
export function told(verdicts) {
  if (verdicts.length === 0) return ['–', ''];
  const missed = verdicts.filter(({ met }) => !met).map(({ says }) => says);
  return [verdicts.map(({ says }) => says).join(', '), missed.length === 0 ? 'met' : `missed: ${missed.join(', ')}`];
}

/**
 * The last two cells of a row: the goal and what came of it, or why something of the row was not measured.
 * @param {Verdict[]} verdicts @param {readonly string[]} [whys]
 */
export function toldOrWhy(verdicts, whys = []) {
  const [goal = '–', came = ''] = told(verdicts);
  return [goal, [...(came ? [came] : []), ...whys.map((why) => `not measured: ${why}`)].join('; ')];
}

/**
 * The rows of what is measured once; where it failed, one that says why; none where it was not asked for.
 * @template T
 * @param {readonly import('./attempts.mjs').Failure[]} failures
 * @param {string} name
 * @param {T | undefined} value
 * @param {(value: T) => string[][]} rowsOf
 */
export function rowsOrWhy(failures, name, value, rowsOf) {
  if (value !== undefined) return rowsOf(value);
  return failures
    .filter((failure) => failure.name === name)
    .map(({ why }) => [name, '–', '–', '–', ...toldOrWhy([], [why])]);
}

/** @param {string[]} head @param {string[][]} rows */
export function markdown(head, rows) {
  const line = (/** @type {string[]} */ cells) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}
