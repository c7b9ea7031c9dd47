// Proves S§2, S§4, S§5, R 6.3.
import type { Locator, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { saved } from './academy';
import { academy, browser, openAcademy, product } from './opened-product';
import { seed } from './seed';
import { act, choose, settled, visit } from './visit';

openAcademy();

let made: Awaited<ReturnType<typeof seed>>;

beforeAll(async () => {
  made = await seed(academy);
});

test('the tables open with the columns of their job, the others under Columns, money with its sign', async () => {
  const page = await openAt('/courses');
  await expect.poll(() => headsOf(page)).toEqual(['Course name', 'Price', 'Duration in months', 'Level', 'Created']);
  await expect.poll(() => rowOf(page, 'Web Development').innerText()).toContain('$120.00');
  await page.goto('/class?tab=all');
  await settled(page);
  await expect
    .poll(() => headsOf(page))
    .toEqual(expect.arrayContaining('Class name,Course,Teacher,Days,Time in,Time out,Status,Seats'.split(',')));
  await page.goto('/student');
  await settled(page);
  await expect.poll(() => headsOf(page)).toEqual('Student name,Student ID,Phone,Class,Owed,Status'.split(','));
  await expect.poll(() => rowOf(page, 'Amina Warsame Farah').innerText()).toContain('Morning A');
  await page.goto('/stdenrollment?tab=all');
  await settled(page);
  await expect.poll(() => headsOf(page)).toEqual(['Student', 'Course', 'Class', 'Amount', 'Enrolled date', 'Status']);
  const row = await rowOf(page, 'Amina Warsame Farah').innerText();
  for (const word of [`(${made.student.stdID})`, 'Web Development', 'Morning A', '$20.00', '1 Mar 2026', 'Active'])
    expect(row).toContain(word);
  await page.goto('/roles');
  await settled(page);
  await expect.poll(() => headsOf(page)).toEqual(expect.arrayContaining(['Role', 'Created']));
  await page.goto('/users');
  await settled(page);
  await expect
    .poll(() => headsOf(page))
    .toEqual(expect.arrayContaining('Name,Phone,Username,User type,Active'.split(',')));
});

/** What the specification names of each table, who it is about first; behind it what a timetable adds to a class. */
const named = {
  '/class?tab=all':
    'Class name,Course,Teacher,Days,Class shift,Start date,End date,Time in,Time out,Status,Students,Seats,Room',
  '/attendencelist': 'Student,Class,Date attended,Day,Attended,User attended,Status,Reason',
  '/complain?tab=all': 'Student name,Course,Class,Description,Status,Date,Created user',
  '/users': 'Name,Phone,Username,User type,Created,Active',
  '/certificate': 'Student name,Photo,Certificate ID,Course name,Issue date,Register date,Type,Status',
};

test('at 1920 a table shows all that the specification names, in its order; at 1280 as much as fits, and nothing of it is cut', async () => {
  const { page } = await visit(browser, product.url, {
    token: academy.owner,
    look: { viewport: { width: 1920, height: 1000 } },
  });
  for (const [path, heads] of Object.entries(named)) {
    await page.goto(path);
    await settled(page);
    await expect.poll(() => headsOf(page), { message: path }).toEqual(heads.split(','));
  }
  await page.setViewportSize({ width: 760, height: 800 });
  await page.goto('/class?tab=all');
  await settled(page);
  await expect.poll(() => headsOf(page)).not.toContain('Class shift');
  const isCut = () =>
    page.locator('main tbody td').evaluateAll((cells) => cells.some((one) => one.scrollWidth > one.clientWidth));
  await expect.poll(isCut).toBe(false);
  // What has no room is chosen under Columns, and is there then; no other comes with it.
  await page.getByRole('button', { name: 'Columns' }).click();
  const shift = page.getByRole('menuitemcheckbox', { name: 'Class shift' });
  await expect.poll(() => shift.getAttribute('aria-checked')).toBe('false');
  await shift.click();
  await page.keyboard.press('Escape');
  await page.getByRole('columnheader', { name: 'Class shift' }).waitFor();
  await expect.poll(() => headsOf(page)).not.toContain('End date');
});

test('the enrollment form asks for the status only while editing, and its dialog says what it does', async () => {
  const page = await openAt('/stdenrollment?tab=all');
  await page.getByRole('button', { name: 'Add enrollment' }).click();
  await page.getByRole('heading', { level: 1, name: 'Enroll a student' }).waitFor();
  await settled(page);
  expect(await page.getByRole('main').getByText('Status', { exact: true }).count()).toBe(0);
  await page.goBack();
  await act(rowOf(page, 'Amina Warsame Farah'), 'Edit');
  const editing = page.getByRole('dialog', { name: 'Edit enrollment' });
  await choose(editing, 'Status', 'Pending');
  await editing.getByRole('button', { name: 'Save enrollment' }).click();
  await editing.waitFor({ state: 'detached' });
  await toneOf(page, 'Pending').waitFor();
  await expect.poll(() => toneOf(page, 'Pending').getAttribute('data-tone')).toBe('attention');
});

test('a badge has the colour of what it means', async () => {
  for (const [enrolledStatus, tone] of [
    ['active', 'good'],
    ['graduated', 'info'],
    ['waiting', 'wrong'],
    ['blocked', 'wrong'],
  ]) {
    const student = await academy.records.student({ studentName: `Student who is ${enrolledStatus}` });
    await academy.records.enroll(student, made.schoolClass, enrolledStatus);
    const page = await openAt(`/stdenrollment?q=${student.stdID}`);
    await expect
      .poll(() => toneOf(page, new RegExp(`^${enrolledStatus}$`, 'i')).getAttribute('data-tone'), {
        message: enrolledStatus,
      })
      .toBe(tone);
    await page.close();
  }
  const page = await openAt('/fee');
  const tabs = page.getByRole('navigation', { name: 'Parts of the list' });
  await expect.poll(() => tabs.getByRole('button', { name: 'Owed' }).getAttribute('aria-current')).toBe('true');
  await expect.poll(() => toneOf(page, 'Partly paid').getAttribute('data-tone')).toBe('info');
  await expect.poll(() => toneOf(page, 'Unpaid').getAttribute('data-tone')).toBe('wrong');
});

test('over time students can be edited and nothing else', async () => {
  const ended = await academy.records.class({
    className: 'Ended',
    courseID: made.course._id,
    startedDate: '2025-01-01',
    endDate: '2025-06-30',
  });
  await academy.records.enroll(made.student, ended);
  const page = await openAt('/stdenrollment');
  await page.getByRole('tab', { name: 'Over time students' }).click();
  const row = rowOf(page, 'Ended');
  await row.waitFor();
  await expect.poll(() => headsOf(page)).toContain('Class end date');
  await row.getByRole('button', { name: 'Actions' }).click();
  await page.getByRole('menuitem').first().waitFor();
  await expect.poll(() => page.getByRole('menuitem').allInnerTexts()).toEqual(['Edit']);
});

test('a receipt is made on its own screen, with the phone it came to', async () => {
  const page = await openAt('/receipt');
  await page.getByRole('button', { name: 'Make receipt' }).click();
  const dialog = page.getByRole('dialog', { name: 'Make receipt' });
  await choose(dialog, 'Student', /Amina Warsame Farah/);
  await choose(dialog, 'Fee', /Books/);
  await dialog.getByRole('textbox', { name: 'Amount paid' }).fill('3');
  await dialog.getByRole('textbox', { name: 'Paid from phone' }).fill('252615550202');
  const received = dialog.getByRole('textbox', { name: 'Received on phone' });
  await expect.poll(() => received.inputValue()).toBe('252612345678');
  await received.fill('');
  const save = dialog.locator('button[type="submit"]');
  await save.click();
  await dialog.getByText('Enter phone receipt').first().waitFor();
  await received.fill('252619990000');
  await save.click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('dialog', { name: 'Payment taken' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Received on phone' }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('table').getByText('252619990000').first().waitFor();
});

test('header, footer and thanks stand on the printed receipt', async () => {
  const dot =
    'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
  await saved(academy.call('PUT', 'settings', { token: academy.owner, body: { headerImage: dot, footerImage: dot } }));
  const page = await openAt('/receipt');
  await page.getByRole('table').getByRole('button', { name: 'Print' }).first().click();
  const printed = page.getByRole('dialog', { name: 'Receipt' });
  await printed.getByText('Thank you, dear student').waitFor();
  await expect.poll(() => printed.locator(`img[src^="data:image/png"]`).count()).toBe(2);
});

test('a slip of 80 mm is printed on one page as long as itself, and an A4 sheet upright though a wide list lies behind', async () => {
  const page = await openAt('/receipt');
  await page.getByRole('table').getByRole('button', { name: 'Print' }).first().click();
  const printed = page.getByRole('dialog', { name: 'Receipt' });
  await printed.getByText('Thank you, dear student').waitFor();
  expect(await sheetsOf(page)).toEqual([expect.closeTo(841.9, 0)]);
  await printed.getByText('80 mm').click();
  const [height = 0, ...more] = await sheetsOf(page);
  expect([more, height > 250, height < 800]).toEqual([[], true, true]);
});

/** How high each sheet is that would be printed, in points. */
async function sheetsOf(page: Page): Promise<number[]> {
  const file = await page.pdf({ preferCSSPageSize: true });
  return [...file.toString('latin1').matchAll(/\/MediaBox \[\S+ \S+ \S+ (\S+)\]/g)].map(([, high]) => Number(high));
}

async function openAt(path: string): Promise<Page> {
  const { page } = await visit(browser, product.url, { token: academy.owner });
  await page.goto(path);
  await settled(page);
  return page;
}

/** The titles of the table's columns but for the actions. */
async function headsOf(page: Page): Promise<string[]> {
  await page.getByRole('columnheader').first().waitFor();
  const heads = await page.getByRole('columnheader').allInnerTexts();
  return heads.map((head) => head.trim()).filter((head) => head !== '' && head !== 'Actions');
}

function rowOf(page: Page, text: string): Locator {
  return page.getByRole('row').filter({ hasText: text }).first();
}

function toneOf(page: Page, status: string | RegExp): Locator {
  return page.getByRole('table').locator('[data-tone]').filter({ hasText: status }).first();
}
