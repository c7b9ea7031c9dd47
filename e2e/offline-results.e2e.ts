// Proves R 3.5, CL1.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { addDays, dayIn } from '#kit/rules/calendar';
import { shownDay } from '#kit/rules/show';
import { weekdays } from '#features/academy/school-class/weekday.contract';
import { teacherPassword } from '#testing/academy-records';
import { saved } from './academy';
import { logIn } from './acts';
import { academy, giveMark, line, marksOnServer, openClassroom, openedOnline, phone, school } from './classroom';

openClassroom();

const fieldOf = (page: Page, at: number) => page.getByRole('textbox', { name: `Mark of ${school.names[at]}` });
const save = (page: Page) => page.getByRole('button', { name: 'Save results' });
const sendings = () => line.writes.filter((write) => write === 'POST /api/academy/marks/class');

/** A teacher of one class, whose course has one subject, has nothing to choose. */
async function openGrid(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Enter results' }).click();
  await fieldOf(page, 0).waitFor();
}

test('results entered without a network survive a kill of the browser, and arrive once and in their order', async () => {
  const first = await openedOnline();
  line.state = 'down';
  await openGrid(first.page);
  for (const at of [0, 1, 2]) await fieldOf(first.page, at).fill(String(80 + at));
  await save(first.page).click();
  await first.page.getByText('3 marks wait on this phone').waitFor();
  await fieldOf(first.page, 2).fill('92');
  await fieldOf(first.page, 3).fill('83');
  await save(first.page).click();
  await first.page.getByRole('button', { name: '2 records wait on this phone' }).waitFor();
  expect(first.faults).toEqual([]);
  await phone.kill();

  const second = await phone.open();
  await second.page.goto(`${line.url}/marks/enter`);
  await second.page.getByRole('button', { name: /^Continue without a network as/ }).click();
  await second.page.getByText('4 marks wait on this phone').waitFor();
  await expect.poll(() => fieldOf(second.page, 2).inputValue()).toBe('92');
  expect(await marksOnServer()).toEqual([]);

  line.state = 'up';
  await second.page.getByRole('button', { name: '2 records wait on this phone' }).click();
  await second.page.getByRole('button', { name: 'Log in' }).click();
  await logIn(second.page, school.teacher.username, teacherPassword);
  await second.page.getByRole('button', { name: 'Nothing waits on this phone' }).waitFor();
  expect(await marksOnServer()).toEqual(school.names.slice(0, 4));
  expect(sendings()).toHaveLength(2);
  // What was sent is read again.
  await expect.poll(() => fieldOf(second.page, 2).inputValue()).toBe('92');
  expect(second.faults).toEqual([]);
});

test('results whose answer is lost on the way back are sent again and arrive once', async () => {
  const { page } = await openedOnline();
  await openGrid(page);
  line.state = 'deaf';
  await fieldOf(page, 0).fill('80');
  await save(page).click();
  await page.getByText('Kept on this phone; will be sent when there is a network.').first().waitFor();
  await expect.poll(marksOnServer).toHaveLength(1);
  line.state = 'up';
  await page.getByRole('button', { name: 'Nothing waits on this phone' }).waitFor();
  expect(await marksOnServer()).toEqual(school.names.slice(0, 1));
  expect(sendings().length).toBeGreaterThan(1);
});

test('results over which somebody else saved meanwhile come back with both marks, and one is chosen', async () => {
  const { page } = await openedOnline();
  line.state = 'down';
  await openGrid(page);
  for (const at of [0, 1]) await fieldOf(page, at).fill(String(80 + at));
  await save(page).click();
  await page.getByText('2 marks wait on this phone').waitFor();
  // While the form still waits for the answer, a refusal is the form's own and no record of the list.
  await save(page).waitFor();
  // Meanwhile, at a desk.
  await giveMark(school.names[0] ?? '', 55);
  line.state = 'up';
  await page.getByRole('button', { name: '1 record was not saved' }).click();
  const list = page.getByRole('dialog', { name: 'On this phone' });
  await list.getByText('Meanwhile 55 was saved here.').waitFor();
  await list.getByRole('button', { name: 'Correct' }).click();
  await list.waitFor({ state: 'detached' });
  await page.getByText('Meanwhile 55 was saved here.').waitFor();
  await expect.poll(() => fieldOf(page, 0).inputValue()).toBe('80');
  await expect.poll(() => fieldOf(page, 1).inputValue()).toBe('81');
  await page.getByRole('button', { name: 'Use 80' }).click();
  await save(page).click();
  await page.getByRole('button', { name: 'Nothing waits on this phone' }).waitFor();
  await expect.poll(marksOnServer).toEqual(school.names.slice(0, 2));
});

test('the timetable of 14 days is there without a network, after a kill of the browser too', async () => {
  const { owner: token, records } = academy;
  await saved(academy.call('PUT', 'settings', { token, body: { features: { timetable: true } } }));
  await records.letTeachersOpen(['/attendence', '/marks', '/timetable']);
  const today = dayIn('Africa/Mogadishu', new Date());
  const days = Object.keys(weekdays).map((value) => ({ label: value, value }));
  const body = { days, startedDate: addDays(today, -7), endDate: addDays(today, 30) };
  await saved(academy.call('PUT', `class/${school.schoolClass._id}`, { token, body }));
  const lesson = (page: Page) => page.getByRole('main').getByRole('button', { name: school.schoolClass.className });

  const first = await openedOnline();
  line.state = 'down';
  await first.page.evaluate(() => {
    history.pushState(null, '', '/timetable');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  for (let day = 0; day < 13; day++) {
    await lesson(first.page).waitFor();
    await first.page.getByRole('button', { name: 'The day after' }).click();
    await first.page.getByText(shownDay(addDays(today, day + 1)), { exact: true }).waitFor();
  }
  await lesson(first.page).waitFor();
  expect(first.faults).toEqual([]);
  await phone.kill();

  const second = await phone.open();
  await second.page.goto(`${line.url}/timetable`);
  await second.page.getByRole('button', { name: /^Continue without a network as/ }).click();
  await lesson(second.page).waitFor();
  expect(second.faults).toEqual([]);
});
