// Proves S§1, S§2, S§4, S§8, E22, CL9.
import type { Locator, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { pngOf } from '#testing/sent-form';
import { addDays, dayIn } from '#kit/rules/calendar';
import { shownDay } from '#kit/rules/show';
import { weekdayOf } from '#features/academy/school-class/weekday.rules';
import { academy, browser, openAcademy, product } from './opened-product';
import { saved } from './academy';
import { classOf, type Room, type Student } from './held-class';
import { act, choose, phone, visit } from './visit';

openAcademy();
let today: string;

beforeAll(async () => {
  today = dayIn('Africa/Mogadishu', new Date());
});

test('a teacher takes a register with the keyboard: present, absent, sick, a reason; saving again updates and says so', async () => {
  const { teacher, room } = await classOf('Keys');
  const { page, faults } = await visit(browser, product.url, { token: await academy.records.tokenOf(teacher) });
  await page.goto('/attendence');
  await expect.poll(() => page.getByRole('textbox', { name: 'Teacher' }).inputValue()).toBe(teacher.teacherName);
  await choose(page, 'Class', `Keys – ${room.courseID.courseName}`);
  const rows = page.getByRole('group');
  await rows.nth(2).waitFor();
  await expect.poll(() => marksOf(page)).toEqual(['Present', 'Present', 'Present']);
  await rows.nth(0).getByRole('radio', { name: 'Present' }).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  await expect.poll(() => marksOf(page)).toEqual(['Present', 'Absent', 'Absent']);
  await page.keyboard.press('Space');
  await expect.poll(() => marksOf(page)).toEqual(['Present', 'Absent', 'Sick']);
  await rows.nth(2).getByRole('textbox').fill('Malaria');
  await page.keyboard.press('Enter');
  await page.getByText('Attendance of 3 students saved').waitFor();
  await page.getByRole('heading', { name: 'Edit attendance' }).waitFor();
  await page.getByText(`Saved by ${teacher.teacherName}`).waitFor();
  await rows.nth(1).getByText('Present').click();
  await page.getByRole('button', { name: 'Save attendance' }).click();
  await page.getByText('Attendance of 3 students updated').waitFor();
  await page.reload();
  await rows.nth(2).waitFor();
  await expect.poll(() => marksOf(page)).toEqual(['Present', 'Present', 'Sick']);
  await expect.poll(() => rows.nth(2).getByRole('textbox').inputValue()).toBe('Malaria');
  await page.getByRole('button', { name: 'Edit attendance' }).click();
  await expect.poll(() => rows.nth(0).isVisible()).toBe(false);
  expect(faults).toEqual([]);
});

test('whoever chooses a class finds the newest lesson without a register, and keeps a day that was said', async () => {
  const last = addDays(today, -2);
  const { room } = await classOf('Due', { days: [weekdayOf(last)] });
  const { page } = await visit(browser, product.url, { token: academy.owner });
  await page.goto('/attendence');
  await choose(page, 'Teacher', /Farah Due/);
  await choose(page, 'Class', `Due – ${room.courseID.courseName}`);
  await page.getByRole('group').first().waitFor();
  const day = page.getByRole('textbox', { name: 'Date attended' });
  await expect.poll(() => day.inputValue()).toBe(shownDay(last));
  await page.goto(`/attendence?date=${today}`);
  await choose(page, 'Teacher', /Farah Due/);
  await choose(page, 'Class', `Due – ${room.courseID.courseName}`);
  await page.getByRole('group').first().waitFor();
  expect(await day.inputValue()).toBe(shownDay(today));
});

test('keys that come quicker than the screen is drawn mark the student whom they are for', async () => {
  const { room } = await classOf('Quick');
  const { page } = await visit(browser, product.url, { token: academy.owner });
  await page.goto(`/attendence?classID=${room._id}`);
  await page.getByRole('group').nth(0).getByRole('radio', { name: 'Present' }).focus();
  await page.evaluate(async () => {
    const press = (key: string) =>
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    const drawn = () => new Promise((resolve) => requestAnimationFrame(resolve));
    press(' ');
    press('ArrowDown');
    await drawn();
    await drawn();
    press(' ');
  });
  await expect.poll(() => marksOf(page)).toEqual(['Absent', 'Absent', 'Present']);
});

test('a class that is open already stays when it is chosen again', async () => {
  const { room } = await classOf('Twice');
  const { page } = await visit(browser, product.url, { token: academy.owner });
  await page.goto(`/attendence?classID=${room._id}`);
  await page.getByRole('group').first().waitFor();
  const name = `Twice – ${room.courseID.courseName}`;
  const box = page
    .getByRole('combobox', { name: 'Class' })
    .or(page.getByRole('textbox', { name: 'Class' }))
    .first();
  await expect.poll(() => box.inputValue()).toBe(name);
  await choose(page, 'Class', name);
  await page.getByRole('option').first().waitFor({ state: 'hidden' });
  expect(await box.inputValue()).toBe(name);
  await page.getByRole('group').first().waitFor();
});

test('marks that are not saved are not left without a question', async () => {
  const { room } = await classOf('Unsaved');
  const { page } = await visit(browser, product.url, { token: academy.owner });
  await page.goto(`/attendence?classID=${room._id}`);
  await page.getByRole('group').nth(0).getByText('Absent').click();
  await page.getByRole('link', { name: 'Attendance list' }).click();
  await page.getByText('Close without saving?').waitFor();
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await expect.poll(async () => (await marksOf(page))[0]).toBe('Absent');
});

test('whoever reads that the register is saved goes on without a question, also where nothing is read again yet', async () => {
  const { room } = await classOf('Slow');
  const { page } = await visit(browser, product.url, { token: academy.owner });
  await page.goto(`/attendence?classID=${room._id}`);
  await page.getByRole('group').nth(0).getByText('Absent').click();
  let answer = () => {};
  const answered = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/**', async (route) => {
    if (route.request().method() === 'GET') await answered;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Save attendance' }).click();
  await page.getByText('Attendance of 3 students saved').waitFor();
  await page.getByRole('link', { name: 'Attendance list' }).click();
  await page.getByRole('heading', { level: 1, name: 'Attendance list' }).waitFor();
  answer();
});

test('the picture of a student opens large', async () => {
  const { students, room } = await classOf('Pictures');
  const photo = `data:image/png;base64,${pngOf().toString('base64')}`;
  const [first] = students;
  await saved(academy.call('PUT', `student/${first?._id}`, { token: academy.owner, body: { photo } }));
  const { page } = await visit(browser, product.url, { token: academy.owner });
  await page.goto(`/attendence?classID=${room._id}`);
  await page.getByRole('button', { name: `Show the picture of ${first?.studentName}` }).click();
  await page
    .getByRole('dialog')
    .getByRole('img', { name: first?.studentName ?? '' })
    .waitFor();
});

test('the list shows what was saved, edits it in a dialog and deletes it after a question', async () => {
  const { students, room } = await classOf('Listed');
  await register(room, students, ['present', 'upsent', 'sick']);
  const { page, faults } = await visit(browser, product.url, { token: academy.owner });
  await page.goto(`/attendencelist?classID=${room._id}`);
  const row = page.getByRole('row').filter({ hasText: students[1]?.studentName ?? '' });
  await row.getByText('Absent').waitFor();
  const heads = await page.getByRole('columnheader').allInnerTexts();
  expect(heads.map((text) => text.trim()).filter(Boolean)).toEqual([
    'Student',
    'Class',
    'Date attended',
    'Day',
    'Attended',
    'User attended',
    'Status',
    'Reason',
    'Actions',
  ]);
  await row.hover();
  await act(row, 'Edit');
  const dialog = page.getByRole('dialog');
  await dialog.getByText(`${students[1]?.studentName}, Listed, ${today}`).waitFor();
  await choose(dialog, 'Status', 'Sick');
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Flu');
  await dialog.getByRole('button', { name: 'Save attendance' }).click();
  await dialog.waitFor({ state: 'detached' });
  await row.getByText('Flu').waitFor();
  await row.hover();
  await act(row, 'Delete');
  await page.getByText(`Delete ${students[1]?.studentName}, Listed, ${today}?`).waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await row.waitFor({ state: 'detached' });
  expect(faults).toEqual([]);
});

test('the report asks for student, class and status, and shows rows, totals, ring and file', async () => {
  const { students, room } = await classOf('Reported');
  await register(room, students, ['present', 'upsent', 'sick']);
  const { page, faults } = await visit(browser, product.url, { token: academy.owner });
  await page.goto('/attendencereport');
  await choose(page, 'Student', new RegExp(students[2]?.studentName ?? ''));
  await page.getByRole('img', { name: /^Attendance/ }).waitFor();
  await page.getByRole('table').getByText('Sick').waitFor();
  await expect
    .poll(async () => (await page.locator('dl').first().innerText()).split(/\s+/))
    .toEqual(['Periods', '1', 'Present', '0', 'Absent', '1']);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export what matches' }).click();
  await page.getByRole('menuitem', { name: 'CSV file' }).click();
  expect((await download).suggestedFilename()).toBe('TableContent.csv');
  await choose(page, 'Status', 'Present');
  await page.getByRole('alert').getByText('Attendance not found').waitFor();
  expect(faults).toEqual([]);
});

test('a student sees own attendance per class on a phone, with ring and file', async () => {
  const { students, room } = await classOf('Portal');
  await register(room, students, ['sick', 'present', 'present']);
  const [first] = students;
  if (!first) throw new Error('No student');
  const studentToken = await academy.records.portalTokenOf(first);
  const { page, faults } = await visit(browser, product.url, { studentToken, look: phone });
  await page.goto('/portal');
  await page.getByRole('link', { name: 'Attendance' }).tap();
  await page.getByRole('img', { name: /^Attendance/ }).waitFor();
  await page.getByText(first.studentName).first().waitFor();
  await page.getByRole('table').first().getByText('Portal').waitFor();
  await page.getByRole('table').nth(1).getByText('Sick').waitFor();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'CSV file' }).tap();
  expect((await download).suggestedFilename()).toBe('TableContent.csv');
  await page.getByLabel('Class').selectOption({ label: `Portal – ${room.courseID.courseName}` });
  await page.getByRole('table').first().getByText('Portal').waitFor();
  expect(faults).toEqual([]);
});

async function register(room: Room, students: readonly Student[], statuses: readonly string[]): Promise<void> {
  const items = students.map(({ _id }, at) => ({ studentID: _id, attendenceStatus: statuses[at] }));
  await saved(
    academy.call('POST', 'attendence', { token: academy.owner, body: { classID: room._id, date: today, items } }),
  );
}

/** What is marked, student by student. */
async function marksOf(page: Page): Promise<string[]> {
  const rows: Locator[] = await page.getByRole('group').all();
  return Promise.all(
    rows.map((row) => row.locator('label:has(:checked)').evaluate((label) => label.getAttribute('title') ?? '')),
  );
}
