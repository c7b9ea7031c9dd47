import { chromium } from 'playwright-core';
import { ensureChromium, quiet } from '../../scripts/chromium.mjs';
import { dataToSpend, removeFolder } from '../prepare-data.mjs';
import { call, openOwner, owner, startProduct } from '../product.mjs';
import { turnPages } from './next-page.mjs';
import { webScreens } from './screens.mjs';
import { visitScreen } from './visit.mjs';

/**
 * Visits every screen, so many rounds, on data that is thrown away.
 * @param {{ rounds: number, students: number, only: RegExp, data?: string | undefined, say: (line: string) => void }} plan
 */
export async function visitAll({ rounds, students, only, data, say }) {
  const executablePath = await ensureChromium();
  say(`Data of ${students} students...`);
  const folder = await dataToSpend(data, students, () => undefined);
  const product = await startProduct(folder);
  const browser = await chromium.launch({ executablePath, args: quiet });
  try {
    const tokens = await tokensOf(folder, product.url);
    const screens = webScreens.filter(({ name }) => only.test(name));
    const done = screens.map((screen) => ({ screen, visits: /** @type {import('./visit.mjs').Visit[]} */ ([]) }));
    for (let round = 1; round <= rounds; round++)
      for (const { screen, visits } of done) {
        const visit = await visitScreen(browser, product.url, screen, tokens);
        visits.push(visit);
        const { lcp, cold, warm } = visit;
        say(`${screen.name}, ${round} of ${rounds}: ${[lcp, cold, warm].map(Math.round).join(', ')} ms`);
      }
    return { done, nextPage: await turnPages(browser, product.url, tokens.staff) };
  } finally {
    await browser.close();
    await product.stop();
    removeFolder(folder);
  }
}

/**
 * Sessions of the owner and of a student.
 * @param {string} folder
 * @param {string} url
 */
async function tokensOf(folder, url) {
  const client = await openOwner(folder);
  try {
    const { rows } = await client.query(`select "stdID" from academy.student order by "stdID" limit 1`);
    const [staff, student] = await Promise.all([
      call(url, 'login', { body: owner }),
      call(url, 'loginportal', { body: { stdID: rows[0].stdID, password: owner.password } }),
    ]);
    return { staff: String(staff.token), student: String(student.token) };
  } finally {
    await client.end();
  }
}
