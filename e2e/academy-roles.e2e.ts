// Proves S§1, S§4, S§6, A7, A10.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { menus } from '#app/product';
import { dayIn } from '#kit/rules/calendar';
import { ownerPassword } from '#testing/test-app';
import { academy, browser, openAcademy, product } from './opened-product';
import { saved, userOf } from './academy';
import { adding, cards, fill, logIn, menuPaths, open, rowOf, save } from './acts';
import { act, choose, visit } from './visit';

openAcademy();

test('superAdmin takes a payment and pays a salary; dashboard, statement and reports tell the same sums', async () => {
  const student = await owing('Amina Warsame', 'Course books', 25.5);
  const { page, faults } = await loggedIn('owner@academy.test', ownerPassword);
  await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
  await expect.poll(() => money(page)).toEqual({ Income: '$0.00', Expenses: '$0.00', Balance: '$0.00' });

  await open(page, 'Fees');
  // Two, so that a sum is none of them.
  await pay(page, 'Course books', '20');
  await rowOf(page, 'Course books').getByText('$5.50', { exact: true }).waitFor();
  await pay(page, 'Course books', '0.35');
  await rowOf(page, 'Course books').getByText('$5.15', { exact: true }).waitFor();
  await open(page, 'Dashboard');
  await expect.poll(() => money(page)).toEqual({ Income: '$20.35', Expenses: '$0.00', Balance: '$20.35' });
  await expect.poll(() => month(page)).toEqual({ Income: '$20.35', Expense: '$0.00', 'Net income': '$20.35' });

  await open(page, 'Receipt report');
  await askForThisMonth(page);
  const receipts = page.getByRole('table', { name: 'Receipt report' });
  await receipts
    .getByRole('row', { name: new RegExp(student.studentName) })
    .nth(1)
    .waitFor();
  await expect.poll(() => receipts.getByRole('row').last().innerText()).toContain('$20.35');

  await open(page, 'Employees');
  const person = await adding(page, 'Add employee');
  await fill(person, {
    Name: 'Khadra Ismail',
    Phone: '252615550404',
    Address: 'Hodan',
    'Date of birth': '1994-05-17',
    Department: 'Office',
    'Job title': 'Cashier',
    Salary: '12.10',
  });
  await choose(person, 'Gender', 'Female');
  await choose(person, 'Blood type', 'O+');
  await choose(person, 'Educational level', 'Bachelor');
  await choose(person, 'Type of work', 'Permanent');
  await save(page, person, 'Save employee', 'Khadra Ismail');
  await open(page, 'Payroll');
  const salary = await adding(page, 'Add payroll');
  await choose(salary, 'Employees', /Khadra Ismail/);
  await page.keyboard.press('Tab');
  await salary.getByRole('button', { name: 'Make payroll' }).click();
  await salary.waitFor({ state: 'detached' });
  await rowOf(page, 'Khadra Ismail').getByRole('button', { name: 'Pay $12.10' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Pay $12.10' }).click();
  await page.getByRole('navigation', { name: 'Parts of the list' }).getByRole('button', { name: 'All' }).click();
  await rowOf(page, 'Khadra Ismail').getByText('Paid', { exact: true }).waitFor();

  await open(page, 'Expenses');
  await rowOf(page, 'Khadra Ismail').getByText('$12.10').waitFor();
  await open(page, 'Statement');
  await askForThisMonth(page);
  const statement = page.getByRole('table', { name: 'Statement' });
  await statement.getByRole('row', { name: /Khadra Ismail.*\$12\.10.*\$8\.25/ }).waitFor();
  const sums = await statement.getByRole('row').last().innerText();
  for (const sum of ['$20.35', '$12.10']) expect(sums).toContain(sum);
  await open(page, 'Dashboard');
  await expect.poll(() => money(page)).toEqual({ Income: '$20.35', Expenses: '$12.10', Balance: '$8.25' });
  await expect.poll(() => month(page)).toEqual({ Income: '$20.35', Expense: '$12.10', 'Net income': '$8.25' });
  expect(faults).toEqual([]);
});

test('admin sees every screen, may not change a superAdmin, and voids a receipt: the fee owes again', async () => {
  const student = await owing('Bashir Nuur', 'Workshop', 40);
  const admin = await userOf(academy, 'admin', []);
  const { page, faults } = await loggedIn(admin.username, admin.password);
  await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
  const offered = [...menus.offered('academy')];
  expect(await menuPaths(page)).toEqual(offered);

  await open(page, 'Users');
  const owner = rowOf(page, 'owner@academy.test');
  const active = owner.getByRole('switch');
  await active.locator('..').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Block' }).click();
  await page.getByText('Only a superAdmin makes or changes superAdmins').waitFor();
  await expect.poll(() => active.isChecked()).toBe(true);
  await act(owner, 'Edit');
  const form = page.getByRole('dialog');
  await fill(form, { Phone: '252619999999' });
  await form.getByRole('button', { name: 'Save user' }).click();
  await form.getByText('Only a superAdmin makes or changes superAdmins').first().waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Close without saving' }).click();
  await form.waitFor({ state: 'detached' });
  expect(await owner.innerText()).not.toContain('252619999999');

  await open(page, 'Fees');
  await pay(page, 'Workshop', '15');
  await rowOf(page, 'Workshop').getByText('$25.00', { exact: true }).waitFor();
  await open(page, 'Receipts');
  const receipt = rowOf(page, student.studentName);
  await act(receipt, 'Void');
  const question = page.getByRole('dialog', { name: 'Are you sure?' });
  await question.getByText(/Void receipt \d+ of Bashir Nuur, \$15\.00\?/).waitFor();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await question.waitFor({ state: 'detached' });
  await act(receipt, 'Void');
  await question.getByRole('button', { name: 'Void', exact: true }).click();
  await receipt.waitFor({ state: 'detached' });
  await open(page, 'Fees');
  const fee = rowOf(page, 'Workshop');
  await fee.getByText('Unpaid').waitFor();
  // What it is, what is owed, and the button that takes it.
  expect((await fee.innerText()).match(/\$40\.00/g)).toHaveLength(3);
  expect(faults).toEqual([]);
});

/** A student who owes a fee of this name. */
async function owing(studentName: string, feeName: string, feeAmount: number) {
  const student = await academy.records.student({ studentName });
  const room = await academy.records.class();
  const body = {
    studentID: student._id,
    classID: room._id,
    courseID: room.courseID._id,
    Amount: 20,
    feeItems: [{ feeName, feetype: 'bookfee', feeAmount }],
  };
  await saved(academy.call('POST', 'Enrollment', { token: academy.owner, body }));
  return student;
}

async function loggedIn(username: string, password: string) {
  const visited = await visit(browser, product.url);
  await visited.page.goto('/');
  await logIn(visited.page, username, password);
  return visited;
}

/** Takes a payment from the row of a fee. */
async function pay(page: Page, feeName: string, amount: string): Promise<void> {
  await rowOf(page, feeName).locator('[data-part="Take payment"]').click();
  const dialog = page.getByRole('dialog', { name: 'Take payment' });
  await fill(dialog, { 'Amount paid': amount, 'Paid from phone': '252615550202' });
  await dialog.getByRole('button', { name: /^Take \$/ }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).first().click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

async function askForThisMonth(page: Page): Promise<void> {
  const today = dayIn('Africa/Mogadishu', new Date());
  await fill(page, { 'Start date': `${today.slice(0, 8)}01`, 'End date': today });
}

/** The dashboard's money over all time. */
async function money(page: Page) {
  const { Income, Expenses, Balance } = await cards(page);
  return { Income, Expenses, Balance };
}

/** The dashboard's money of this month. */
async function month(page: Page): Promise<Record<string, string>> {
  const lines = page.getByRole('region', { name: 'Monthly earning' }).locator('dl > div');
  return Object.fromEntries((await lines.allInnerTexts()).map((line) => line.split('\n')));
}
