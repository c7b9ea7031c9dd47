// 'npm test': everything that must hold before a change lands, on a fresh clone too. Stops where the checks fail, names what failed, and
// says at the end how many tests ran and which files took longest. A test that fails is tried once more by itself, at the end of its
// step: what passes then is named, because a test that fails at times is a defect.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuilt, ensureInstalled, requireNode, root } from './prepare.mjs';
import { beginRun } from './run-folder.mjs';
import { filesOf, lineOf, mostSecondTries, readOutcome } from './second-try.mjs';

requireNode();
beginRun();
ensureInstalled();
const { ensureChromium } = await import('./chromium.mjs');
const CHROME_PATH = await ensureChromium();
ensureBuilt();

const reports = mkdtempSync(join(tmpdir(), 'daftar-test-'));
const counts = { passed: 0, failed: 0, skipped: 0 };
/** @type {{ file: string, seconds: number }[]} */
const lasted = [];
/** @type {string[]} */
const secondTries = [];

const checks = 'types, lint, format';
const steps = [
  { name: checks, run: () => succeeds([join(root, 'scripts', 'check.mjs')]) },
  { name: 'unit and server tests', run: () => passes(['unit', 'page', 'server']) },
  { name: 'browser tests', run: () => passes(['browser']) },
];

/** @type {string[]} */
const failed = [];
for (const { name, run } of steps) {
  const began = performance.now();
  console.log(`\n> ${name}`);
  const passed = await run();
  console.log(`  ${name}: ${passed ? 'passed' : 'failed'} in ${((performance.now() - began) / 1000).toFixed(1)} s`);
  if (!passed) failed.push(name);
  // What does not compile need not be tried.
  if (failed.includes(checks)) break;
}
rmSync(reports, { recursive: true, force: true });
for (const { file, seconds } of lasted.toSorted((a, b) => b.seconds - a.seconds).slice(0, 10))
  console.log(`  ${seconds.toFixed(1).padStart(6)} s  ${file}`);

if (failed.length > 0) console.log(`\nFailed at: ${failed.join(', ')}.`);
else if (counts.passed + counts.failed === 0) console.log('\nNo test ran.');
for (const line of secondTries) console.log(`passed at the second try: ${line}`);
console.log(`\n${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`);
process.exit(failed.length > 0 || counts.failed > 0 || counts.passed === 0 ? 1 : 0);

/**
 * Runs the tests of some projects, and those that failed once more.
 * @param {string[]} projects
 */
async function passes(projects) {
  const { succeeded, outcome } = await vitest(projects);
  if (!outcome) return false;
  lasted.push(...outcome.lasted);
  counts.passed += outcome.passed;
  counts.skipped += outcome.skipped;
  const { failures } = outcome;
  if (failures.length === 0) return succeeded;
  const again = failures.length <= mostSecondTries ? await stillFailing(failures, projects) : failures;
  counts.failed += again.length;
  const passed = failures.filter((one) => !again.some(({ file, title }) => one.file === file && one.title === title));
  secondTries.push(...passed.map(lineOf));
  counts.passed += passed.filter(({ title }) => title).length;
  return again.length === 0;
}

/**
 * What fails again when its file runs by itself. The whole file runs, because the tests of a file may build on one another.
 * @param {readonly import('./second-try.mjs').Failure[]} failures
 * @param {string[]} projects
 */
async function stillFailing(failures, projects) {
  /** @type {import('./second-try.mjs').Failure[]} */
  const found = [];
  for (const file of filesOf(failures)) {
    console.log(`\n> a second try: ${file}`);
    const { succeeded, outcome } = await vitest(projects, file);
    if (succeeded) {
      if (failures.some((one) => one.file === file && !one.title)) counts.passed += outcome?.passed ?? 0;
      continue;
    }
    found.push(...(outcome?.failures.length ? outcome.failures : failures.filter((one) => one.file === file)));
  }
  return found;
}

/**
 * @param {string[]} projects
 * @param {string[]} files all of the projects' files where none is named
 */
async function vitest(projects, ...files) {
  const report = join(reports, 'report.json');
  rmSync(report, { force: true });
  const chosen = projects.flatMap((project) => ['--project', project]);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const program = join(root, 'node_modules', 'vitest', 'vitest.mjs');
  const succeeded = await succeeds([program, 'run', ...chosen, ...reporters, ...files]);
  return { succeeded, outcome: readOutcome(report) };
}

/**
 * Runs a script of ours or of a package with its output shown as it comes.
 * @param {string[]} args
 * @returns {Promise<boolean>}
 */
function succeeds(args) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, CHROME_PATH },
    });
    child.on('exit', (code) => resolve(code === 0));
  });
}
