/**
 * @typedef {import('./screens.mjs').WebScreen} WebScreen
 * @typedef {import('./visit.mjs').Visit} Visit
 */

/** The most that any answer to a key or a tap may take, and the most that a page may move by itself. */
const mostAct = 200;
const mostShift = 0.02;

/** @param {readonly number[]} values */
export function median(values) {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/**
 * The visits as a table in Markdown: medians.
 * @param {readonly { screen: WebScreen, visits: readonly Visit[] }[]} done
 * @param {number} nextPage milliseconds from the press to the next page's rows
 */
export function webTableOf(done, nextPage) {
  const head = ['', 'LCP', 'usable, cold', 'warm', 'opened', 'blocked', 'moved', 'slowest answer', 'goal', ''];
  const line = (/** @type {readonly string[]} */ cells) => `| ${cells.join(' | ')} |`;
  return [
    line(head),
    line(head.map(() => '---')),
    ...done.map((one) => line(rowOf(one))),
    '',
    nextPageOf(nextPage),
    '',
    paceOf(done),
  ].join('\n');
}

/** @param {{ screen: WebScreen, visits: readonly Visit[] }} one */
function rowOf({ screen: { name, goal }, visits }) {
  const of = (/** @type {(visit: Visit) => number | undefined} */ read) =>
    median(visits.map((visit) => read(visit) ?? Number.NaN));
  const [lcp, cold, warm, blocked] = [of((v) => v.lcp), of((v) => v.cold), of((v) => v.warm), of((v) => v.blocked)];
  const [shift, opened] = [of((v) => v.shift), of((v) => v.opened)];
  const answers = Object.keys(visits[0]?.acts ?? {}).map((act) => ({ act, took: of((v) => v.acts[act]) }));
  const slowest = answers.toSorted((a, b) => b.took - a.took)[0];
  const goals = [
    { says: `LCP ≤ ${goal.lcp} ms`, most: goal.lcp, is: lcp },
    { says: `cold ≤ ${goal.cold} ms`, most: goal.cold, is: cold },
    { says: `warm ≤ ${goal.warm} ms`, most: goal.warm, is: warm },
    { says: `blocked ≤ ${goal.blocked} ms`, most: goal.blocked, is: blocked },
    { says: `moved ≤ ${mostShift}`, most: mostShift, is: shift },
    { says: `answers ≤ ${mostAct} ms`, most: mostAct, is: slowest?.took ?? 0 },
  ].filter(({ most }) => most !== undefined);
  const missed = goals.filter(({ is, most }) => !(is <= (most ?? 0)));
  return [
    name,
    ...[lcp, cold, warm, opened, blocked].map((one) => (Number.isNaN(one) ? '–' : String(Math.round(one)))),
    shift.toFixed(3),
    slowest ? `${Math.round(slowest.took)} (${slowest.act})` : '–',
    goals.map(({ says }) => says).join(', '),
    missed.length === 0 ? 'met' : `missed: ${missed.map(({ says }) => says).join(', ')}`,
  ];
}

/** @param {number} took */
function nextPageOf(took) {
  const verdict = took <= mostAct ? 'met' : 'missed';
  return `The next 25 students stand ${Math.round(took)} ms after 'Next page' was pressed, on the slow processor without the line: at most ${mostAct} ms, ${verdict}.`;
}

/** @param {readonly { visits: readonly Visit[] }[]} done */
function paceOf(done) {
  const paces = done.flatMap(({ visits }) => visits.map(({ pace }) => pace));
  return `Medians of ${done[0]?.visits.length ?? 0}. A loop of a hundred million steps took this machine ${Math.round(Math.min(...paces))} to ${Math.round(Math.max(...paces))} ms before the visits (median ${Math.round(median(paces))}): the times grow with it.`;
}
