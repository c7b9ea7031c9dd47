// The batteries that `npm run trust` runs, one line each: a test file that asks src/testing/battery.ts for its size, and the project of
// vitest.config.ts that it belongs to. `npm test` runs a few of each. What is timed runs alone.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { olderFolders } from './rings.mjs';

/** @type {Readonly<Record<string, { project: 'unit' | 'server' | 'server-later' | 'browser-later' | 'outside' | 'timed' | 'whole', file: string | readonly string[], beside?: 'nothing', features?: readonly ('off' | 'on')[] }>>} */
export const batteries = {
  money: { project: 'server-later', file: 'src/testing/money-model.server.test.ts' },
  'fee-money': { project: 'server', file: 'src/features/academy/fee-receipt/money-model.server.test.ts' },
  sales: { project: 'server', file: 'src/features/shop/invoice/sales-model.server.test.ts' },
  interleavings: { project: 'server-later', file: 'src/testing/interleaving.server.test.ts' },
  locks: { project: 'server-later', file: 'src/testing/locks.server.test.ts' },
  kills: { project: 'browser-later', file: 'e2e/kills.e2e.ts' },
  'backup-kills': { project: 'browser-later', file: 'e2e/backup-kills.e2e.ts' },
  'upgrade-kills': { project: 'browser-later', file: 'e2e/upgrade.e2e.ts' },
  // Two files: what is wrong in itself, and words that every object inherits.
  'bad-input': { project: 'server', file: 'src/testing/bad-input' },
  'api-fuzz': { project: 'server', file: 'src/testing/api-fuzz.server.test.ts' },
  // Two files: every cell of the sheet, and roles of random screens.
  permissions: { project: 'server', file: 'src/testing/permissions' },
  tokens: { project: 'server', file: 'src/testing/tokens.server.test.ts' },
  planted: { project: 'server', file: 'src/testing/planted-bugs.server.test.ts' },
  payloads: { project: 'browser-later', file: 'e2e/payloads.e2e.ts' },
  exhaustion: { project: 'browser-later', file: 'e2e/exhaustion.e2e.ts', beside: 'nothing' },
  mutants: { project: 'server', file: 'src/testing/mutants.server.test.ts' },
  accessibility: { project: 'browser-later', file: 'e2e/accessibility.e2e.ts' },
  bench: { project: 'browser-later', file: 'e2e/bench.e2e.ts' },
  searches: { project: 'server', file: 'src/testing/searches.server.test.ts' },
  'wallet-messages': { project: 'unit', file: 'src/testing/wallet-messages.test.ts' },
  contributing: { project: 'server-later', file: 'src/testing/contributing.server.test.ts' },
  browser: { project: 'browser-later', file: browserFiles() },
  // Needs other programs, which it installs where it may: scripts/other-programs.mjs.
  outside: { project: 'outside', file: 'e2e/' },
  server: { project: 'server-later', file: 'src/' },
  // What was there before any feature, with all of them switched off and on: docs/old-clients.md.
  'old-clients': { project: 'server', file: olderFolders, features: ['off', 'on'] },
  whole: { project: 'whole', file: 'src/' },
  timed: { project: 'timed', file: 'src/', beside: 'nothing' },
  uploads: { project: 'server', file: 'src/testing/uploads.server.test.ts' },
};

/** All browser files except those that run alone: the battery `exhaustion` takes all that a machine has. */
function browserFiles() {
  const files = readdirSync(join(import.meta.dirname, '..', 'e2e')).filter((name) => name.endsWith('.e2e.ts'));
  return files.filter((name) => name !== 'exhaustion.e2e.ts').map((name) => `e2e/${name}`);
}
