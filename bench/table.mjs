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
        'goal',
        '',
      ],
      done.rows.map((row) => scenarioRow(row, most)),
    ),
    '',
    markdown(['', 'Daftar', 'limit', 'typical', 'goal', ''], onceRows(done)),
    '',
    `${growthOf(done)}The load generator itself took ${shown(generatorShare(done), 2)} of a core at most. npm run verify afterwards: ${done.verified ? 'all holds' : 'BROKEN'}. The run took ${Math.round(done.lasted)} s.`,
  ].join('\n');
}

/** @param {import('./run.mjs').Measurements['rows'][number]} row @param {number} most */
function scenarioRow({ scenario, result }, most) {
  const at = (/** @type {string} */ name, /** @type {number} */ connections) => result[name]?.[connections];
  const [own, limit, typical] = ['product', 'limit', 'typical'].map((name) => ({
    one: at(name, 1),
    many: at(name, 16),
    most: at(name, most),
  }));
  const verdicts = judged(scenario.goal, own, limit);
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
    ...told(verdicts),
  ];
}

/** @typedef {{ one: Measured | undefined, many: Measured | undefined, most: Measured | undefined } | undefined} Levels */

/** @param {Goal} goal @param {Levels} own @param {Levels} limit @returns {Verdict[]} */
function judged(goal, own, limit) {
  const bare = ratio(own?.one?.p50, limit?.one?.p50) ?? Number.NaN;
  const cpu = ratio(own?.many?.cpu, limit?.many?.cpu) ?? Number.NaN;
  return [
    ...(goal.p50 === undefined ? [] : [verdict((own?.one?.p50 ?? Number.NaN) <= goal.p50, `≤ ${goal.p50} ms`)]),
    ...(goal.rate === undefined ? [] : [verdict((own?.many?.rate ?? 0) >= goal.rate, `≥ ${whole(goal.rate)}/s`)]),
    ...(goal.p99 === undefined ? [] : [verdict((own?.most?.p99 ?? Number.NaN) <= goal.p99, `p99 ≤ ${goal.p99} ms`)]),
    ...(goal.bare === undefined ? [] : [verdict(bare <= goal.bare, `≤ ${goal.bare} × the limit's ms`)]),
    ...(goal.cpu === undefined ? [] : [verdict(cpu <= goal.cpu, `≤ ${goal.cpu} × the limit's µs`)]),
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
  return [
    ...flat.map(({ name, large, small }) => [
      `${name}: ms here, and in an academy of 1/100 (${shown(large / small)} ×)`,
      shown(large),
      `1/100: ${shown(small)}`,
      '–',
      ...told([verdict(large / small <= 1.3, '≤ 1.3 ×')]),
    ]),
    [
      `Monthly charge of ${whole(charge.charged)} enrollments, s`,
      shown(charge.product),
      shown(charge.limit),
      '–',
      ...told([verdict(charge.product <= 5, '≤ 5 s')]),
    ],
    stallRow(charge),
    [`CSV of ${whole(csv.rows)} rows, s`, shown(csv.seconds), shown(limitCsv.seconds), '–', '–', ''],
    [
      '… most memory of Node meanwhile, MiB',
      whole(csv.peak),
      whole(limitCsv.peak),
      '–',
      ...told([verdict(csv.peak <= 250, '≤ 250 MiB')]),
    ],
    stallRow(csv),
    [
      'Cold start to first list, ms (Daftar starts its database too)',
      whole(starts.product),
      whole(starts.limit),
      whole(starts.typical),
      ...told([verdict(starts.product <= 500, '≤ 500 ms')]),
    ],
    [
      'Idle memory of Node, MiB',
      whole(idle.node),
      '–',
      '–',
      ...told([verdict((idle.node ?? Number.NaN) <= 120, '≤ 120 MiB')]),
    ],
    ['Idle memory of PostgreSQL, MiB', whole(idle.postgres), '–', '–', '–', ''],
    ...(mixed
      ? [
          [
            `Mixed load for ${mixed.seconds} s: requests/s`,
            whole(mixed.rate),
            '–',
            '–',
            ...told([verdict(mixed.rate >= 2000, '≥ 2,000/s')]),
          ],
          [
            '… p99, ms (worst of its parts)',
            shown(mixed.p99, 1),
            '–',
            '–',
            ...told([verdict(mixed.p99 < 50, '< 50 ms')]),
          ],
          ['… Node, µs a request', whole(mixed.cpu), '–', '–', '–', ''],
          stallRow(mixed),
        ]
      : []),
  ];
}

/** How long the event loop of a server stood still, ms. @param {{ stall: number, worst: number }} during */
function stallRow({ stall, worst }) {
  return [
    `… event loop stands still, p99 ms (${shown(worst, 0)} at the longest)`,
    shown(stall, 1),
    '–',
    '–',
    ...told([verdict(stall <= 20, '≤ 20 ms')]),
  ];
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
