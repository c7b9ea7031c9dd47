// What 'start', 'test' and 'dev' have in common: a recent Node.js, installed packages, an up-to-date build. Uses nothing but Node.js,
// because it runs before anything is installed.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** Ends the program with a sentence if this Node.js is too old. */
export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  leave(`Daftar needs Node.js 20.19 or newer; this is ${process.versions.node}.`);
}

/** Installs the packages of package-lock.json unless exactly those are installed. */
export function ensureInstalled() {
  const missing = firstMissing();
  if (!missing) return;
  console.log(`Installing packages (${missing})...`);
  // Vite, which builds, is a development package: it is needed even where NODE_ENV says production.
  const npm = process.env.npm_execpath;
  const args = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund'];
  const done = npm
    ? spawnSync(process.execPath, [npm, ...args], { cwd: root, stdio: 'inherit' })
    : spawnSync('npm', args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' });
  if (done.status !== 0) leave("The packages could not be installed: 'npm ci' failed as shown above.");
}

/** Builds the web app and the server unless the last build was made of the very same files. */
export function ensureBuilt() {
  if (lastBuild() === fingerprint()) return;
  console.log('Building...');
  const done = spawnSync(process.execPath, [join(root, 'scripts', 'build.mjs')], {
    cwd: root,
    stdio: 'inherit',
  });
  if (done.status !== 0) leave('The build failed as shown above.');
}

/** The file that says what the last build was made of. */
export const buildMark = join(root, 'dist', 'build.json');

/** A hash over path, size and time of every file that a build reads. */
export function fingerprint() {
  const hash = createHash('sha256');
  for (const input of ['src', 'messages', 'public', 'index.html', 'vite.config.ts', 'package-lock.json', 'scripts']) {
    for (const file of filesIn(join(root, input))) {
      const { size, mtimeMs } = statSync(file);
      hash.update(`${relative(root, file)}\0${size}\0${mtimeMs}\n`);
    }
  }
  return hash.digest('hex');
}

/**
 * Prints a sentence and ends the program as failed.
 * @param {string} sentence
 * @returns {never}
 */
export function leave(sentence) {
  console.error(sentence);
  process.exit(1);
}

function lastBuild() {
  try {
    return JSON.parse(readFileSync(buildMark, 'utf8')).fingerprint;
  } catch {
    return undefined;
  }
}

/**
 * The files of a folder and below it, in a fixed order; for a file, the file itself; none for a path that does not exist.
 * @param {string} path
 * @returns {string[]}
 */
function filesIn(path) {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .filter((name) => !/\.test\.tsx?$/.test(name))
    .sort()
    .flatMap((name) => filesIn(join(path, name)));
}

// npm writes down what it installed; comparing that with the lock file notices a pull that changed a version,
// and leaves alone an installation that somebody made by hand.
function firstMissing() {
  const wanted = readLock(join(root, 'package-lock.json'));
  const found = readLock(join(root, 'node_modules', '.package-lock.json'));
  if (!wanted || !found) return wanted ? 'none are installed yet' : undefined;
  for (const [path, entry] of Object.entries(wanted)) {
    // Most optional packages are for other systems, so it means nothing that one is absent.
    if (path === '' || (entry.optional && !found[path])) continue;
    if (found[path]?.version !== entry.version)
      return `${path.replace(/.*node_modules\//, '')} is not ${entry.version}`;
  }
  return undefined;
}

/**
 * @typedef {{ version?: string, optional?: boolean }} LockEntry
 * @param {string} path
 * @returns {Record<string, LockEntry> | undefined}
 */
function readLock(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8')).packages;
  } catch {
    return undefined;
  }
}
