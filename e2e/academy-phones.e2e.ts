// Proves S§1, S§4, S§6, R 4.3, A10, A16.
import type { Locator, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { weekdays } from '#features/academy/school-class/weekday.contract';
import { addDays, dayIn } from '#kit/rules/calendar';
import { studentPassword, teacherPassword } from '#testing/academy-records';
import { academy, browser, openAcademy, product } from './opened-product';
import { saved } from './academy';
import { adding, expectClosed, figures, fill, logIn, menuPaths, open, rowOf, save } from './acts';
import { seed } from './seed';
import { choose, phone, settled, visit } from './visit';

openAcademy();
let made: Awaited<ReturnType<typeof seed>>;
const today = dayIn('Africa/Mogadishu', new Date());

beforeAll(async () => {
  made = await seed(academy);
  await register('2026-03-02', 'present');
});

test('a teacher takes the register of an own class and enters marks on a phone, and opens nothing else', async () => {
  const { teacher, room } = await evening();
  const { page, faults } = await visit(browser, product.url, { look: phone });
  await page.goto('/');
  await logIn(page, teacher.username, teacherPassword);
  await page.waitForURL('**/attendence');
  const own = ['/timetable', '/marks', '/gradebook', '/attendence', '/attendencelist'];
  expect(await menuPaths(page)).toEqual(own);

  const className = `Evening – ${room.courseID.courseName}`;
  // The only class of his own stands open.
  await page.getByRole('button', { name: /^Add attendance ?Evening · / }).waitFor();
  const rows = page.getByRole('group');
  await rows.nth(1).locator('label[title="Absent"]').tap();
  await rows.nth(1).getByRole('textbox').fill('Malaria');
  const button = page.getByRole('button', { name: 'Save attendance' });
  await button.tap();
  await page.getByText('Attendance of 2 students saved').waitFor();
  await rows.nth(1).getByRole('textbox').fill('At a wedding');
  await button.tap();
  await page.getByText('Attendance of 2 students updated').waitFor();

  await open(page, 'Attendance list');
  await rowOf(page, 'At a wedding').getByText('Bilan Evening').waitFor();
  // One row of each of both own students, none of the other teacher's class.
  await expect.poll(() => page.getByRole('table').locator('tbody tr').count()).toBe(2);

  await open(page, 'Results');
  const form = await adding(page, 'Add mark');
  await chooseTheOnly(form, 'Class', className);
  await choose(form, 'Student', /Bilan Evening/);
  await choose(form, 'Subject', 'Typography');
  await fill(form, { Mark: '91.5' });
  await save(page, form, 'Save mark', 'Typography');
  await expectClosed(page, own);
  expect(faults).toEqual([]);
});

test('a student logs in, sees marks, attendance and fees, and files a complaint that the staff reads', async () => {
  await register('2026-03-07', 'present');
  await register('2026-03-09', 'upsent');
  await register('2026-03-14', 'sick');
  const { page, faults } = await visit(browser, product.url, { look: phone });
  await page.goto('/loginportal');
  await fill(page, { 'Student ID': String(made.student.stdID), Password: studentPassword });
  await page.getByRole('button', { name: 'Log In' }).tap();
  await page.waitForURL('**/portal');
  await page.getByRole('table').getByText('HTML and CSS').waitFor();
  await expect.poll(() => figures(page)).toEqual(['Total 87.5', 'Average 87.50', 'Grade B+', 'Result Pass']);

  await page.getByRole('link', { name: 'Attendance' }).tap();
  // The marks before it stand in a table of that class too.
  await page.getByRole('heading', { level: 1, name: 'Attendance' }).waitFor();
  const counts = page
    .getByRole('table')
    .first()
    .getByRole('row', { name: /Morning A/ });
  await counts.waitFor();
  await expect.poll(() => counts.getByRole('cell').allInnerTexts()).toEqual(['Morning A', '4', '2', '2']);

  await page.getByRole('link', { name: 'Fees' }).tap();
  await page.getByRole('heading', { level: 1, name: 'Fees' }).waitFor();
  await settled(page);
  const sums = await page.locator('dl').filter({ hasText: 'Left to pay' }).locator('div').allInnerTexts();
  expect(sums.map((words) => words.split('\n'))).toEqual([
    ['Left to pay', '$31.00'],
    ['Paid', '$4.00'],
    ['Charged', '$35.00'],
  ]);

  await page.getByRole('link', { name: 'Complaints' }).tap();
  const form = await adding(page, 'File a complaint');
  await choose(form, 'Class', /Morning A/);
  await fill(form, { Description: 'The room has no light.' });
  await save(page, form, 'Send complaint', 'The room has no light.');
  await expect
    .poll(() => figures(page))
    .toEqual(['Total 1', 'Assigned 1', 'Accepted 0', 'In process 0', 'Completed 0']);

  const { page: desk } = await visit(browser, product.url, { token: academy.owner });
  await desk.goto('/complain');
  await rowOf(desk, 'The room has no light.').getByText(made.student.studentName).first().waitFor();
  const row = rowOf(desk, 'The room has no light.');
  await row.getByText('Assigned').waitFor();
  await row.getByRole('button', { name: 'Answer' }).click();
  const answer = desk.getByRole('dialog', { name: 'Answer' });
  await answer.getByRole('textbox', { name: 'Answer' }).fill('A new lamp comes on Monday.');
  await answer.getByRole('button', { name: 'Save answer' }).click();
  await row.getByText('In process').waitFor();
  await row.getByRole('button', { name: 'Close complaint' }).click();
  await row.waitFor({ state: 'detached' });
  await page.reload();
  await page.getByText('A new lamp comes on Monday.').waitFor();
  expect(faults).toEqual([]);
});

/** A class of a second teacher, held on every day around today, with two students and a subject. */
async function evening() {
  const { records } = academy;
  const teacher = await records.teacher({ teacherName: 'Farah Evening' });
  const room = await records.class({
    className: 'Evening',
    teacherID: teacher._id,
    days: Object.keys(weekdays),
    // It meets at whatever hour the test runs.
    TimeIn: '00:00',
    TimeOut: '23:59',
    startedDate: addDays(today, -30),
    endDate: addDays(today, 30),
  });
  await records.subject({ subjectName: 'Typography', courseID: room.courseID._id });
  for (const studentName of ['Amina Evening', 'Bilan Evening']) {
    const one = await records.student({ studentName });
    await records.enroll(one, room);
  }
  return { teacher, room };
}

/** Marks the seeded student in the register of the seeded class. */
async function register(date: string, attendenceStatus: string): Promise<void> {
  const body = { classID: made.schoolClass._id, date, items: [{ studentID: made.student._id, attendenceStatus }] };
  await saved(academy.call('POST', 'attendence', { token: academy.owner, body }));
}

/** Chooses what must be all that is offered. */
async function chooseTheOnly(within: Page | Locator, label: string, option: string): Promise<void> {
  const box = within.getByRole('combobox', { name: label }).or(within.getByRole('textbox', { name: label }));
  await box.first().click();
  const options = ('page' in within ? within.page() : within).getByRole('option').filter({ visible: true });
  await options.first().waitFor();
  await expect.poll(() => options.allInnerTexts()).toEqual([option]);
  await options.click();
}
