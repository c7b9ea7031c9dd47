import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from 'playwright-core';
import { findChromium } from '../scripts/chromium.mjs';
import { quiet } from '../scripts/chromium.mjs';

const LISTENS = /DevTools listening on (ws:\S+)/;

/** A phone: what its browser keeps outlives the browser. */
export interface Phone {
  /** Opens the browser, and in it one page; whatever the page complains of is in `faults`. */
  open: () => Promise<{ page: Page; context: BrowserContext; faults: string[] }>;
  /** Kills the browser as an empty battery does: nothing is asked, nothing is tidied up. */
  kill: () => Promise<void>;
  /** Throws the phone away. */
  drop: () => Promise<void>;
}

export function takePhone(): Phone {
  const folder = mkdtempSync(join(tmpdir(), 'daftar-phone-'));
  let child: ChildProcess | undefined;

  async function open() {
    child = await startBrowser(folder);
    const browser = await chromium.connectOverCDP(await addressOf(child), { timeout: 180_000 });
    const [context] = browser.contexts();
    if (!context) throw new Error('The browser came without a context');
    context.setDefaultTimeout(60_000);
    const page = await context.newPage();
    await page.setViewportSize({ width: 390, height: 844 });
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
        faults.push(message.text());
    });
    return { page, context, faults };
  }

  async function kill() {
    const running = child;
    child = undefined;
    if (!running?.pid || running.exitCode !== null) return;
    const ended = new Promise((resolve) => running.once('exit', resolve));
    // The whole group: a browser is many processes.
    process.kill(-running.pid, 'SIGKILL');
    await ended;
  }

  async function drop() {
    await kill();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  }

  return { open, kill, drop };
}

async function startBrowser(folder: string): Promise<ChildProcess> {
  const program = await findChromium();
  if (!program) throw new Error('No Chromium found');
  const args = [...quiet, '--headless=new', '--remote-debugging-port=0', `--user-data-dir=${folder}`, '--lang=en-GB'];
  return spawn(program, args, { detached: true, stdio: ['ignore', 'ignore', 'pipe'] });
}

function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let printed = '';
    child.once('exit', () => reject(new Error(`The browser ended. It printed:\n${printed}`)));
    child.stderr?.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
      const found = LISTENS.exec(printed)?.[1];
      if (found) resolve(found);
    });
  });
}
