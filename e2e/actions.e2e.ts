// Proves S§2: how many actions the jobs of a day take.
import type { Locator, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { dayIn } from '#kit/rules/calendar';
import { saved } from './academy';
import { counted, searchFor } from './acts';
import { classOf } from './held-class';
import { academy, browser, openAcademy, product } from './opened-product';
import { seed } from './seed';
import { desktop, phone, settled, visit } from './visit';

openAcademy();

type Seeded = Awaited<ReturnType<typeof seed>>;
let seeded: Seeded;

beforeAll(async () => {
  seeded = await seed(academy);
});

const widths = [
  ['1280', desktop],
  ['390', phone],
] as const;

/** A student who owes for these fees, and nothing else. */
async function owing(studentName: string, amounts: readonly number[] = [30]) {
  const { records, call, owner } = academy;
  const student = await records.student({ studentName, studentPhone: '252619990077' });
  const { schoolClass, course } = seeded;
  const enrolled = {
    studentID: student._id,
    classID: schoolClass._id,
    courseID: course._id,
    Amount: 20,
    feeItems: amounts.map((feeAmount, index) => ({ feeName: `Books ${index + 1}`, feetype: 'bookfee', feeAmount })),
  };
  await saved(call('POST', 'Enrollment', { token: owner, body: enrolled }));
  return student;
}

/** Finds somebody from a page, takes what is owed at the counter and prints it, counted; `next` ends it with one more action. */
async function takeAndPrint(name: string, sum: string, from: string, look: (typeof widths)[number][1]) {
  const { page, faults } = await visit(browser, product.url, { token: academy.owner, look });
  await page.goto(from);
  await settled(page);
  await page.evaluate(() => Object.assign(window, { print: () => document.body.setAttribute('data-printed', '') }));
  const { act, count } = counted();
  await act(() => searchFor(page, name));
  await act(() => page.getByRole('option', { name: `Take payment: ${name}` }).click());
  await act(() => page.getByRole('button', { name: `Take ${sum}` }).click());
  const paid = page.getByRole('region', { name: 'Payment taken' });
  await act(() => paid.getByRole('button', { name: 'Print' }).click());
  await page.locator('body[data-printed]').waitFor();
  const next = async () => {
    await act(() => paid.getByRole('button', { name: 'Next' }).click());
    // The next person's turn: the field is ready for anybody.
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-counter'))).toBe('find');
  };
  return { page, faults, count, next };
}

test.each(widths)('a payment is found, taken and printed in four actions at %s', async (width, look) => {
  const name = `Xoosh of ${width}`;
  await owing(name);
  const { page, faults, count, next } = await takeAndPrint(name, '$30.00', '/courses', look);
  expect(count()).toBe(4);
  await next();
  expect(new URL(page.url()).search).toBe('');
  expect(faults).toEqual([]);
});

test.each(widths)(
  'five debts of one student are taken in one payment of $175.50 and printed in five actions at %s',
  async (width, look) => {
    const name = `Shan of ${width}`;
    const student = await owing(name, [25, 25.5, 40, 35, 50]);
    const { faults, count, next } = await takeAndPrint(name, '$175.50', '/dashboard', look);
    await next();
    expect(count()).toBe(5);
    const read = async (path: string) => (await saved(academy.call('GET', path, { token: academy.owner }))).body;
    const payments = await read(`payment?studentID=${student._id}`);
    expect(payments.map(({ total, parts }: { total: number; parts: number }) => [total, parts])).toEqual([[175.5, 5]]);
    const fees = await read(`fee?studentID=${student._id}`);
    expect(fees.map(({ feeBalance }: { feeBalance: number }) => feeBalance)).toEqual([0, 0, 0, 0, 0]);
    expect(faults).toEqual([]);
  },
);

test.each(widths)(
  'the card of what is owed leads to the page of those who owe, which comes to its figure at %s',
  async (width, look) => {
    await owing(`Deyn of ${width}`, [19.99, 0.01, 7.35]);
    const { page, faults } = await visit(browser, product.url, { token: academy.owner, look });
    await page.goto('/dashboard');
    await settled(page);
    const today = page.getByRole('region', { name: 'Today' });
    const line = today.locator('dl > div').filter({ has: page.getByRole('link', { name: 'Owed' }) });
    const [figure = ''] = (await line.innerText()).match(/\$[\d,]+\.\d\d/) ?? [];
    expect(figure).not.toBe('');
    await today.getByRole('link', { name: 'Owed' }).click();
    await page.getByRole('heading', { level: 1, name: 'Owed' }).waitFor();
    const total =
      look === phone ? page.getByRole('main').getByText(/^Total/) : page.getByRole('table').getByRole('row').last();
    await expect.poll(() => total.innerText()).toContain(figure);
    expect(faults).toEqual([]);
  },
);

test.each(widths)('a student is known by two actions at %s: a name, and who is found', async (_width, look) => {
  const { page } = await visit(browser, product.url, { token: academy.owner, look });
  await page.goto('/courses');
  await settled(page);
  const { act, count } = counted();
  await act(() => searchFor(page, String(seeded.student.stdID)));
  const found = page.getByRole('option', { name: new RegExp(seeded.student.studentName) }).first();
  await act(() => found.click());
  await page.getByRole('heading', { level: 1, name: seeded.student.studentName }).waitFor();
  await page.getByRole('table', { name: 'Fees' }).waitFor();
  expect(count()).toBeLessThanOrEqual(2);
});

test.each(widths)('a register takes one action and the absent students at %s', async (width, look) => {
  const { teacher, room } = await classOf(`Morning ${width}`, { TimeIn: '08:00', TimeOut: '10:00' });
  await classOf(`Evening ${width}`, { teacherID: teacher._id, TimeIn: '18:00', TimeOut: '19:00' });
  const { page, faults } = await visit(browser, product.url, {
    token: await academy.records.tokenOf(teacher),
    look,
  });
  // Half past nine in Mogadishu.
  await page.clock.setFixedTime(new Date(`${dayIn('Africa/Mogadishu', new Date())}T06:30:00Z`));
  await page.goto('/login');
  const rows = page.getByRole('group');
  await rows.nth(2).waitFor();
  expect(new URL(page.url()).searchParams.get('classID')).toBe(room._id);
  await page.getByText(`Bashir Morning ${width}`).first().waitFor();
  const { act, count } = counted();
  await act(() => rows.nth(1).getByTitle('Absent').click());
  const save = page.getByRole('button', { name: 'Save attendance' });
  await expectAboveTheBar(page, save);
  await act(() => save.click());
  await page.getByText('Attendance of 3 students saved').waitFor();
  // What is saved stays in sight.
  expect(new URL(page.url()).searchParams.get('classID')).toBe(room._id);
  expect(count()).toBe(2);
  expect(faults).toEqual([]);
});

/** What a phone shows at its foot covers no button. */
async function expectAboveTheBar(page: Page, button: Locator): Promise<void> {
  const bar = page.getByRole('navigation', { name: 'Shortcuts' });
  if (!(await bar.isVisible())) return;
  const [own, foot] = await Promise.all([button.boundingBox(), bar.boundingBox()]);
  expect((own?.y ?? 0) + (own?.height ?? 0)).toBeLessThanOrEqual(foot?.y ?? 0);
}
