// Proves S§2, S§4.
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import type { Language } from '#kit/contract/language';
import { academy, browser, openAcademy, product } from './opened-product';
import { asked, isReport, shopScreens, staffScreens, tabbedLists } from './screens';
import { seed } from './seed';
import { desktop, goWithin, phone, settled, visit } from './visit';

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

/** The buttons of which not all words are seen. */
function cutButtons(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isCut = ({ scrollWidth, clientWidth }: Element) => scrollWidth > clientWidth + 1;
    return [...document.querySelectorAll('.mantine-Button-root')]
      .filter((button) => button.getClientRects().length > 0)
      .filter((button) => [button, ...button.querySelectorAll('.mantine-Button-label')].some(isCut))
      .map(({ textContent }) => `cut: ${textContent}`);
  });
}

interface Walk {
  readonly look: typeof desktop;
  readonly language: Language;
  readonly faults: (page: Page) => Promise<string[]>;
}

/** What is wrong on the screens of a brand, one after the other. */
async function walk(token: string, paths: readonly string[], { look, language, faults }: Walk) {
  const { page } = await visit(browser, product.url, { token, look, language });
  await page.goto('/profile');
  const found: string[] = [];
  for (const path of paths) {
    await goWithin(page, isReport(path) && !path.includes('?') ? `${path}?${asked(path, ids)}` : path);
    await settled(page);
    found.push(...(await faults(page)).map((fault) => `${language} ${path}: ${fault}`));
  }
  return found;
}

test.each(['so', 'de'] as const)(
  'every table fits a narrow desk with its names and headings whole, where words are long: %s',
  async (language) => {
    const at = { look: desktop, language, faults: faultsOf };
    expect(await walk(academy.owner, [...academyScreens, ...tabbedLists], at)).toEqual([]);
  },
);

test('no word of a button is cut on a phone, where words are longest', async () => {
  const at = { look: phone, language: 'de', faults: cutButtons } as const;
  expect(await walk(academy.owner, [...academyScreens, '/stdenrollment/new', '/marks/enter'], at)).toEqual([]);
});
