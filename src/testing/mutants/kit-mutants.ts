import type { Mutant } from './mutant';

/** Mistakes in what all slices share. */
export const kitMutants: readonly Mutant[] = [
  {
    does: 'a cell of a file that begins with @ or a tab stays a formula',
    file: 'src/kit/server/read/files/formula-guard.mjs',
    find: '-@＝＋－＠',
    by: '-＝＋－＠',
    near: ['src/kit/server/read/cells.test.ts'],
  },
  {
    does: 'forwarding headers of anybody are trusted',
    file: 'src/kit/server/http/server.ts',
    find: 'trusts(parts.trustedProxy) : false',
    by: 'trusts(parts.trustedProxy) : true',
    near: ['src/testing/forwarding-headers.server.test.ts'],
  },
  {
    does: 'a field that was not sent is refused in an edit',
    file: 'src/kit/contract/parse.ts',
    find: "if (mode === 'edit') return;",
    by: '',
    near: ['src/features/academy/course/course.server.test.ts'],
  },
  {
    does: 'an unknown field is dropped',
    file: 'src/kit/contract/parse.ts',
    find: "errors[name] = t('Unknown field {name}', { name });",
    by: 'continue;',
    near: ['src/testing/bad-input.server.test.ts'],
  },
  {
    does: 'the last day of a span is left out',
    file: 'src/kit/server/read/filter.ts',
    find: "${name === 'to' && instant ? sql` + 1` : none}",
    by: '',
    near: ['src/testing/lists.server.test.ts', 'src/features/ledger/books/money-search.server.test.ts'],
  },
  {
    does: 'a stale edit overwrites a newer one',
    file: 'src/kit/server/write/change.ts',
    find: 'sent !== undefined && sent !== stored',
    by: 'sent !== undefined && sent > stored',
    near: ['src/features/academy/marks/marks.server.test.ts', 'src/features/academy/course/course.server.test.ts'],
  },
  {
    does: 'a request repeated under its key is done again',
    file: 'src/kit/server/http/replay.ts',
    find: 'if (taken) return undefined;',
    by: 'if (taken || key) return undefined;',
    near: [
      'src/features/academy/fee/fee-charge.server.test.ts',
      'src/features/academy/fee-receipt/fee-receipt.server.test.ts',
    ],
  },
  {
    does: 'a month too many is added',
    file: 'src/kit/rules/calendar.ts',
    find: '(number ?? 1) - 1 + count',
    by: '(number ?? 1) + count',
  },
  {
    does: 'a spreadsheet may unpack to anything',
    file: 'src/kit/server/import/reading/bounds.mjs',
    find: 'unpacked: 100_000_000,',
    by: 'unpacked: 100_000_000_000,',
  },
  {
    does: 'the salary index is no longer unique',
    file: 'migrations/0081_payroll.sql',
    find: 'create unique index "payroll_employeeID_key"',
    by: 'create index "payroll_employeeID_key"',
    near: ['src/testing/constraints.server.test.ts'],
  },
];
