// npm run trust [-- NAME ...] [--goal] [--share 0.1] [--seed N] [--shard 1/3]  Runs batteries, by default all of them: at their gate
// sizes, with --goal at their goal sizes, with --share at that share of the goal, with --shard a part of their files. Prints for each how
// many runs it made, its seed and its failures. Nothing is tried twice. Files that need the same environment run in one go, two at a
// time; what is timed runs alone.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { batteries } from './batteries.mjs';
import { ensureOtherPrograms } from './other-programs.mjs';
import { ensureBuilt, ensureInstalled, leave, requireNode, root } from './prepare.mjs';
import { beginRun } from './run-folder.mjs';

requireNode();
beginRun();
const { size, seed, shard, names } = readOptions();
ensureInstalled();
const { ensureChromium } = await import('./chromium.mjs');
const CHROME_PATH = await ensureChromium();
ensureBuilt();

const folder = mkdtempSync(join(tmpdir(), 'daftar-trust-'));
const report = join(folder, 'report');
/** @type {string[]} */
const failed = [];
for (const group of groupsOf(names)) {
  const unproved = group.includes('outside') ? ensureOtherPrograms() : '';
  if (unproved) {
    failed.push(...group);
    console.log(`> ${group.join(', ')}: NOT PROVED. ${unproved}\n`);
    continue;
  }
  const began = performance.now();
  const passed = await runAll(group);
  const lasted = ((performance.now() - began) / 1000).toFixed(1);
  if (!passed) failed.push(...group);
  console.log(`> ${group.join(', ')}: ${passed ? 'passed' : 'FAILED'} in ${lasted} s\n`);
}
console.log(readReport());
rmSync(folder, { recursive: true, force: true });
if (failed.length > 0) console.log(`Failed, or ran beside what failed: ${failed.join(', ')}.`);
process.exit(failed.length > 0 ? 1 : 0);

/**
 * The batteries that run together.
 * @param {readonly string[]} chosen
 * @returns {string[][]}
 */
function groupsOf(chosen) {
  /** @type {Map<string, string[]>} */
  const groups = new Map();
  for (const name of chosen) {
    const of = batteries[name];
    const key = of?.beside === 'nothing' || of?.features ? name : (of?.project ?? '');
    groups.set(key, [...(groups.get(key) ?? []), name]);
  }
  return [...groups.values()];
}

/**
 * Runs a group once, or once for each way in which its features are switched.
 * @param {readonly string[]} group
 */
async function runAll(group) {
  const ways = group.flatMap((name) => batteries[name]?.features ?? []);
  if (ways.length === 0) return run(group, {});
  let passed = true;
  for (const way of ways) {
    console.log(`> ${group.join(', ')}, every feature ${way}`);
    passed = (await run(group, { TEST_FEATURES: way })) && passed;
  }
  return passed;
}

/**
 * @param {readonly string[]} group
 * @param {Readonly<Record<string, string>>} switches
 */
function run(group, switches) {
  const chosen = group.flatMap((name) => batteries[name] ?? []);
  const projects = [...new Set(chosen.map(({ project }) => project))].flatMap((project) => ['--project', project]);
  const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs');
  return new Promise((resolve) => {
    const child = spawn(
      process.execPath,
      [vitest, 'run', ...projects, ...shard, ...chosen.flatMap(({ file }) => file)],
      {
        cwd: root,
        stdio: ['ignore', 'inherit', 'inherit'],
        env: { ...process.env, CHROME_PATH, TRUST_REPORT: report, TRUST_SIZE: size, ...seed, ...switches },
      },
    );
    child.on('exit', (code) => resolve(code === 0));
  });
}

function readReport() {
  try {
    return readFileSync(report, 'utf8');
  } catch {
    return 'No battery reported anything.';
  }
}

function readOptions() {
  try {
    const { values, positionals } = parseArgs({
      options: {
        goal: { type: 'boolean' },
        share: { type: 'string' },
        seed: { type: 'string' },
        shard: { type: 'string' },
      },
      allowPositionals: true,
    });
    const share = values.share ?? (values.goal ? '1' : undefined);
    const known = positionals.every((name) => name in batteries);
    const isPart = values.shard === undefined || /^[1-9]\d?\/[1-9]\d?$/.test(values.shard);
    if (known && isPart && isNumber(share, 1) && isNumber(values.seed, 2 ** 31))
      return {
        size: share ?? 'gate',
        seed: values.seed === undefined ? {} : { TRUST_SEED: values.seed },
        shard: values.shard === undefined ? [] : [`--shard=${values.shard}`],
        names: positionals.length > 0 ? positionals : Object.keys(batteries),
      };
  } catch {
    // An option that does not exist: the message below names those that do.
  }
  return leave(
    `Usage: npm run trust -- [NAME ...] [--goal | --share 0.1] [--seed N] [--shard 1/3]\nBatteries: ${Object.keys(batteries).join(', ')}`,
  );
}

/**
 * @param {string | undefined} text
 * @param {number} most
 */
function isNumber(text, most) {
  return text === undefined || (Number(text) > 0 && Number(text) <= most);
}
