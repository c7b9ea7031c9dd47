// npm run check [-- FILE ...]: types, lint, format, and the translations that are missing, side by side. The output of each is printed
// when it ends. Lint and format look at the files that are named, or at all of them.
import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled, requireNode, root } from './prepare.mjs';

requireNode();
ensureInstalled();
mkdirSync(join(root, '.cache'), { recursive: true });

/**
 * The compiler, asked for types alone. Several checkers would each calculate the types that they share: one takes two thirds of the
 * processor, and the checks beside it have the rest.
 * @param {string} project
 * @param {string} kept what it has found, in .cache
 */
function typesOf(project, kept) {
  const cached = ['--incremental', '--tsBuildInfoFile', join(root, '.cache', `${kept}.tsbuildinfo`)];
  return {
    script: 'node_modules/typescript/bin/tsc',
    args: ['--noEmit', '-p', project, '--checkers', '1', ...cached],
  };
}

const named = process.argv.slice(2);
const linted = named.filter((path) => /\.(tsx?|mjs)$/.test(path));

/** The checks that no test makes, by their subject: a script below the root, and its arguments. */
const checks = [
  { name: 'types', ...typesOf('tsconfig.json', 'types') },
  // What the kit needs of the product, the product declares: the kit alone is whole.
  { name: 'kit alone', ...typesOf('tsconfig.kit.json', 'kit') },
  // Without a name it looks at all files.
  ...(named.length > 0 && linted.length === 0
    ? []
    : [{ name: 'lint', script: 'node_modules/oxlint/bin/oxlint', args: linted }]),
  {
    name: 'format',
    script: 'node_modules/@biomejs/biome/bin/biome',
    args: ['check', '--no-errors-on-unmatched', ...(named.length > 0 ? named : ['.'])],
  },
  { name: 'messages', script: 'scripts/messages.mjs', args: [] },
];

const results = await Promise.all(checks.map(run));
process.exit(results.every(Boolean) ? 0 : 1);

/**
 * @param {{ name: string, script: string, args: string[] }} check
 * @returns {Promise<boolean>}
 */
function run({ name, script, args }) {
  const began = performance.now();
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [join(root, script), ...args], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let said = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (/** @type {Buffer} */ chunk) => (said += chunk));
    child.on('close', (code) => {
      const passed = code === 0;
      // A check that passes is worth one line; a missing translation passes, and is reported.
      if (!passed || name === 'messages') process.stdout.write(said);
      console.log(`  ${name}: ${passed ? 'passed' : 'failed'} in ${((performance.now() - began) / 1000).toFixed(1)} s`);
      resolve(passed);
    });
  });
}
