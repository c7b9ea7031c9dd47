// Which browser tests `npm test` runs. The battery `browser` of `npm run trust` runs all the others.

/** The core of the browser: files of e2e/ without their ending, what takes longest first. At most twelve, of 60 tests. */
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
