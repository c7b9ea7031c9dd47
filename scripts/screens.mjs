// 'npm run screens': photographs the product for docs/screens, on the demo in a folder that is thrown away.
import { spawn } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { findChromium } from './chromium.mjs';
import { ensureBuilt, root } from './prepare.mjs';

const shots = join(root, 'docs', 'screens');
const password = 'daftar-demo';
const admin = 'admin@academy.example';

/** @typedef {import('playwright-core').Page} Page */
/** @typedef {import('playwright-core').BrowserContextOptions} Look */
/** @type {Look} */
const desk = { viewport: { width: 1280, height: 800 }, colorScheme: 'light' };
/** @type {Look} */
const phone = { viewport: { width: 390, height: 844 }, colorScheme: 'light', isMobile: true, hasTouch: true };
/**
 * How a screen is looked at; in English where no language is said.
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
const [demo, empty] = await Promise.all([serve({ DAFTAR_DEMO: '1' }), serve({})]);
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
  }
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
  // What is moving or fading comes to rest.
  await page.waitForTimeout(400);
  await page.screenshot({ path: join(shots, `${name}-${look}.png`) });
  await context.close();
  console.log(`${name}-${look}.png`);
}

/** @param {Page} page */
async function login(page) {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Log In' }).waitFor();
}

/** @param {Page} page */
async function setUp(page) {
  await page.goto('/setup');
  await page.getByRole('button', { name: 'Set up and log in' }).waitFor();
}

/**
 * Any screen of the academy as it opens for the admin.
 * @param {string} path
 * @returns {(page: Page) => Promise<void>}
 */
function screen(path) {
  return async (page) => {
    await signIn(page, 'login', { username: admin, password }, 'token');
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
  };
}

/** @param {Page} page */
async function students(page) {
  await signIn(page, 'login', { username: admin, password }, 'token');
  await page.goto('/student?sort=-stdID');
  await page.getByRole('row').nth(5).waitFor();
}

/** @param {Page} page */
async function enrollment(page) {
  await signIn(page, 'login', { username: admin, password }, 'token');
  await page.goto('/stdenrollment/new');
  const main = page.getByRole('main');
  await pick(page, main, 'Class');
  await pick(page, main, 'Student');
  await main.getByRole('button', { name: /\$/ }).waitFor();
}

/**
 * The page of the newest student.
 * @param {Page} page
 */
async function person(page) {
  await students(page);
  await page.getByRole('table').getByRole('row').nth(1).getByRole('link').first().click();
  await page.waitForURL('**/student/*');
  await page.getByRole('heading', { level: 1 }).waitFor();
}

/**
 * The grid in which the results of a class are entered.
 * @param {Page} page
 */
async function results(page) {
  await signIn(page, 'login', { username: admin, password }, 'token');
  await page.goto('/marks/enter');
  const main = page.getByRole('main');
  await pick(page, main, 'Class');
  await pick(page, main, 'Subject');
  await main.locator('input[data-mark]').first().waitFor();
}

/** @param {Page} page */
async function receipt(page) {
  await signIn(page, 'login', { username: admin, password }, 'token');
  await page.goto('/receipt?sort=-receiptNo');
  await page.getByRole('table').getByRole('row').nth(1).getByRole('button').first().click();
  await page.getByText('Thank you, dear student').filter({ visible: true }).waitFor();
}

/** @param {Page} page */
async function portal(page) {
  await signIn(page, 'loginportal', { stdID: 1030, password }, 'studentToken');
  await page.goto('/portal');
  await page.getByRole('row').nth(2).waitFor();
}

/**
 * @param {Page} page
 * @param {import('playwright-core').Locator} form
 * @param {string} label
 */
async function pick(page, form, label) {
  await form
    .getByRole('combobox', { name: label })
    .or(form.getByRole('textbox', { name: label }))
    .first()
    .click();
  await page.getByRole('option').filter({ visible: true }).first().click();
}

/**
 * @param {Page} page
 * @param {string} path
 * @param {object} body
 * @param {string} key
 */
async function signIn(page, path, body, key) {
  const answer = await page.request.post(`/api/academy/${path}`, { data: body });
  const { token } = await answer.json();
  // Any address of ours lends its storage; this one runs no script.
  await page.goto('/healthz');
  await page.evaluate(([name, value]) => sessionStorage.setItem(name, value), [key, token]);
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
    // Where root starts it, the database files lie elsewhere and this leads to them.
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
