import { chromium, type Browser } from 'playwright-core';
import { findChromium, quiet } from '../scripts/chromium.mjs';

/** What compiles again what runs often: a page that is open for seconds never earns that back. */
const unhurried = '--js-flags=--no-opt --no-maglev';

/** Starts a headless Chromium. The caller closes it. */
export async function openBrowser(): Promise<Browser> {
  const executablePath = await findChromium();
  if (!executablePath) throw new Error("No Chromium found. 'npm test' installs one; or set CHROME_PATH.");
  return chromium.launch({ executablePath, args: [...quiet, unhurried] });
}
