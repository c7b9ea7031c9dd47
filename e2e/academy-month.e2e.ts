// Proves DE4, DE12, DE13, DE14, FE4, FE8, CO13, WA7, ME2, ME14, PU7, OW1: an academy's month, as it is worked in a browser.
import { type Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { type Money, readMoney } from '#kit/contract/money';
import { addMonths, dayIn, monthOf } from '#kit/rules/calendar';
import { showMoney, sum } from '#kit/rules/money';
import { academyMoney, type SchoolClass, type Student } from '#testing/academy-money';
import { saved } from './academy';
import { academy, browser, openAcademy, product } from './opened-product';
import { runProgram } from './product';
import { act, choose, desktop, phone, settled, visit } from './visit';

openAcademy();

const call = (method: 'GET' | 'POST' | 'PUT', path: string, body?: object) =>
  saved(academy.call(method, path, { token: academy.owner, ...(body ? { body } : {}) }));
const read = async (path: string) => (await call('GET', path)).body;
const totalsOf = async (path: string) => JSON.parse(String((await call('GET', `${path}page=1`)).headers['x-totals']));
const shown = (amount: number) => showMoney(readMoney(amount) ?? fail(amount), '$', 'en');
function fail(amount: number): never {
  throw new Error(`${amount} is no money`);
}

let today: string;
let cash: { readonly _id: string };
let place: SchoolClass;
/** One with a discount, one with credit, one who leaves, and one who pays nothing. */
let [amina, bilaal, cabdi, deeqa]: Student[] = [];

/** A student of the class, who pays 40.00 a month since a day. */
async function learner(studentName: string, enrolledDate: string, parentPhone: string): Promise<Student> {
  const student = await academy.records.student({ studentName, parentName: `Parent of ${studentName}`, parentPhone });
  await saved(academyMoney(academy, academy.owner).enrol(student, place, { enrolledDate }));
  return student;
}

beforeAll(async () => {
  const features = { counter: true, debts: true, wallet: true, messages: true, owner: true };
  await call('PUT', 'settings', { features });
  today = dayIn((await read('settings')).timeZone, new Date());
  const month = monthOf(today);
  const accounts: { _id: string; name: string }[] = await read('account');
  const named = (name: string) => accounts.find((one) => one.name === name) ?? { _id: '' };
  cash = named('Cash');
  await call('PUT', `account/${named('Evc plus')._id}`, { number: '617770700', dialCode: '*712*{number}*{amount}#' });
  place = await academy.records.class({ className: 'Evening B' });
  amina = await learner('Amina Month', `${month}-01`, '0615551101');
  bilaal = await learner('Bilaal Month', `${month}-01`, '0615551102');
  cabdi = await learner('Cabdi Month', `${month}-01`, '0615551103');
  const before = addMonths(month, -2);
  deeqa = await learner('Deeqa Month', `${before}-01`, '0615551104');
  await call('POST', 'discount', { studentID: amina._id, discountKind: 'sibling', percent: 25, reason: 'A brother' });
  await call('POST', 'counter', {
    studentID: bilaal._id,
    debts: [],
    payments: [{ accountID: cash._id, amount: 15 }],
    keepRest: true,
  });
  const late = { feetype: 'monthlyfee', feeName: 'An earlier month', feeMonth: before, feeAmount: undefined };
  await saved(academyMoney(academy, academy.owner).chargeStudent(deeqa, place, late));
});

async function goTo(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await settled(page);
}

/** Charges the class: its discounts and its credit are said before. */
async function charge(page: Page): Promise<void> {
  await goTo(page, '/fee');
  await page.getByRole('main').getByRole('button', { name: 'Add fee' }).first().click();
  const dialog = page.getByRole('dialog');
  await choose(dialog, 'Class', new RegExp(place.className));
  await dialog.getByText('4 fees, 0 skipped').waitFor();
  const said = async () => (await dialog.locator('dl').innerText()).replace(/\s+/g, ' ');
  await expect.poll(said).toContain('Charged $160.00 Taken off $10.00');
  expect(await said()).toContain('$15.00');
  await dialog.getByRole('textbox', { name: 'Fee name' }).fill('This month');
  await dialog.getByRole('button', { name: 'Charge fee' }).click();
  await dialog.waitFor({ state: 'detached' });
}

/** Writes to everybody who owes, one after the other; people who were written to are not ticked again. */
async function remind(page: Page): Promise<void> {
  await goTo(page, '/debts');
  const all = page.getByRole('checkbox', { name: 'Choose all on this page' });
  await all.check();
  await page.getByRole('button', { name: 'Write to 4 students' }).click();
  await page.getByRole('heading', { level: 1, name: 'New message' }).waitFor();
  await choose(page, 'Channel', 'WhatsApp');
  await choose(page, 'Template', /reminder/i);
  await page.getByRole('region', { name: 'Preview' }).getByText('4 messages').waitFor();
  await page.getByRole('button', { name: /^Send 4 for/ }).click();
  await page.context().route('https://wa.me/**', (route) => route.abort());
  for (let number = 1; number <= 4; number++) {
    await page.getByText(`${number} of 4`).waitFor();
    const popup = page.waitForEvent('popup');
    await page.getByRole('link', { name: 'Open WhatsApp' }).click();
    await (await popup).close();
    await expect.poll(async () => (await read('message')).length).toBe(number);
    await page.getByRole('button', { name: number === 4 ? 'Done' : 'Next' }).click();
  }
  await goTo(page, '/debts');
  await page.getByRole('checkbox', { name: /Amina Month/ }).waitFor();
  expect(await all.count()).toBe(0);
}

/** What the parents paid comes as messages of the wallet, and is booked with one tap. */
async function bookMessages(page: Page): Promise<void> {
  await goTo(page, '/wallet');
  const [year = '', month, day] = today.split('-');
  const told = (amount: number, from: string, left: number) =>
    `[-EVCPlus-] waxaad $${amount} ka heshay ${from}, Tar: ${day}/${month}/${year.slice(2)} 00:00:05 haraagagu waa $${left}`;
  await page.getByRole('button', { name: 'Paste' }).first().click();
  const dialog = page.getByRole('dialog');
  const messages = `${told(30, '0615551101', 30)}\n\n${told(25, '0615551102', 55)}`;
  await dialog.getByRole('textbox', { name: 'Messages' }).fill(messages);
  await dialog.getByRole('button', { name: 'Read messages' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await page
    .getByText(/Bilaal Month/)
    .first()
    .waitFor();
  await page.getByRole('checkbox', { name: 'Choose all on this page' }).check();
  await page.getByRole('button', { name: 'Book 2 that are sure' }).click();
  await page.getByText('2 messages are booked').waitFor();
}

/** Pays at the counter, and leaves: what was not earned goes back. */
async function leave(page: Page): Promise<void> {
  await goTo(page, `/counter?studentID=${cabdi?._id}`);
  await page.getByRole('button', { name: 'Take $40.00' }).click();
  await page.getByRole('region', { name: 'Payment taken' }).waitFor();
  await goTo(page, '/stdenrollment?tab=all');
  await act(page.getByRole('row', { name: /Cabdi Month/ }), 'Leaves…');
  const dialog = page.getByRole('dialog', { name: 'Leave the class' });
  await dialog.getByLabel('Last day in the class').fill(`${monthOf(today)}-01`);
  await choose(dialog, 'Reason', 'Moved away');
  await choose(dialog, 'What was paid too much', 'It is paid back');
  await choose(dialog, 'Paid back from', /Cash/);
  await dialog.locator('dl').getByText('Paid back').waitFor();
  await dialog.getByRole('button', { name: 'Save that the student leaves' }).click();
  await dialog.waitFor({ state: 'detached' });
}

/** Who still owes is one, and is sent the statement as a link by one tap, from the template, which is kept. */
async function sendStatement(page: Page): Promise<string> {
  await goTo(page, '/debts');
  const table = page.getByRole('table', { name: 'Owed' });
  const row = table.getByRole('row').filter({ hasText: 'Deeqa Month' });
  await row.getByText('$80.00').first().waitFor();
  expect(await table.getByRole('row').count()).toBe(3);
  await act(row, 'Statement of account');
  const statement = page.getByRole('dialog', { name: 'Statement of account' });
  await expect.poll(() => statement.locator('dl').first().innerText()).toContain('$80.00');
  await statement.getByRole('button', { name: 'Send' }).click();
  const link = await page.getByRole('textbox', { name: 'Link' }).inputValue();
  const popup = page.waitForEvent('popup');
  await page.getByRole('dialog', { name: 'Send a link' }).getByRole('button', { name: 'WhatsApp' }).click();
  await (await popup).close();
  await expect.poll(async () => (await read('message?purpose=statement')).length).toBe(1);
  const [sent] = await read('message?purpose=statement');
  expect(sent).toMatchObject({ messageStatus: 'opened', channel: 'whatsapp', address: '252615551104' });
  expect(sent.text).toMatch(/^Dear Parent of Deeqa Month, .* \$80\.00 is open\. /);
  expect(sent.text.endsWith(link)).toBe(true);
  const [followUp] = await read(`followUp?studentID=${deeqa?._id}&sort=-createdAt`);
  expect(followUp).toMatchObject({
    channel: 'whatsapp',
    outcome: 'sent',
    messageID: sent._id,
    amountOpen: 80,
  });
  return link;
}

/** The phone of the parent: no login, no scripts, nothing beside the screen, and the code that pays. */
async function openOnPhone(link: string): Promise<void> {
  const context = await browser.newContext({ javaScriptEnabled: false, ...phone });
  const page = await context.newPage();
  await page.goto(link);
  await page.getByText('Deeqa Month').first().waitFor();
  await page.getByText('$80.00').first().waitFor();
  const pay = page.locator('a[href^="tel:"]');
  expect(await pay.first().getAttribute('href')).toBe('tel:*712*617770700*80%23');
  await page.getByText('*712*617770700*80#').waitFor();
  const wide = await page.locator('html').evaluate(({ scrollWidth }) => scrollWidth);
  expect(wide).toBe(390);
  await context.close();
}

/** The figure of a card of the owner's page. */
async function figure(page: Page, card: string, label: string): Promise<string> {
  const row = page.getByRole('table', { name: card }).getByRole('row').filter({ hasText: label }).first();
  return (await row.getByRole('cell').last().innerText()).trim();
}

test('an academy has its month: charged, reminded, paid by wallet, left with a refund, and told to its owner', async () => {
  const { page, faults } = await visit(browser, product.url, { token: academy.owner, look: desktop });
  await charge(page);
  await remind(page);
  await bookMessages(page);
  await leave(page);
  await openOnPhone(await sendStatement(page));

  const days = new Date(Date.UTC(Number(today.slice(0, 4)), Number(today.slice(5, 7)), 0)).getUTCDate();
  const earned = Math.round(4000 / days) / 100;
  await goTo(page, '/owner');
  // Paid ahead, twice by wallet, at the counter; credit that is used is not takings.
  await expect.poll(() => figure(page, 'Today', 'Takings')).toBe(shown(15 + 30 + 25 + 40));
  expect(await figure(page, 'Today', 'From credit')).toBe('$15.00');
  expect(await figure(page, 'Today', 'Spent')).toBe(shown(40 - earned));
  expect(await figure(page, 'Debts', 'Owed to us')).toBe('$80.00');
  expect(await figure(page, 'Debts', 'Owed to customers')).toBe('$0.00');
  expect(await figure(page, 'This month and last', 'Income')).toBe('$110.00');
  expect(await figure(page, 'This month and last', 'Net income')).toBe(shown(70 + earned));
  const strip = await page.getByRole('region', { name: 'Accounts' }).innerText();

  const summary = await read('summary');
  const accounts: { name: string; kind: string; balance: Money }[] = await read('account');
  const real = accounts.filter(({ kind }) => kind !== 'credit');
  for (const { balance } of real) expect(strip).toContain(shown(balance));
  expect(strip).toContain(shown(sum(real.map(({ balance }) => balance))));
  expect([summary.totalDue, (await totalsOf('fee?')).feeBalance]).toEqual([80, 80]);
  const asked = { startDate: `${monthOf(today)}-01`, endDate: today };
  const report = async (path: string, body: object) => (await call('POST', `reports/${path}`, body)).body.totals;
  expect((await report('agedDebts', { of: 'all' })).total).toBe(80);
  expect((await report('profitLoss', asked)).net).toBe(summary.netIncomeThisMonth);
  expect(shown(summary.netIncomeThisMonth)).toBe(shown(70 + earned));
  expect((await totalsOf('receipt?')).AmountPaid).toBe(110);
  expect(faults).toEqual([]);
});

test('after all of it npm run verify finds nothing', async () => {
  const { code, said } = await runProgram('verify', { DATA_DIR: product.dataDir });
  expect([code, said]).toEqual([0, expect.stringMatching(/All \d+ checks passed/)]);
});
