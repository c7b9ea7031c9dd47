import { chromium, type Browser } from 'playwright-core';
import { findChromium } from '../scripts/chromium.mjs';

// A browser in a test speaks to our server and to nobody else, whatever its maker would like it to fetch.
export const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Starts a headless Chromium. The caller closes it. */
export async function openBrowser(): Promise<Browser> {
  const executablePath = await findChromium();
  if (!executablePath) throw new Error("No Chromium found. 'npm test' installs one; or set CHROME_PATH.");
  return chromium.launch({ executablePath, args: quiet });
}
