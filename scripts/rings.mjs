// Which tests `npm test` runs, which it leaves to the batteries of `npm run trust`, and which hold the product to a sheet.

/**
 * The core of the browser: files of e2e/ without their ending, what takes longest first. At most twelve, of 60 tests. The battery
 * `browser` runs all the others.
 */
export const coreBrowserFiles = [
  // Every screen of both brands, once.
  'every-screen',
  // Login, what each role sees, and logout; one role with few rights.
  'session',
  'one-role',
  // Enrol, pay, print; the register; without a network too.
  'enrolment',
  'actions',
  'offline-register',
  'results-grid',
  'sale',
  'counter',
  'portal',
  'keyboard',
  'long-work',
];

/**
 * Tests of the server that batteries run: searches by the thousand, what must hold for any amount of data or however a process ends, and
 * what is done in a copy of the tree. What a new slice can get wrong is found by the others.
 */
export const laterServerFiles = [
  // Searches among orders of events.
  'src/testing/interleaving.server.test.ts',
  'src/testing/interleaving-calls.server.test.ts',
  'src/testing/locks.server.test.ts',
  'src/testing/money-model.server.test.ts',
  // Each kind of document by itself; all of them together are in the other ring.
  'src/testing/voids-one-by-one.server.test.ts',
  // A database whose process ends, and a change of releases.
  'src/database/embedded/launcher.server.test.ts',
  'src/database/embedded/swap.server.test.ts',
  'src/database/embedded/wal-mark.server.test.ts',
  'src/testing/release/before-accounts.server.test.ts',
  'src/testing/release/owner-of-example.server.test.ts',
  // Long lists, large files, slow readers, and statements that must touch as little after many executions as after the first.
  'src/kit/server/import/reading/attack.server.test.ts',
  'src/kit/server/read/file.server.test.ts',
  'src/testing/whole-lists.server.test.ts',
  'src/testing/skewed-plans.server.test.ts',
  'src/testing/broken-forms.server.test.ts',
  // Whole restores, each on a database of its own: `backup.server.test.ts` tests what a restore keeps.
  'src/testing/backup/demo-backup.server.test.ts',
  'src/testing/backup/restored-codes.server.test.ts',
  // Three documents of one account at once.
  'src/kit/server/pdf/documents.server.test.ts',
  // The guide performed.
  'src/testing/contributing.server.test.ts',
];

/**
 * Folders whose server tests cover what existed before there were features, and what older programs rely on: the battery `old-clients`.
 */
export const olderFolders = [
  ...[
    'attendance',
    'certificate',
    'complaint',
    'course',
    'enrollment',
    'fee',
    'fee-receipt',
    'marks',
    'school-class',
  ].map((name) => `src/features/academy/${name}/`),
  ...['student', 'subject', 'teacher'].map((name) => `src/features/academy/${name}/`),
  ...['books', 'debt', 'money-account', 'receipt-path', 'transaction', 'transfer'].map(
    (name) => `src/features/ledger/${name}/`,
  ),
  ...['dashboards', 'entry', 'oversight', 'people', 'reports', 'search', 'shop'].map((name) => `src/features/${name}/`),
];

/** Those among them that need a feature to be on: they are left out while `TEST_FEATURES` is off. */
export const ofFeatures = [
  'src/features/academy/enrollment/leaving.server.test.ts',
  'src/features/academy/fee/held-papers.server.test.ts',
  'src/features/academy/fee/discounts-at-charge.server.test.ts',
  'src/features/academy/fee/discounts-at-enrolment.server.test.ts',
  'src/features/academy/fee/instalments.server.test.ts',
  'src/features/ledger/money-account/counted-alone.server.test.ts',
  'src/features/reports/profit-loss/profit-loss.server.test.ts',
];

/** The sheets that a slice changes from afar, each with the test that holds the product to it. `npm run sheets` writes them. */
export const sheets = [
  { sheet: 'src/app/menus.txt', test: 'src/app/menus.test.ts' },
  { sheet: 'src/app/finds.txt', test: 'src/app/finds.server.test.ts' },
  { sheet: 'src/testing/constraints/names.txt', test: 'src/testing/constraints.server.test.ts' },
  { sheet: 'src/testing/permissions-derived.csv', test: 'src/testing/permissions-sheet.test.ts' },
  { sheet: 'docs/coverage.md', test: 'src/testing/product/coverage.test.ts' },
];

/** The setting of Vitest with which these tests write their sheets. */
export const writingSheets = ['run', '--update', '--reporter=dot', '--silent=true', ...sheets.map(({ test }) => test)];
