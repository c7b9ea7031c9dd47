/** Slow 4G as Chromium's tools have it, and a phone's processor a quarter as fast as this one. */
const slow4g = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const slowdown = 4;

/**
 * Puts a page on a slow line and a slow processor.
 * @param {import('playwright-core').Page} page
 */
export async function slowDown(page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slow4g);
  await slowProcessor(page);
}

/**
 * Puts a page on a slow processor alone.
 * @param {import('playwright-core').Page} page
 */
export async function slowProcessor(page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
}

/** How fast the machine is just now: milliseconds that a hundred million steps of a loop take here, at the best of ten tries. */
export function pace() {
  return Math.min(...Array.from({ length: 10 }, () => steps())) * 10;
}

function steps() {
  const began = performance.now();
  let sum = 0;
  for (let step = 0; step < 1e7; step++) sum = (sum * 31 + step) | 0;
  // The sum is looked at, or there would be nothing to do.
  return performance.now() - began + (sum === 0.5 ? 1 : 0);
}
