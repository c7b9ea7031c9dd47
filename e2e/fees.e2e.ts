// Proves FE2, FE4, FE6, FE8.
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { academyMoney, type AcademyMoney, type SchoolClass, type Student } from '#testing/academy-money';
import { saved } from './academy';
import { academy, browser, openAcademy, product } from './opened-product';
import { act, choose, phone, settled, visit } from './visit';

openAcademy();

let money: AcademyMoney;
beforeAll(() => {
  money = academyMoney(academy, academy.owner);
});

const post = (path: string, body: object) => saved(academy.call('POST', path, { token: academy.owner, body }));
const read = async (path: string) => (await saved(academy.call('GET', path, { token: academy.owner }))).body;
const today = new Date().toISOString().slice(0, 10);
const month = today.slice(0, 7);

async function openAt(path: string): Promise<Page> {
  const { page } = await visit(browser, product.url, { token: academy.owner });
  await page.goto(path);
  await settled(page);
  return page;
}

/** Students of a class of their own, each paying 40.00 a month since the 1st. */
async function classOf(...names: readonly string[]): Promise<{ place: SchoolClass; students: Student[] }> {
  const place = await academy.records.class({ className: `Of ${names[0]}` });
  const students: Student[] = [];
  for (const studentName of names) {
    const student = await academy.records.student({ studentName });
    await saved(money.enrol(student, place, { enrolledDate: `${month}-01` }));
    students.push(student);
  }
  return { place, students };
}

