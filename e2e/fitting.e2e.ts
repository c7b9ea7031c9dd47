// Proves S§2, S§4.
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import type { Language } from '#kit/contract/language';
import { academy, browser, openAcademy, product } from './opened-product';
import { asked, isReport, shopScreens, staffScreens, tabbedLists } from './screens';
import { seed } from './seed';
import { desktop, goWithin, settled, visit } from './visit';

// Tables whose names are as long as names become: what does not fit gives way, never what the list is about.
openAcademy();

const longName = 'Abdirahman Sharmarke Abdirahman';
const academyScreens = staffScreens.filter((path) => !shopScreens.includes(path));
let ids: ReadonlyMap<string, string>;

beforeAll(async () => {
  const { student, course, schoolClass } = await seed(academy, { student: longName });
  ids = new Map([
    ['student', student._id],
    ['course', course._id],
    ['school_class', schoolClass._id],
  ]);
});

/** The tables that are wider than their frames, and the headings and names of which not all is seen. */
function faultsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isCut = (of: Element) =>
      [of, ...of.querySelectorAll('*')].some(
        (part) =>
          getComputedStyle(part).overflowX !== 'visible' &&
          part.clientWidth > 0 &&
          part.scrollWidth > part.clientWidth + 1 &&
          !part.matches('.visually-hidden'),
      );
    const tables = [...document.querySelectorAll('main table')].filter((table) => table.getClientRects().length > 0);
    return tables.flatMap((table) => {
      const frame = table.parentElement;
      const wide = frame && frame.scrollWidth > frame.clientWidth + 1 ? [`${frame.scrollWidth} pixels wide`] : [];
      const cut = [...table.querySelectorAll('th, td:first-child, td[data-named]')].filter(isCut);
      return [...wide, ...cut.map(({ textContent }) => `cut: ${textContent}`)];
    });
  });
}

/** Where one of the screens of a brand does not show its tables whole. */
async function walk(token: string, paths: readonly string[], look: typeof desktop, language: Language) {
  const { page } = await visit(browser, product.url, { token, look, language });
  await page.goto('/profile');
  const found: string[] = [];
  for (const path of paths) {
    await goWithin(page, isReport(path) && !path.includes('?') ? `${path}?${asked(path, ids)}` : path);
    await settled(page);
    found.push(...(await faultsOf(page)).map((fault) => `${language} ${path}: ${fault}`));
  }
  return found;
}

test('every table fits a narrow desk with its names and headings whole, where words are longest', async () => {
  expect(await walk(academy.owner, [...academyScreens, ...tabbedLists], desktop, 'so')).toEqual([]);
});
