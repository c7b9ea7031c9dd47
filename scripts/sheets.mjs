// npm run sheets
//
// Writes the sheets that a slice changes without knowing them, as the product is now: the menus, the kinds that the search finds,
// the names of constraints, the rights of which nobody has written anything, and docs/coverage.md. A test fails while one of them
// is another; what has changed in them is read before it is committed. The permission sheet of the specification is written by hand.
import { execFileSync, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ensureInstalled, requireNode, root } from './prepare.mjs';
import { beginRun } from './run-folder.mjs';

requireNode();
beginRun();
ensureInstalled();

/** The tests that hold the product to a sheet. */
const tests = [
  'src/app/menus.test.ts',
  'src/app/finds.server.test.ts',
  'src/testing/constraints.server.test.ts',
  'src/testing/permissions-sheet.test.ts',
];
const sheets = [
  'src/app/menus.txt',
  'src/app/finds.txt',
  'src/testing/constraints/names.txt',
  'src/testing/permissions-derived.csv',
  'docs/coverage.md',
];

run('scripts/coverage-of-spec.mjs');
// What else these tests find is no sheet's: `npm run prove` tells of it.
run('node_modules/vitest/vitest.mjs', 'run', '--update', '--reporter=dot', '--silent', ...tests);
const changed = execFileSync('git', ['status', '--short', '--', ...sheets], { cwd: root, encoding: 'utf8' });
console.log(
  changed === '' ? 'No sheet has changed.' : `Read what has changed before you commit it (git diff):\n${changed}`,
);

/** @param {string[]} args */
function run(...args) {
  const [script = '', ...told] = args;
  return spawnSync(process.execPath, [join(root, script), ...told], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}
