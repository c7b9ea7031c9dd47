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

interface Running {
  readonly child: ChildProcess;
  /** Once the last of its processes has let go of what they print to: the next browser must not meet one in their folder. */
  readonly ended: Promise<unknown>;
}

export function takePhone(): Phone {
  const folder = mkdtempSync(join(tmpdir(), 'daftar-phone-'));
  let running: Running | undefined;

  async function open() {
    const { context, page } = await started();
    context.setDefaultTimeout(60_000);
    await page.setViewportSize({ width: 390, height: 844 });
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
        faults.push(message.text());
    });
    return { page, context, faults };
  }

  /** A browser that was killed may hang while it takes up what it had: it is killed again, and the next one answers. */
  async function started(): Promise<{ context: BrowserContext; page: Page }> {
    for (let left = 5; left > 0; left--) {
      running = await startBrowser(folder);
      const first = await within(30_000, firstPage(running.child));
      if (first) return first;
      await kill();
    }
    throw new Error('No browser answered');
  }

  async function kill() {
    const { child, ended } = running ?? {};
    running = undefined;
    try {
      // The whole group: a browser is many processes.
      if (child?.pid) process.kill(-child.pid, 'SIGKILL');
    } catch {
      // It had ended by itself.
    }
    await ended;
  }

  async function drop() {
    await kill();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  }

  return { open, kill, drop };
}

async function firstPage(child: ChildProcess): Promise<{ context: BrowserContext; page: Page }> {
  const browser = await chromium.connectOverCDP(await addressOf(child));
  const [context] = browser.contexts();
  if (!context) throw new Error('The browser came without a context');
  return { context, page: await context.newPage() };
}

/** What is promised, or undefined where it fails or takes longer. */
async function within<T>(milliseconds: number, promised: Promise<T>): Promise<T | undefined> {
  let late: NodeJS.Timeout | undefined;
  const tooLate = new Promise<undefined>((resolve) => (late = setTimeout(() => resolve(undefined), milliseconds)));
  const first = await Promise.race([promised.catch(() => undefined), tooLate]);
  clearTimeout(late);
  return first;
}

async function startBrowser(folder: string): Promise<Running> {
  const program = await findChromium();
  if (!program) throw new Error('No Chromium found');
  const args = [...quiet, '--headless=new', '--remote-debugging-port=0', `--user-data-dir=${folder}`, '--lang=en-GB'];
  const child = spawn(program, args, { detached: true, stdio: ['ignore', 'ignore', 'pipe'] });
  return { child, ended: new Promise((resolve) => child.once('close', resolve)) };
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
