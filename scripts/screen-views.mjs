// What 'npm run screens' photographs: each brings a page to where its photograph is taken.

/** @typedef {import('playwright-core').Page} Page */

const password = 'daftar-demo';
const admin = 'admin@academy.example';
const owner = 'owner@academy.example';
/** That of the students who joined with a plan of instalments. */
const joined = 'correct horse';

/** @param {Page} page */
export async function login(page) {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Log In' }).waitFor();
}

/** @param {Page} page */
export async function setUp(page) {
  await page.goto('/setup');
  await page.getByRole('button', { name: 'Set up and log in' }).waitFor();
}

/**
 * Any screen of the academy as it opens for the admin.
 * @param {string} path
 * @returns {(page: Page) => Promise<void>}
 */
export function screen(path) {
  return async (page) => {
    await signIn(page, 'login', { username: admin, password }, 'token');
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
  };
}

/** @param {Page} page */
export async function students(page) {
  await signIn(page, 'login', { username: admin, password }, 'token');
  await page.goto('/student?sort=-stdID');
  await page.getByRole('row').nth(5).waitFor();
}

/** @param {Page} page */
export async function enrollment(page) {
  await signIn(page, 'login', { username: admin, password }, 'token');
  await page.goto('/stdenrollment/new');
  const main = page.getByRole('main');
  await pick(page, main, 'Class');
  await pick(page, main, 'Student');
  await main.getByRole('button', { name: /\$/ }).waitFor();
}

/**
 * The page of the student whose login the demo names: there is a lot to see on it.
 * @param {Page} page
 */
export async function person(page) {
  await signIn(page, 'login', { username: admin, password }, 'token');
  await page.goto('/student?q=Omar%20Liban%20Khalid');
  await page.getByRole('table').getByRole('link').first().click();
  await page.waitForURL('**/student/*');
  await page.getByRole('heading', { level: 1 }).waitFor();
}

/**
 * The counter with a student who owes some of the newest fees, and a payment being taken.
 * @param {Page} page
 */
export async function counter(page) {
  const { stdID } = await owing(page, () => true);
  await page.goto('/counter');
  await page.locator('[data-counter=find]').fill(String(stdID));
  await page.getByRole('option').filter({ visible: true }).first().waitFor();
  await page.keyboard.press('Enter');
  await page.locator('[data-counter=take]').filter({ hasText: /\d/ }).waitFor();
}

/**
 * Who owes what since when.
 * @param {Page} page
 */
export async function owed(page) {
  await screen('/debts')(page);
  await page.getByRole('main').getByText(/\$\d/).filter({ visible: true }).nth(3).waitFor();
}

/**
 * The business as a whole, as its owner sees it.
 * @param {Page} page
 */
export async function ownersView(page) {
  await signIn(page, 'login', { username: owner, password }, 'token');
  await page.goto('/owner');
  await page.getByRole('heading', { level: 1 }).waitFor();
}

/**
 * The statement of account of the person at the counter.
 * @param {Page} page
 */
export async function statement(page) {
  await counter(page);
  await page.getByRole('button', { name: 'Statement', exact: true }).click();
  await page.getByRole('dialog').getByRole('row').nth(1).waitFor();
}

/**
 * Logs in, and returns the student who owes the newest open fee of a kind.
 * @param {Page} page
 * @param {(fee: { instalments: unknown }) => boolean} isMeant
 * @returns {Promise<{ _id: string, stdID: number }>}
 */
async function owing(page, isMeant) {
  await signIn(page, 'login', { username: admin, password }, 'token');
  const token = await page.evaluate(() => sessionStorage.getItem('token') ?? '');
  const answer = await page.request.get('/api/academy/fee?state=owed&sort=-createdAt&page=1&pageSize=200', {
    headers: { 'auth-token': token },
  });
  const fees = await answer.json();
  return fees.find(isMeant).studentID;
}

/**
 * The grid in which the results of a class are entered.
 * @param {Page} page
 */
export async function results(page) {
  await signIn(page, 'login', { username: admin, password }, 'token');
  const main = page.getByRole('main');
  const { classID, subjectID } = await markedByHand(page);
  await page.goto(`/marks/enter?classID=${classID}&subjectID=${subjectID}`);
  await main.locator('input[data-cell]').first().waitFor();
}

/**
 * The class and subject of the newest mark that comes from no assessment: marks are typed there.
 * @param {Page} page
 * @returns {Promise<{ classID: string, subjectID: string }>}
 */
async function markedByHand(page) {
  const token = await page.evaluate(() => sessionStorage.getItem('token') ?? '');
  const read = async (/** @type {string} */ path) =>
    (await page.request.get(`/api/academy/${path}`, { headers: { 'auth-token': token } })).json();
  const assessments = await read('assessment');
  const marks = await read('marks?sort=-createdAt&page=1&pageSize=200');
  /** @typedef {{ classID: { _id: string }, subjectID: { _id: string } }} Placed */
  const placeOf = (/** @type {Placed} */ one) => `${one.classID._id} ${one.subjectID._id}`;
  const followed = new Set(assessments.map(placeOf));
  const mark = marks.find((/** @type {Placed} */ one) => !followed.has(placeOf(one)));
  return { classID: mark.classID._id, subjectID: mark.subjectID._id };
}

/** @param {Page} page */
export async function receipt(page) {
  await signIn(page, 'login', { username: admin, password }, 'token');
  await page.goto('/receipt?sort=-receiptNo');
  const row = page
    .getByRole('table')
    .getByRole('row')
    .filter({ has: page.getByRole('cell') });
  const print = row.first().getByRole('button', { name: 'Print' });
  await row.first().waitFor();
  if (await print.isVisible()) await print.click();
  else {
    await row.first().getByRole('button', { name: 'Actions' }).click();
    await page.getByRole('menuitem', { name: 'Print' }).click();
  }
  await page.getByText('Thank you, dear student').filter({ visible: true }).waitFor();
}

/** @param {Page} page */
export async function portal(page) {
  await signIn(page, 'loginportal', { stdID: 1030, password }, 'studentToken');
  await page.goto('/portal');
  await page.getByRole('row').nth(2).waitFor();
}

/**
 * What a student owes who pays in parts, and when each is due.
 * @param {Page} page
 */
export async function portalFees(page) {
  const { stdID } = await owing(page, ({ instalments }) => instalments !== null);
  await signIn(page, 'loginportal', { stdID, password: joined }, 'studentToken');
  await page.goto('/studentFees');
  await page.getByRole('table').first().getByRole('row').nth(1).waitFor();
}

/**
 * @param {Page} page
 * @param {import('playwright-core').Locator} form
 * @param {string} label
 */
async function pick(page, form, label) {
  await form
    .getByRole('combobox', { name: label })
    .or(form.getByRole('textbox', { name: label }))
    .first()
    .click();
  await page.getByRole('option').filter({ visible: true }).first().click();
}

/**
 * @param {Page} page
 * @param {string} path
 * @param {object} body
 * @param {string} key
 */
async function signIn(page, path, body, key) {
  const answer = await page.request.post(`/api/academy/${path}`, { data: body });
  const { token } = await answer.json();
  // Any address of ours gives access to the storage; this one runs no script.
  await page.goto('/healthz');
  await page.evaluate(([name, value]) => sessionStorage.setItem(name, value), [key, token]);
}
