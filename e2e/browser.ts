import { chromium, type Browser } from 'playwright-core';
import { findChromium, quiet } from '../scripts/chromium.mjs';

/** Starts a headless Chromium. The caller closes it. */
export async function openBrowser(): Promise<Browser> {
  const executablePath = await findChromium();
  if (!executablePath) throw new Error("No Chromium found. 'npm test' installs one; or set CHROME_PATH.");
  return chromium.launch({ executablePath, args: quiet });
}
