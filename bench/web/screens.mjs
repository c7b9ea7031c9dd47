/**
 * A screen as somebody meets it: what they wait for, and what they then do.
 * @typedef {import('playwright-core').Page} Page
 * @typedef {{ lcp?: number, cold?: number, warm?: number, blocked?: number }} WebGoal
 * @typedef {{ name: string, path: string, as?: 'staff' | 'student', usable: string, open?: (page: Page) => Promise<void>, phone?: boolean,
 *   acts: readonly { name: string, act: (page: Page) => Promise<void> }[], goal: WebGoal }} WebScreen
 */

const key = (/** @type {string} */ name) => (/** @type {Page} */ page) => page.keyboard.press(name);

/** @type {readonly WebScreen[]} */
export const webScreens = [
  {
    name: 'Login',
    path: '/login',
    usable: 'form button[type=submit]:enabled',
    acts: [
      { name: 'type a name', act: (page) => page.getByRole('textbox').first().pressSequentially('hodan') },
      { name: 'Tab', act: key('Tab') },
      { name: 'Log In with nothing entered', act: (page) => page.getByRole('button', { name: 'Log In' }).click() },
    ],
    goal: { lcp: 1800, blocked: 150 },
  },
  {
    name: 'List of students',
    path: '/student',
    as: 'staff',
    usable: 'tbody [data-part]',
    acts: [
      { name: 'next page', act: (page) => page.getByRole('button', { name: 'Next page' }).click() },
      { name: 'arrow down in the table', act: rowsByKeyboard },
      { name: 'open a filter', act: (page) => page.getByRole('button', { name: 'Gender' }).first().click() },
      { name: 'Escape', act: key('Escape') },
      { name: 'order by name', act: (page) => page.locator('thead button').first().click() },
      {
        name: 'type into the search',
        act: (page) => page.getByRole('main').getByRole('searchbox', { name: 'Search' }).pressSequentially('ami'),
      },
    ],
    goal: { cold: 2500, warm: 500, blocked: 200 },
  },
  {
    name: 'Form of a student',
    path: '/student',
    as: 'staff',
    usable: 'tbody [data-part]',
    open: async (page) => {
      await page.getByRole('button', { name: 'Add student' }).first().click();
      await page.locator('form button[type=submit]').waitFor();
    },
    acts: [
      { name: 'type a name', act: (page) => field(page, 'textbox').pressSequentially('Amina') },
      { name: 'open a choice', act: (page) => field(page, 'combobox').click() },
      { name: 'choose', act: chooseByKeyboard },
      { name: 'save with fields missing', act: (page) => page.locator('form button[type=submit]').click() },
    ],
    goal: {},
  },
  {
    name: 'Dashboard',
    path: '/dashboard',
    as: 'staff',
    usable: 'main h1',
    acts: [
      { name: 'open the search', act: key('Control+k') },
      { name: 'type into it', act: (page) => page.keyboard.type('stu') },
      { name: 'close it', act: key('Escape') },
    ],
    goal: {},
  },
  {
    name: 'Portal on a phone',
    path: '/portal',
    as: 'student',
    usable: 'main h1',
    phone: true,
    acts: [
      { name: 'go to the attendance', act: (page) => page.getByRole('link', { name: 'Attendance' }).first().tap() },
      { name: 'go to the fees', act: (page) => page.getByRole('link', { name: 'Fees' }).first().tap() },
    ],
    goal: {},
  },
];

/** @param {Page} page @param {'textbox' | 'combobox'} kind */
function field(page, kind) {
  return page.getByRole('dialog').getByRole(kind).first();
}

/** @param {Page} page */
async function chooseByKeyboard(page) {
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
}

/** @param {Page} page */
async function rowsByKeyboard(page) {
  await page.locator('tbody [data-part]').first().focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
}
