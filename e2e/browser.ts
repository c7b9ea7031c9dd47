import { chromium, type Browser } from 'playwright-core';
import { findChromium, quiet } from '../scripts/chromium.mjs';

/** What compiles again what runs often: a page that is open for seconds never earns that back. */
const unhurried = '--js-flags=--no-opt --no-maglev';

/** Starts a headless Chromium for pages that are each open for seconds. The caller closes it. */
export function openBrowser(): Promise<Browser> {
  return open([...quiet, unhurried]);
}

/** Starts one for a page that goes through everything and is measured all along. The caller closes it. */
export function openLastingBrowser(): Promise<Browser> {
  return open(quiet);
}

async function open(args: readonly string[]): Promise<Browser> {
  const executablePath = await findChromium();
  if (!executablePath) throw new Error("No Chromium found. 'npm test' installs one; or set CHROME_PATH.");
  return chromium.launch({ executablePath, args: [...args] });
}
