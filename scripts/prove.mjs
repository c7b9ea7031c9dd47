// npm run prove [-- --since REF]  Proves what a change touches: types, lint and format of what changed, the tests of the changed files
// and of those that import them, and the sheets that are far from a slice but must change with it. Says at the end what it left to `npm
// test`. A change is what differs from where this branch left main, or from REF, and what is not committed yet.
import { execFileSync, spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readSyntax } from './imports.mjs';
import { ensureInstalled, leave, requireNode, root } from './prepare.mjs';
import { laterServerFiles, sheets } from './rings.mjs';
import { beginRun } from './run-folder.mjs';
import { touchedBy } from './touched.mjs';

/** More than these would take as long as `npm test`, to which the farthest are left. */
const most = 60;

/** Tests that are far from a slice and fail where a sheet was not updated for it. */
const farAway = [
  ...sheets.map(({ test }) => test),
  'src/testing/architecture/',
  'src/testing/asvs.test.ts',
  'src/testing/decisions.test.ts',
  'src/testing/deployment.test.ts',
  'src/testing/features.server.test.ts',
  'src/testing/guide.test.ts',
  'src/testing/messages/',
  'src/testing/product/',
  'src/testing/rings.test.ts',
  'src/testing/statements.server.test.ts',
  'src/testing/supply-chain.test.ts',
  'src/testing/words.test.ts',
];

requireNode();
beginRun();
ensureInstalled();
const since = readSince();
const changed = changedSince(since);
if (changed.length === 0) leave(`Nothing differs from ${since}.`);
const there = changed.filter((path) => existsSync(join(root, path)));

const touched = touchedBy(readImports(), changed).map(({ path }) => path);
const isBrowsers = (/** @type {string} */ path) => path.startsWith('e2e/');
const isBatterys = (/** @type {string} */ path) => laterServerFiles.includes(path) || path.includes('.timed.');
const runnable = touched.filter((path) => !isBrowsers(path) && !isBatterys(path));
const near = runnable.slice(0, most);
const nearest = runnable.length > near.length ? `, of which the nearest ${most} run` : '';
console.log(`${changed.length} files differ from ${since}; they touch ${runnable.length} files of tests${nearest}.`);

const checked = await run('check.mjs', there);
const tested =
  checked &&
  (await run(join('..', 'node_modules', 'vitest', 'vitest.mjs'), ['run', ...projects(), ...near, ...farAway]));
const left = [
  ...(runnable.length > near.length
    ? [`${runnable.length - near.length} files of tests that the change touches from farther away`]
    : []),
  ...browserFiles(),
  'what makes every call of the whole product (src/testing, src/app)',
  'the core of the browser',
];
console.log(`\n${checked && tested ? 'Proved' : 'NOT PROVED'}: ${near.length} files of tests and the sheets.`);
console.log(`Left to npm test: ${left.join('; ')}.`);
const batteries = touched.filter(isBatterys);
if (batteries.length > 0) console.log(`Left to npm run trust: ${batteries.join(', ')}.`);
process.exit(checked && tested ? 0 : 1);

function projects() {
  return ['unit', 'page', 'server'].flatMap((name) => ['--project', name]);
}

/** The browser's files among what the change touches: `npm test` runs those of its core, and a person may run the others. */
function browserFiles() {
  const files = touched.filter(isBrowsers);
  if (files.length === 0) return [];
  return [`in a browser ${files.length > 12 ? `${files.length} files of e2e` : files.join(', ')}`];
}

/** What each file of the program imports while it runs, by its path. */
function readImports() {
  const paths = ['src', 'e2e', 'scripts', 'bench'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
      .filter((path) => /\.(tsx?|mjs)$/.test(path)),
  );
  const byTarget = new Map(paths.map((path) => [path.replace(/\.tsx?$/, ''), path]));
  return new Map(
    paths.map((path) => [
      path,
      readSyntax(path, readFileSync(join(root, path), 'utf8'))
        .imports.filter(({ isOwn, typeOnly }) => isOwn && !typeOnly)
        .flatMap(({ target }) => byTarget.get(target) ?? []),
    ]),
  );
}

/**
 * The files that differ, including those that no longer exist.
 * @param {string} ref
 */
function changedSince(ref) {
  const differing = git('diff', '--name-only', '--no-renames', ref);
  const fresh = git('ls-files', '--others', '--exclude-standard');
  return [...new Set(`${differing}\n${fresh}`.split('\n').filter(Boolean))];
}

function readSince() {
  try {
    const { values } = parseArgs({ options: { since: { type: 'string' } } });
    return values.since ?? git('merge-base', 'HEAD', 'main').slice(0, 12);
  } catch {
    return leave('Usage: npm run prove [-- --since REF], in a clone that has a branch main, or with a REF.');
  }
}

/** @param {string[]} args */
function git(...args) {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
}

/**
 * Runs a program and shows its output as it comes.
 * @param {string} script below scripts/
 * @param {readonly string[]} args
 * @returns {Promise<boolean>}
 */
function run(script, args) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [join(root, 'scripts', script), ...args], { cwd: root, stdio: 'inherit' });
    child.on('exit', (code) => resolve(code === 0));
  });
}
