// Which browser tests `npm test` leaves to the battery `browser` of `npm run trust`: those that take longest.

/** Files of e2e/, without their ending. */
export const laterBrowserFiles = [
  'accessibility',
  'backup',
  'layout',
  'lists',
  'offline',
  'offline-marks',
  'payloads',
  'person-page',
  'rows',
  'upgrade',
];
