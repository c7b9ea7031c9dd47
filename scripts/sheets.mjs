// npm run sheets  Writes the sheets that a slice changes without knowing them, as the product is now: the menus, the kinds that the
// search finds, the names of constraints, the rights that no hand-written sheet covers, and docs/coverage.md. A test fails while one of
// them differs; read the difference before committing it. The permission sheet of the specification is written by hand.
import { execFileSync, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ensureInstalled, leave, requireNode, root } from './prepare.mjs';
import { sheets, writingSheets } from './rings.mjs';
import { beginRun } from './run-folder.mjs';

requireNode();
beginRun();
ensureInstalled();

const written = [run('scripts/coverage-of-spec.mjs'), run('node_modules/vitest/vitest.mjs', ...writingSheets)];
const changed = execFileSync('git', ['status', '--short', '--', ...sheets.map(({ sheet }) => sheet)], {
  cwd: root,
  encoding: 'utf8',
});
console.log(
  changed === '' ? 'No sheet has changed.' : `Read what has changed before you commit it (git diff):\n${changed}`,
);
// A sheet may be written although its test fails for another reason; or nothing ran at all.
if (!written.every(Boolean))
  leave(`Not all of it is as it must be: npx vitest run ${sheets.map(({ test }) => test).join(' ')}`);

/**
 * Whether a script ended well.
 * @param {string[]} args
 */
function run(...args) {
  const [script = '', ...told] = args;
  const { status } = spawnSync(process.execPath, [join(root, script), ...told], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return status === 0;
}
