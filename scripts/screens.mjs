// 'npm run screens': photographs the product for docs/screens, on the demo in a folder that is thrown away.
import { spawn } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import sharp from 'sharp';
import { findChromium } from './chromium.mjs';
import { ensureBuilt, root } from './prepare.mjs';
import {
  counter,
  enrollment,
  login,
  owed,
  ownersView,
  person,
  portal,
  portalFees,
  receipt,
  results,
  screen,
  setUp,
  statement,
  students,
} from './screen-views.mjs';

const shots = join(root, 'docs', 'screens');

/** @typedef {import('playwright-core').Page} Page */
/** @typedef {import('playwright-core').BrowserContextOptions} Look */
/** @type {Look} */
const desk = { viewport: { width: 1280, height: 800 }, colorScheme: 'light' };
/** @type {Look} */
const phone = { viewport: { width: 390, height: 844 }, colorScheme: 'light', isMobile: true, hasTouch: true };
/**
 * How a screen is shown; in English unless a language is given.
 * @type {Record<string, Look & { language?: string }>}
 */
const looks = {
  light: desk,
  dark: { ...desk, colorScheme: 'dark' },
  phone,
  german: { ...desk, language: 'de' },
  'german-phone': { ...phone, language: 'de' },
  arabic: { ...desk, language: 'ar' },
  'arabic-dark': { ...desk, colorScheme: 'dark', language: 'ar' },
  'arabic-phone': { ...phone, language: 'ar' },
};

ensureBuilt();
mkdirSync(shots, { recursive: true });
const [demo, empty] = await Promise.all([serve({ DEMO: '1' }), serve({})]);
const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
});
try {
  for (const look of ['light', 'dark']) {
    await shoot('login', look, demo.url, login);
    await shoot('set-up', look, empty.url, setUp);
    await shoot('students', look, demo.url, students);
    await shoot('enrollment', look, demo.url, enrollment);
    await shoot('receipt', look, demo.url, receipt);
    await shoot('marks', look, demo.url, portal);
    await shoot('student', look, demo.url, person);
    await shoot('today', look, demo.url, screen('/dashboard'));
    await shoot('counter', look, demo.url, counter);
  }
  await shoot('counter', 'phone', demo.url, counter);
  await shoot('counter', 'arabic-phone', demo.url, counter);
  await shoot('day-close', 'light', demo.url, screen('/dayClose'));
  await shoot('accounts', 'light', demo.url, screen('/accounts'));
  await shoot('owed', 'light', demo.url, owed);
  await shoot('owed', 'phone', demo.url, owed);
  await shoot('statement', 'light', demo.url, statement);
  await shoot('wallet', 'light', demo.url, screen('/wallet'));
  await shoot('messages', 'light', demo.url, screen('/messages'));
  await shoot('messages', 'phone', demo.url, screen('/messages'));
  await shoot('owner', 'light', demo.url, ownersView);
  await shoot('owner', 'phone', demo.url, ownersView);
  await shoot('portal-fees', 'phone', demo.url, portalFees);
  await shoot('student', 'phone', demo.url, person);
  await shoot('student', 'arabic-phone', demo.url, person);
  await shoot('results', 'light', demo.url, results);
  await shoot('students', 'phone', demo.url, students);
  await shoot('receipt', 'phone', demo.url, receipt);
  await shoot('marks', 'phone', demo.url, portal);
  await shoot('dashboard', 'german', demo.url, screen('/dashboard'));
  await shoot('fees', 'german', demo.url, screen('/fee'));
  await shoot('sale', 'german-phone', demo.url, screen('/customInvoice'));
  await shoot('attendance', 'german-phone', demo.url, screen('/attendence'));
  await shoot('dashboard', 'arabic', demo.url, screen('/dashboard'));
  await shoot('students', 'arabic', demo.url, screen('/student'));
  await shoot('income', 'arabic-dark', demo.url, screen('/income'));
  await shoot('settings', 'arabic-dark', demo.url, screen('/settings'));
  await shoot('fees', 'arabic-phone', demo.url, screen('/fee'));
  await shoot('marks', 'arabic-phone', demo.url, portal);
} finally {
  await browser.close();
  await Promise.all([demo.stop(), empty.stop()]);
}

/**
 * @param {string} name
 * @param {string} look
 * @param {string} baseURL
 * @param {(page: Page) => Promise<unknown>} arrange
 */
async function shoot(name, look, baseURL, arrange) {
  const { language = 'en', ...options } = looks[look] ?? {};
  const context = await browser.newContext({ baseURL, locale: 'en-GB', reducedMotion: 'reduce', ...options });
  await context.addInitScript((spoken) => localStorage.setItem('language', spoken), language);
  const page = await context.newPage();
  await arrange(page);
  await page.waitForLoadState('networkidle');
  // Wait until nothing moves or fades any more.
  await page.waitForTimeout(400);
  // Everybody who clones the project fetches the pictures: with a palette they are a third of the size.
  await sharp(await page.screenshot())
    .png({ palette: true, effort: 10 })
    .toFile(join(shots, `${name}-${look}.png`));
  await context.close();
  console.log(`${name}-${look}.png`);
}

/**
 * Starts the built server on a free port with an empty data folder.
 * @param {Record<string, string>} env
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>}
 */
function serve(env) {
  const dataDir = mkdtempSync(join(tmpdir(), 'daftar-screens-'));
  chmodSync(dataDir, 0o711);
  const server = spawn(process.execPath, [join(root, 'dist', 'server', 'main.server.js')], {
    env: { ...process.env, NODE_ENV: 'production', PORT: '0', DATA_DIR: dataDir, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const stop = async () => {
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill('SIGINT');
    await ended;
    // Where root starts it, the database files are elsewhere, and this is a link to them.
    rmSync(realpathSync(join(dataDir, 'postgres')), { recursive: true, force: true });
    rmSync(dataDir, { recursive: true, force: true });
  };
  return new Promise((resolve, reject) => {
    server.once('exit', (code) => reject(new Error(`The server ended with code ${code}`)));
    server.stdout.on('data', (chunk) => {
      const url = /Daftar is ready: (\S+)/.exec(String(chunk))?.[1];
      if (url) resolve({ url, stop });
    });
  });
}
