// 'npm test': everything that must hold, on a fresh clone too. Stops at the first step that fails, names it,
// and says at the end how many tests ran and which files took longest. Nothing is tried twice: a test that fails at times is a defect.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { ensureBuilt, ensureInstalled, requireNode, root } from './prepare.mjs';

requireNode();
ensureInstalled();
const { ensureChromium } = await import('./chromium.mjs');
const CHROME_PATH = await ensureChromium();
ensureBuilt();

const reports = mkdtempSync(join(tmpdir(), 'daftar-test-'));
const counts = { passed: 0, failed: 0, skipped: 0 };
/** @type {{ file: string, seconds: number }[]} */
const lasted = [];

const steps = [
  { name: 'types, lint, format', run: () => succeeds([join(root, 'scripts', 'check.mjs')]) },
  tests('unit and server tests', ['unit', 'server']),
  tests('browser tests', ['browser']),
];

/** @type {string | undefined} */
let failed;
for (const { name, run } of steps) {
  const began = performance.now();
  console.log(`\n> ${name}`);
  const passed = await run();
  console.log(`  ${name}: ${passed ? 'passed' : 'failed'} in ${((performance.now() - began) / 1000).toFixed(1)} s`);
  if (passed) continue;
  failed = name;
  break;
}
rmSync(reports, { recursive: true, force: true });
for (const { file, seconds } of lasted.toSorted((a, b) => b.seconds - a.seconds).slice(0, 10))
  console.log(`  ${seconds.toFixed(1).padStart(6)} s  ${file}`);

if (failed) console.log(`\nFailed at: ${failed}.`);
else if (counts.passed + counts.failed === 0) console.log('\nNo test ran.');
console.log(`\n${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`);
process.exit(failed || counts.failed > 0 || counts.passed === 0 ? 1 : 0);

/**
 * @param {string} name
 * @param {string[]} projects
 */
function tests(name, projects) {
  const report = join(reports, `${projects.join('-')}.json`);
  const chosen = projects.flatMap((project) => ['--project', project]);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs');
  return {
    name,
    run: async () => {
      const passed = await succeeds([vitest, 'run', ...chosen, ...reporters]);
      return addCounts(report) && passed;
    },
  };
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

/**
 * Adds what a Vitest report counted; a run that wrote none did not get as far as its tests.
 * @param {string} report
 */
function addCounts(report) {
  try {
    const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults } = JSON.parse(
      readFileSync(report, 'utf8'),
    );
    for (const { name, startTime, endTime } of testResults)
      lasted.push({ file: relative(root, name), seconds: (endTime - startTime) / 1000 });
    counts.passed += numPassedTests;
    counts.failed += numFailedTests;
    counts.skipped += numPendingTests + numTodoTests;
    return true;
  } catch {
    return false;
  }
}
