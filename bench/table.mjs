import { besideTable, closeRows, pageRows } from './beside-table.mjs';
import { markdown, movedBy, ratio, rowsOrWhy, shown, told, toldOrWhy, verdict, whole } from './cells.mjs';
import { paceLine } from './pace.mjs';

/**
 * @typedef {import('./measure.mjs').Measured} Measured
 * @typedef {import('./scenarios.mjs').Goal} Goal
 * @typedef {import('./cells.mjs').Verdict} Verdict
 */

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
      done.rows.filter(({ scenario }) => !scenario.beside).map((row) => scenarioRow(row, most)),
    ),
    '',
    ...besideTable(done),
    markdown(['', 'Daftar', 'limit', 'typical', 'goal', ''], onceRows(done)),
    '',
    `Pace of the machine before, between and after: ${paceLine(done.paces)}.`,
    '',
    ...missing(done),
    `${growthOf(done)}The load generator itself took ${shown(generatorShare(done), 2)} of a core at most. npm run verify afterwards: ${done.verified ? 'all holds' : 'BROKEN'}. The run took ${Math.round(done.lasted)} s.`,
  ].join('\n');
}

/** @param {import('./run.mjs').Measurements['rows'][number]} row @param {number} most */
function scenarioRow({ scenario, result, whys, moved, times }, most) {
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
    movedBy(moved, times),
    ...toldOrWhy(verdicts, whys),
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

/** @param {import('./run.mjs').Measurements} done */
function onceRows({ flat, mixed, atOnce, file, closes, pages, charge, starts, idle, failures }) {
  return [
    ...flat.map(flatRow),
    ...rowsOrWhy(failures, 'Close of a day', closes, closeRows),
    ...rowsOrWhy(failures, 'Public page', pages, pageRows),
    ...rowsOrWhy(failures, 'Monthly charge', charge, chargeRows),
    ...rowsOrWhy(failures, 'CSV', file, fileRows),
    ...rowsOrWhy(failures, 'Cold start', starts.product, () => [startRow(starts)]),
    ...rowsOrWhy(failures, 'Idle memory', idle, ({ node, postgres }) => [
      measured('Idle memory of Node, MiB', [whole(node)]),
      measured('Idle memory of PostgreSQL, MiB', [whole(postgres)]),
    ]),
    ...rowsOrWhy(failures, 'Mixed load', mixed, mixedRows),
    ...rowsOrWhy(failures, 'Mixed load of 64', atOnce, crowdRows),
  ];
}

/** The goal is that of an academy a hundred times as large: of another none is judged. @param {import('./flatness.mjs').Flat} flat */
function flatRow({ name, most, large, small, students, fold, why }) {
  const isJudged = most !== undefined && fold >= 100 && why === undefined;
  return [
    `${name}: ms here, and in a small academy (${shown(large / small)} ×)`,
    shown(large),
    `${whole(students)} students: ${shown(small)}`,
    '–',
    ...toldOrWhy(isJudged ? [verdict(large / small <= most, `≤ ${most} ×`)] : [], why === undefined ? [] : [why]),
  ];
}

/** @param {NonNullable<import('./run.mjs').Measurements['charge']>} charge */
function chargeRows(charge) {
  const times = shown(ratio(charge.product, charge.limit));
  const name = `Monthly charge of ${whole(charge.charged)} enrollments, s (${times} × the limit’s)`;
  const ofFour = ratio(charge.product, charge.fourKeys);
  return [
    measured(name, [shown(charge.product), shown(charge.limit)]),
    [
      `… of one bare insert with four keys for each fee (${shown(ofFour)} ×), s`,
      shown(charge.product),
      shown(charge.fourKeys),
      '–',
      ...told(ofFour === undefined ? [] : [verdict(ofFour <= 0.6, '≤ 0.6 × the insert')]),
    ],
    stallRow(charge),
  ];
}

/** @param {import('./run.mjs').Measurements['starts']} starts */
function startRow({ product, database, limit, typical }) {
  const times = ratio(product, database);
  return [
    `Cold start to first list, ms (${shown(times)} × the ${whole(database)} ms that its database takes to start)`,
    whole(product),
    whole(limit),
    whole(typical),
    ...told(times === undefined ? [] : [verdict(times <= 1.5, '≤ 1.5 × the database')]),
  ];
}

/** @param {NonNullable<import('./run.mjs').Measurements['atOnce']>} atOnce */
function crowdRows({ product, limit, typical }) {
  const [ofLimit, ofTypical] = [ratio(product?.p99, limit?.p99), ratio(product?.p99, typical?.p99)];
  return [
    measured('Mixed load of 64 at once: requests/s', [whole(product?.rate), whole(limit?.rate), whole(typical?.rate)]),
    [
      `… p99, ms (${shown(ofLimit)} × the limit’s)`,
      shown(product?.p99, 1),
      shown(limit?.p99, 1),
      shown(typical?.p99, 1),
      ...told([
        ...(ofLimit === undefined ? [] : [verdict(ofLimit <= 1.5, '≤ 1.5 × the limit’s')]),
        ...(ofTypical === undefined ? [] : [verdict(ofTypical <= 0.5, '≤ 0.5 × the typical server’s')]),
      ]),
    ],
  ];
}

/** @param {NonNullable<import('./run.mjs').Measurements['file']>} file */
function fileRows({ own, limit, typical, copy }) {
  const times = own.seconds / copy;
  const ofTypical = ratio(own.seconds, typical?.seconds);
  return [
    [
      `CSV of ${whole(own.rows)} rows, s (${shown(times)} × the ${shown(copy)} s that COPY of them takes)`,
      shown(own.seconds),
      shown(limit.seconds),
      shown(typical?.seconds),
      ...told([
        verdict(times <= 2, '≤ 2 × COPY'),
        ...(ofTypical === undefined ? [] : [verdict(ofTypical <= 0.5, '≤ 0.5 × the typical server’s')]),
      ]),
    ],
    [
      '… most memory of Node meanwhile, MiB',
      whole(own.peak),
      whole(limit.peak),
      whole(typical?.peak),
      ...told([verdict(own.peak <= 250, '≤ 250 MiB')]),
    ],
    stallRow(own),
  ];
}

/** @param {NonNullable<import('./run.mjs').Measurements['mixed']>} mixed */
function mixedRows(mixed) {
  return [
    measured(`Mixed load for ${mixed.seconds} s: requests/s`, [whole(mixed.rate)]),
    measured('… p99, ms (worst of its parts)', [shown(mixed.p99, 1)]),
    measured('… Node, µs a request', [whole(mixed.cpu)]),
    stallRow(mixed),
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

/** What could not be measured, as a paragraph. @param {import('./run.mjs').Measurements} done */
function missing({ failures }) {
  if (failures.length === 0) return [];
  return [`Not measured: ${failures.map(({ name, why }) => `${name} (${why})`).join('; ')}.`, ''];
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
