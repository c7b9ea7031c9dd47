// Which tests `npm test` runs and which it leaves to the batteries of `npm run trust`.

/**
 * The core of the browser: files of e2e/ without their ending, what takes longest first. At most twelve, of 60 tests. The battery
 * `browser` runs all the others.
 */
export const coreBrowserFiles = [
  // Every screen of both brands, once.
  'every-screen',
  // Who comes in, sees what, and is out again; one role that may little.
  'session',
  'academy-roles',
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

/** Tests of the server that a battery of their own runs: CONTRIBUTING.md performed whole, each change in a copy of the tree. */
export const laterServerFiles = ['src/testing/contributing.server.test.ts'];
