import { paceLine } from './pace.mjs';

/**
 * @typedef {import('./measure.mjs').Measured} Measured
 * @typedef {import('./scenarios.mjs').Goal} Goal
 * @typedef {{ says: string, met: boolean }} Verdict
 */

/** @param {number | undefined} value @param {number} [digits] */
const shown = (value, digits = 2) => (value === undefined || !Number.isFinite(value) ? '–' : value.toFixed(digits));
/** @param {number | undefined} value */
const whole = (value) => (value === undefined ? '–' : Math.round(value).toLocaleString('en'));
/** @param {number | undefined} one @param {number | undefined} other */
const ratio = (one, other) => (one === undefined || other === undefined ? undefined : one / other);
/** @param {boolean} met @param {string} says @returns {Verdict} */
const verdict = (met, says) => ({ met, says });

/**
 * The measurements as tables in Markdown.
 * @param {import('./run.mjs').Measurements} done
 */
export function tableOf(done) {
  const { plan } = done;
  const most = Math.max(...plan.connections);
  return [
    `${whole(plan.students)} students, ${whole(plan.students * 10)} records of attendance, ${whole(plan.students * 5)} entries, ${whole(plan.students * 3)} fees and as many receipts.`,
    `ms is the median at 1 connection, /s at 16 connections, p99 in ms at ${most} connections, µs is Node's own processor time for a request.`,
    '',
    markdown(
      [
        '',
        'ms',
        '/s',
        'p99',
        'µs',
        'limit ms',
        '/s',
        'µs',
        'typical ms',
        '/s',
        'of the limit ms',
        'µs',
        'of the typical ms',
        'pace moved',
        'goal',
        '',
      ],
      done.rows.map((row) => scenarioRow(row, most)),
    ),
    '',
    markdown(['', 'Daftar', 'limit', 'typical', 'goal', ''], onceRows(done)),
    '',
    `Pace of the machine before, between and after: ${paceLine(done.paces)}.`,
    '',
    `${growthOf(done)}The load generator itself took ${shown(generatorShare(done), 2)} of a core at most. npm run verify afterwards: ${done.verified ? 'all holds' : 'BROKEN'}. The run took ${Math.round(done.lasted)} s.`,
  ].join('\n');
}

/** @param {import('./run.mjs').Measurements['rows'][number]} row @param {number} most */
function scenarioRow({ scenario, result, moved, times }, most) {
  const at = (/** @type {string} */ name, /** @type {number} */ connections) => result[name]?.[connections];
  const [own, limit, typical] = ['product', 'limit', 'typical'].map((name) => ({
    one: at(name, 1),
    many: at(name, 16),
    most: at(name, most),
  }));
  const verdicts = judged(scenario.goal, own, limit, typical);
  return [
    scenario.name,
    shown(own?.one?.p50),
    whole(own?.many?.rate),
    shown(own?.most?.p99, 1),
    whole(own?.many?.cpu),
    shown(limit?.one?.p50),
    whole(limit?.many?.rate),
    whole(limit?.many?.cpu),
    shown(typical?.one?.p50),
    whole(typical?.many?.rate),
    shown(ratio(own?.one?.p50, limit?.one?.p50)),
    shown(ratio(own?.many?.cpu, limit?.many?.cpu)),
    shown(ratio(own?.one?.p50, typical?.one?.p50)),
    `${shown(moved)} ×${times > 1 ? `, measured ${times} times` : ''}`,
    ...told(verdicts),
  ];
}

/** @typedef {{ one: Measured | undefined, many: Measured | undefined, most: Measured | undefined } | undefined} Levels */

/**
 * A goal of a server that was not measured is not judged.
 * @param {Goal} goal @param {Levels} own @param {Levels} limit @param {Levels} typical
 * @returns {Verdict[]}
 */
