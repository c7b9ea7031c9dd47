// Finds the Chromium that the browser tests drive, or installs one.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { leave, root } from './prepare.mjs';

// The headless ones come first: a test never sees a window, and drawing one takes a third of the processor's time.
const NAMES = [
  'chromium-headless-shell',
  'chrome-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/** A browser of ours speaks to our server and to nobody else, whatever its maker wants it to fetch. */
export const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * The path of a Chromium or Chrome on this machine: CHROME_PATH, one on the PATH, or the one Playwright keeps.
 * @returns {Promise<string | undefined>}
 */
export async function findChromium() {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const onPath = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  const { chromium } = await import('playwright-core');
  const candidates = [process.env.CHROME_PATH, ...onPath, MAC, chromium.executablePath()];
  return candidates.find((path) => path && existsSync(path));
}

/** Like `findChromium`, but installs one where there is none, and ends the program if that fails. */
export async function ensureChromium() {
  if (process.env.CHROME_PATH && !existsSync(process.env.CHROME_PATH)) {
    leave(`CHROME_PATH names a file that does not exist: ${process.env.CHROME_PATH}`);
  }
  const found = await findChromium();
  if (found) return found;
  console.log('No Chromium found; installing one...');
  if (process.getuid?.() === 0 && succeeds('apt-get', ['--version'], 'ignore')) {
    const unasked = { DEBIAN_FRONTEND: 'noninteractive' };
    const install = (/** @type {string} */ name) =>
      succeeds(
        'apt-get',
        ['install', '-y', '-q', '--no-install-recommends', name, 'fonts-noto-core'],
        'inherit',
        unasked,
      );
    succeeds('apt-get', ['update', '-q'], 'inherit', unasked);
    if (!install('chromium-headless-shell')) install('chromium');
  } else {
    succeeds(
      process.execPath,
      [join(root, 'node_modules', 'playwright-core', 'cli.js'), 'install', 'chromium'],
      'inherit',
    );
  }
  return (
    (await findChromium()) ?? leave('No Chromium could be installed. Install Chromium or Chrome, or set CHROME_PATH.')
  );
}

/**
 * @param {string} command
 * @param {string[]} args
 * @param {'inherit' | 'ignore'} stdio
 * @param {NodeJS.ProcessEnv} [extra]
 */
function succeeds(command, args, stdio, extra) {
  const options = { env: { ...process.env, ...extra } };
  return spawnSync(command, args, { ...options, stdio: ['ignore', stdio, stdio] }).status === 0;
}
