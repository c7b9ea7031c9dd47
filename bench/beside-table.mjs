import { markdown, movedBy, ratio, shown, told, toldOrWhy, verdict, whole } from './cells.mjs';

/** What is measured beside another call of the product. @param {import('./run.mjs').Measurements} done */
export function besideTable({ plan, rows }) {
  const most = Math.max(...plan.connections);
  const own = rows.flatMap((row) => (row.scenario.beside ? [besideRow(row, row.scenario.beside.name, most)] : []));
  if (own.length === 0) return [];
  const head = [
    '',
    'beside',
    'ms',
    'its ms',
    '×',
    '/s',
    'its /s',
    '×',
    'p99',
    'µs',
    'its µs',
    'pace moved',
    'goal',
    '',
  ];
  return [markdown(head, own), ''];
}

/** @param {import('./run.mjs').Measurements['rows'][number]} row @param {string} beside @param {number} most */
function besideRow({ scenario: { name, goal }, result, whys, moved, times }, beside, most) {
  const [one, its] = [result.product?.[1], result.beside?.[1]];
  const [many, itsMany] = [result.product?.[16], result.beside?.[16]];
  const [slower, faster] = [ratio(one?.p50, its?.p50), ratio(many?.rate, itsMany?.rate)];
  return [
    name,
    beside,
    shown(one?.p50),
    shown(its?.p50),
    shown(slower),
    whole(many?.rate),
    whole(itsMany?.rate),
    shown(faster),
    shown(result.product?.[most]?.p99, 1),
    whole(many?.cpu),
    whole(itsMany?.cpu),
    movedBy(moved, times),
    ...toldOrWhy(
      [
        ...(goal.beside && slower ? [verdict(slower <= goal.beside, `≤ ${goal.beside} × its ms`)] : []),
        ...(goal.rate && faster ? [verdict(faster >= goal.rate, `≥ ${goal.rate} × its /s`)] : []),
      ],
      whys,
    ),
  ];
}

/** @param {NonNullable<import('./run.mjs').Measurements['closes']>} closes */
export function closeRows(closes) {
  const row = (
    /** @type {string} */ name,
    /** @type {{ rows: number, close: number, update: number }} */ { rows, close, update },
    /** @type {number | undefined} */ most,
  ) => [
    `${name} of ${whole(rows)} rows, s (${shown(close / update)} × the ${shown(update)} s of one update of so many)`,
    shown(close),
    '–',
    '–',
    ...told(most === undefined ? [] : [verdict(close / update <= most, `≤ ${most} × the update`)]),
  ];
  return [
    row('Close of a day', closes.day, 2),
    row('First close of an account', closes.first, undefined),
    row('… the next close there,', closes.next, undefined),
  ];
}

/** @param {NonNullable<import('./run.mjs').Measurements['pages']>} pages */
export function pageRows({ page, record }) {
  const name = `Public page of a receipt, ms (${shown(page / record)} × the ${shown(record)} ms of the receipt by its key)`;
  return [[name, shown(page), '–', '–', ...told([verdict(page / record <= 1.5, '≤ 1.5 × the record')])]];
}