function judged(goal, own, limit, typical) {
  const judge = (
    /** @type {number | undefined} */ most,
    /** @type {number | undefined} */ value,
    /** @type {string} */ of,
  ) => (most === undefined || value === undefined ? [] : [verdict(value <= most, `≤ ${most} × the ${of}`)]);
  return [
    ...judge(goal.limit, ratio(own?.one?.p50, limit?.one?.p50), 'limit’s ms'),
    ...judge(goal.cpu, ratio(own?.many?.cpu, limit?.many?.cpu), 'limit’s µs'),
    ...judge(goal.typical, ratio(own?.one?.p50, typical?.one?.p50), 'typical server’s ms'),
  ];
}

/** @param {Verdict[]} verdicts */
function told(verdicts) {
  if (verdicts.length === 0) return ['–', ''];
  const missed = verdicts.filter(({ met }) => !met).map(({ says }) => says);
  return [verdicts.map(({ says }) => says).join(', '), missed.length === 0 ? 'met' : `missed: ${missed.join(', ')}`];
}

/** @param {import('./run.mjs').Measurements} done */
function onceRows({ flat, mixed, csv, limitCsv, charge, starts, idle }) {
  const csvRatio = csv.seconds / limitCsv.seconds;
  return [
    ...flat.map(({ name, most, large, small }) => [
      `${name}: ms here, and in an academy of 1/100 (${shown(large / small)} ×)`,
      shown(large),
      `1/100: ${shown(small)}`,
      '–',
      ...told(most === undefined ? [] : [verdict(large / small <= most, `≤ ${most} ×`)]),
    ]),
    measured(
      `Monthly charge of ${whole(charge.charged)} enrollments, s (${shown(ratio(charge.product, charge.limit))} × the limit’s)`,
      [shown(charge.product), shown(charge.limit)],
    ),
    stallRow(charge),
    [
      `CSV of ${whole(csv.rows)} rows, s (${shown(csvRatio)} × the limit’s)`,
      shown(csv.seconds),
      shown(limitCsv.seconds),
      '–',
      ...told([verdict(csvRatio <= 2, '≤ 2 × the limit’s s')]),
    ],
    [
      '… most memory of Node meanwhile, MiB',
      whole(csv.peak),
      whole(limitCsv.peak),
      '–',
      ...told([verdict(csv.peak <= 250, '≤ 250 MiB')]),
    ],
    stallRow(csv),
    measured('Cold start to first list, ms (Daftar starts its database too)', [
      whole(starts.product),
      whole(starts.limit),
      whole(starts.typical),
    ]),
    measured('Idle memory of Node, MiB', [whole(idle.node)]),
    measured('Idle memory of PostgreSQL, MiB', [whole(idle.postgres)]),
    ...(mixed
      ? [
          measured(`Mixed load for ${mixed.seconds} s: requests/s`, [whole(mixed.rate)]),
          measured('… p99, ms (worst of its parts)', [shown(mixed.p99, 1)]),
          measured('… Node, µs a request', [whole(mixed.cpu)]),
          stallRow(mixed),
        ]
      : []),
  ];
}

/** What is measured and has no goal. @param {string} name @param {string[]} figures */
function measured(name, [own = '–', limit = '–', typical = '–']) {
  return [name, own, limit, typical, ...told([])];
}

/** How long the event loop of a server stood still, ms. @param {{ stall: number, worst: number }} during */
function stallRow({ stall, worst }) {
  return measured(`… event loop stands still, p99 ms (${shown(worst, 0)} at the longest)`, [shown(stall, 1)]);
}

/** @param {import('./run.mjs').Measurements} done */
function growthOf({ mixed }) {
  if (!mixed) return '';
  const line = mixed.samples.map(({ after, rss }) => `${Math.round(rss)} (${Math.round(after)} s)`).join(', ');
  return `Memory of Node over the mixed load, MiB: ${line}. `;
}

/** @param {import('./run.mjs').Measurements} done */
function generatorShare({ rows }) {
  return Math.max(
    0,
    ...rows.flatMap(({ result }) =>
      Object.values(result).flatMap((levels) => Object.values(levels).map(({ ownCpu }) => ownCpu)),
    ),
  );
}

/** @param {string[]} head @param {string[][]} rows */
function markdown(head, rows) {
  const line = (/** @type {string[]} */ cells) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}
