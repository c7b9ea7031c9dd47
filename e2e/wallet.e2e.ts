// Proves WA6, WA7, WA9, WA14.
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { saved } from './academy';
import { academy, browser, openAcademy, product } from './opened-product';
import { seed } from './seed';
import { desktop, phone, settled, visit } from './visit';

openAcademy();

type Seeded = Awaited<ReturnType<typeof seed>>;
let seeded: Seeded;
let wallet: { readonly _id: string };

const call = (method: 'GET' | 'POST' | 'PUT', path: string, body?: object) =>
  saved(academy.call(method, path, { token: academy.owner, ...(body ? { body } : {}) }));

beforeAll(async () => {
  seeded = await seed(academy);
  await call('PUT', 'settings', { features: { wallet: true, counter: true, debts: true } });
  [wallet] = (await call('GET', 'account?page=1&kind=wallet&sort=createdAt')).body;
  await call('PUT', `account/${wallet._id}`, { number: '617770700', dialCode: '*712*{number}*{amount}#' });
});

/** A student who owes for one fee, and whose parent has a phone. */
async function owing(studentName: string, feeAmount: number, parentPhone: string) {
  const student = await academy.records.student({ studentName, parentName: 'Halima', parentPhone });
  const { schoolClass, course } = seeded;
  const feeItems = [{ feeName: 'November', feetype: 'others', feeAmount }];
  const enrolled = { studentID: student._id, classID: schoolClass._id, courseID: course._id, Amount: 20, feeItems };
  await call('POST', 'Enrollment', enrolled);
  return student;
}

let left = 100;
/** A gap is shown for thirty days, so the messages are of yesterday. */
const [year = '', month, day] = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10).split('-');
const told = (amount: number, from: string) => {
  left += amount;
  return `[-EVCPlus-] waxaad $${amount} ka heshay ${from}, Tar: ${day}/${month}/${year.slice(2)} 10:32:05 haraagagu waa $${left}`;
};

async function atWallet(look = desktop, part = '') {
  const { page, faults } = await visit(browser, product.url, { token: academy.owner, look });
  await page.goto(`/wallet${part}`);
  // What the wallets say stands above what is open and what no message confirms.
  if (/^$|unconfirmed/.test(part)) await page.getByText('The wallet says').first().waitFor();
  await settled(page);
  return { page, faults };
}

async function paste(page: Page, text: string): Promise<void> {
  await page.getByRole('button', { name: 'Paste' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Messages' }).fill(text);
  await dialog.getByRole('button', { name: 'Read messages' }).click();
  await dialog.waitFor({ state: 'hidden' });
}

test('a message is pasted, proposed to the child of whoever paid, and booked with one tap', async () => {
  const student = await owing('Warsan Wallet', 25, '0615559911');
  const { page, faults } = await atWallet();
  await paste(page, told(25, '0615559911'));
  await page.getByText(`Warsan Wallet (${student.stdID})`).first().waitFor();
  await page.getByText(/phone of the parent, amount of fee \d+/).waitFor();
  await page.getByRole('button', { name: 'Book $25.00' }).first().click();
  await page.getByText('1 message is booked').waitFor();
  const { body } = await call('GET', `receipt?studentID=${student._id}`);
  expect(body).toMatchObject([{ AmountPaid: 25, phonePaid: '0615559911' }]);
  await page.getByRole('tab', { name: 'Booked' }).click();
  await page.getByText('0615559911').first().waitFor();
  expect(faults).toEqual([]);
  await page.context().close();
});

test('on a phone a card has one big button, and whoever nobody knows is chosen by name', async () => {
  const known = await owing('Ubax Wallet', 15, '0615559922');
  const other = await owing('Cawo Wallet', 30, '0615559933');
  await call('POST', 'walletMessage', {
    accountID: wallet._id,
    text: `${told(15, '0615559922')}\n\n${told(30, '0617000001')}`,
  });
  const { page, faults } = await atWallet(phone);
  const big = page.getByRole('button', { name: `Book $15.00 for Ubax Wallet (${known.stdID})` });
  await big.waitFor();
  expect((await big.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  // Nothing of a card lies beside the screen.
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
    phone.viewport?.width ?? 0,
  );
  await big.click();
  await page.getByText('1 message is booked').waitFor();
  await page.getByRole('button', { name: 'Say who paid' }).first().click();
  await page.getByRole('textbox', { name: 'Who paid?' }).fill(String(other.stdID));
  await page
    .getByRole('button', { name: /Cawo Wallet/ })
    .first()
    .click();
  await page.getByRole('button', { name: /Book \$30.00 for Cawo Wallet/ }).click();
  await page.getByText(/Payment \d+ is saved/).waitFor();
  expect(faults).toEqual([]);
  await page.context().close();
});

test('an unconfirmed payment and what is missing between two messages are seen', async () => {
  const student = await owing('Deeqa Wallet', 40, '0615559944');
  const [debt] = (await call('GET', `counter/debts?studentID=${student._id}`)).body.debts;
  await call('POST', 'counter', {
    studentID: student._id,
    debts: [{ feeID: debt._id, amount: 40 }],
    payments: [{ accountID: wallet._id, amount: 40 }],
  });
  left += 30;
  await call('POST', 'walletMessage', { accountID: wallet._id, text: told(2, '0617000002').replace('10:32', '10:52') });
  const { page } = await atWallet(desktop, '?part=unconfirmed');
  await page.getByText('Deeqa Wallet').waitFor();
  await page.getByText('No message says so').waitFor();
  await page
    .getByText(/\$30\.00 is missing: a message is lost/)
    .first()
    .waitFor();
  await page.context().close();
});

test('a pattern says what it reads before it is saved', async () => {
  const { page } = await atWallet(desktop, '?part=patterns');
  await page.getByRole('button', { name: 'Add message pattern' }).first().click();
  const form = page.getByRole('dialog');
  await form.getByRole('textbox', { name: 'Pattern', exact: true }).fill('[-TEST-] got {amount} from {phone}.');
  await form.getByRole('textbox', { name: 'Example' }).fill('[-TEST-] got 12.50 from 0615550101.');
  await form.getByText('0615550101', { exact: true }).waitFor();
  await page.context().close();
});
