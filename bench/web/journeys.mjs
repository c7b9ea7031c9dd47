// What is opened and done, and what it may cost (milliseconds).

/** @typedef {import('playwright-core').Page} Page */

const rows = 'tbody tr:not([aria-hidden]) td a, tbody tr:not([aria-hidden]) td button';
const staff = /** @type {const} */ ('staff');

/** @type {{ name: string, path: string, as?: 'staff' | 'student', usable: string, budget?: { painted?: number, usable?: number, blocked?: number, warm?: number }, warm?: (page: Page) => Promise<number> }[]} */
export const pages = [
  {
    name: 'Login',
    path: '/login',
    usable: 'form input[type=password]:enabled',
    budget: { painted: 1800, blocked: 150 },
  },
  {
    name: 'List of students',
    path: '/student',
    as: staff,
    usable: rows,
    budget: { usable: 2500, blocked: 200, warm: 500 },
    warm: (page) => reopened(page, 'Students', rows),
  },
  { name: 'Dashboard', path: '/dashboard', as: staff, usable: 'main h1, main h2' },
  { name: 'Portal, marks', path: '/portal', as: 'student', usable: 'tbody tr td' },
];

/** @type {{ does: string, path: string, as: 'staff', usable: string, prepare?: (page: Page) => Promise<void>, act: (page: Page) => Promise<void> }[]} */
export const interactions = [
  {
    does: 'Types a search',
    path: '/student',
    as: staff,
    usable: rows,
    act: async (page) => {
      await page.getByRole('main').getByRole('textbox', { name: 'Search' }).pressSequentially('mo', { delay: 120 });
      await page.waitForResponse((answer) => answer.url().includes('q=mo'));
      await page.waitForFunction(() => !document.querySelector('[aria-busy="true"]'));
    },
  },
  {
    does: 'Turns a page',
    path: '/student?pageSize=25',
    as: staff,
    usable: rows,
    act: async (page) => {
      const answer = page.waitForResponse((got) => got.url().includes('page=2'));
      await page.getByRole('button', { name: 'Next page' }).click();
      await answer;
      await page.waitForFunction(() => !document.querySelector('[aria-busy="true"]'));
    },
  },
  { does: 'Opens a form', path: '/courses', as: staff, usable: rows, act: openForm },
  {
    does: 'Saves a form',
    path: '/courses',
    as: staff,
    usable: rows,
    prepare: async (page) => {
      await openForm(page);
      await page.getByRole('textbox', { name: 'Course name' }).fill(`Course ${Date.now()}`);
      await page.getByRole('textbox', { name: 'Price' }).fill('75');
      await page.getByRole('textbox', { name: 'Duration in months' }).fill('2');
      await page
        .getByRole('combobox', { name: 'Level' })
        .or(page.getByRole('textbox', { name: 'Level' }))
        .first()
        .click();
      await page.getByRole('option', { name: 'Basic' }).first().click();
    },
    act: async (page) => {
      await page.getByRole('button', { name: 'Save course' }).click();
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    },
  },
];

/** @param {Page} page */
async function openForm(page) {
  await page.getByRole('button', { name: 'Add course' }).first().click();
  await page.locator('form button[type=submit]').waitFor();
}

/**
 * Comes back to a list by the menu, with everything fetched before.
 * @param {Page} page
 * @param {string} name
 * @param {string} usable
 */
async function reopened(page, name, usable) {
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await menu.getByRole('link', { name: 'Courses', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Courses' }).waitFor();
  await page.waitForLoadState('networkidle');
  const began = performance.now();
  await menu.getByRole('link', { name, exact: true }).click();
  await page.getByRole('heading', { level: 1, name }).waitFor();
  await page.locator(usable).first().waitFor();
  return performance.now() - began;
}