test('all classes are charged after a question that names them, and taken back with one button', async () => {
  const { place } = await classOf('Deeqa Faarax', 'Guuleed Nuur');
  const page = await openAt('/fee');
  await page.getByRole('main').getByRole('button', { name: 'Add fee' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Add fee' });
  await choose(dialog, 'Charge to', 'All classes');
  await dialog.getByText(/^\d+ fees, \d+ skipped$/).waitFor();
  // The month is the name, until somebody types another.
  const name = dialog.getByRole('textbox', { name: 'Fee name' });
  await expect.poll(() => name.inputValue()).toMatch(/^\p{L}+ \d{4}$/u);
  await dialog.getByRole('button', { name: 'Charge fee' }).click();
  const question = page.getByRole('dialog', { name: 'Are you sure?' });
  await question.getByText(/^Charge \d+ fees, \$[\d.,]+, for \p{L}+ \d{4}\?$/u).waitFor();
  await question.getByText(`${place.className} (2)`).waitFor();
  expect(await read(`fee?classID=${place._id}`)).toEqual([]);
  await question.getByRole('button', { name: 'Charge fee' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText(/^\d+ fees voided$/).waitFor();
  expect(await read(`fee?classID=${place._id}`)).toEqual([]);
  expect(await read(`fee?classID=${place._id}&voided=1`)).toHaveLength(2);
});

test('a charge says what discounts take off it before it is made', async () => {
  const { place, students } = await classOf('Sagal Cabdi', 'Bilaal Samatar');
  const discount = { discountKind: 'sibling', percent: 25, reason: 'Her sister is here too' };
  await post('discount', { studentID: students[0]?._id, ...discount });
  const page = await openAt('/fee');
  await page.getByRole('main').getByRole('button', { name: 'Add fee' }).first().click();
  const dialog = page.getByRole('dialog');
  await choose(dialog, 'Class', new RegExp(place.className));
  await dialog.getByText('2 fees, 0 skipped').waitFor();
  const lines = async () => (await dialog.locator('dl').innerText()).replace(/\s+/g, ' ');
  await expect.poll(lines).toBe('Charged $80.00 Taken off $10.00 Owed $70.00');
  expect(await read(`fee?classID=${place._id}`)).toEqual([]);
  await dialog.getByRole('textbox', { name: 'Fee name' }).fill('This month');
  await dialog.getByRole('button', { name: 'Charge fee' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page
    .getByRole('row', { name: /Sagal Cabdi/ })
    .getByText('$30.00')
    .first()
    .waitFor();
  await page.goto('/discount');
  await page
    .getByRole('row', { name: /Sagal Cabdi/ })
    .getByText('$10.00')
    .waitFor();
});

test('a fee is split into equal parts from its row', async () => {
  const { place, students } = await classOf('Liibaan Cige');
  const [student] = students as [Student];
  const [fee] = (await saved(money.chargeStudent(student, place, { feeName: 'Course', feeAmount: 100 }))).body.info;
  const page = await openAt('/fee');
  await act(page.getByRole('row', { name: /Liibaan Cige/ }), 'Split');
  const dialog = page.getByRole('dialog', { name: 'Split a fee' });
  await dialog.getByRole('textbox', { name: 'Parts' }).fill('3');
  const amounts = dialog.getByRole('textbox', { name: 'Amount' });
  await expect
    .poll(() => amounts.evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value)))
    .toEqual(['33.34', '33.33', '33.33']);
  await dialog.getByRole('button', { name: 'Save instalments' }).click();
  await dialog.waitFor({ state: 'detached' });
  const { instalments } = await read(`fee/${fee._id}`);
  expect(instalments.map((one: { amount: number }) => one.amount)).toEqual([33.34, 33.33, 33.33]);
});

test('a student leaves, and is paid back what was not earned', async () => {
  const { place, students } = await classOf('Saxarla Nuur');
  const [student] = students as [Student];
  const charge = { feetype: 'monthlyfee', feeName: 'This month', feeMonth: month, feeAmount: undefined };
  const [fee] = (await saved(money.chargeStudent(student, place, charge))).body.info;
  await saved(money.pay(fee, 40, { datePaid: today }));
  const page = await openAt('/stdenrollment?tab=all');
  const row = page.getByRole('row', { name: /Saxarla Nuur/ });
  await act(row, 'Leaves…');
  const dialog = page.getByRole('dialog', { name: 'Leave the class' });
  await dialog.getByLabel('Last day in the class').fill(`${month}-01`);
  await choose(dialog, 'Reason', 'Moved away');
  await choose(dialog, 'What was paid too much', 'It is paid back');
  await choose(dialog, 'Paid back from', /Cash/);
  const days = new Date(Number(month.slice(0, 4)), Number(month.slice(5)), 0).getDate();
  const earned = Math.round(4000 / days) / 100;
  const lines = async () => (await dialog.locator('dl').innerText()).replace(/\s+/g, ' ');
  await expect.poll(lines).toBe(`Earned $${earned.toFixed(2)} Paid back $${(40 - earned).toFixed(2)}`);
  expect((await read(`fee/${fee._id}`)).feeAmount).toBe(40);
  await dialog.getByRole('button', { name: 'Save that the student leaves' }).click();
  await dialog.waitFor({ state: 'detached' });
  await row.getByText('Left', { exact: true }).waitFor();
  expect(await read(`fee/${fee._id}`)).toMatchObject({ feeAmount: earned, feePaid: earned, feeBalance: 0 });
});

test('a receipt on a phone shows the number of its fee, however long the name of the fee is', async () => {
  const { records } = academy;
  const student = await records.student({ studentName: 'Long Named' });
  const place = await records.class({ className: 'Of Long Named' });
  const feeItems = [{ feeName: 'Books, uniforms and the journey of the term', feetype: 'others', feeAmount: 30 }];
  await saved(money.enrol(student, place, { feeItems }));
  const [fee] = await read(`fee?studentID=${student._id}`);
  await saved(money.pay(fee, 30, { datePaid: today }));
  const { page } = await visit(browser, product.url, { token: academy.owner, look: phone });
  await page.goto('/receipt');
  await settled(page);
  const row = page.getByRole('row').filter({ hasText: student.studentName });
  const number = page.getByText(`(${fee.feeNo})`, { exact: true });
  const cell = row.getByRole('cell').filter({ has: number });
  const [own, room] = await Promise.all([cell.locator(number).boundingBox(), cell.boundingBox()]);
  expect((own?.x ?? 0) + (own?.width ?? 0)).toBeLessThanOrEqual((room?.x ?? 0) + (room?.width ?? 0) + 1);
});
