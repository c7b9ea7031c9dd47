// Proves R 3.5.
import { expect, test } from 'vitest';
import { teacherPassword } from '#testing/academy-records';
import { logIn } from './acts';
import {
  enterMark,
  fillMark,
  giveMark,
  line,
  marksOnServer,
  openClassroom,
  openedOnline,
  phone,
  school,
} from './classroom';
import { choose } from './visit';

openClassroom();

test('marks entered without a network survive a kill of the browser, and each arrives exactly once', async () => {
  const first = await openedOnline();
  line.state = 'down';
  for (const name of school.names.slice(0, 3)) await enterMark(first.page, name, '80');
  await first.page.getByRole('button', { name: '3 records wait on this phone' }).waitFor();
  expect(first.faults).toEqual([]);
  await phone.kill();

  const second = await phone.open();
  await second.page.goto(`${line.url}/marks`);
  await second.page.getByRole('button', { name: /^Continue without a network as/ }).click();
  await enterMark(second.page, school.names[3] ?? '', '81');
  const desk = second.page.getByRole('button', { name: '4 records wait on this phone' });
  await desk.click();
  const list = second.page.getByRole('dialog', { name: 'On this phone' });
  for (const name of school.names.slice(0, 4)) await list.getByText(name).waitFor();
  expect(await marksOnServer()).toEqual([]);

  line.state = 'up';
  await list.getByRole('button', { name: 'Log in' }).click();
  await logIn(second.page, school.teacher.username, teacherPassword);
  await second.page.getByRole('button', { name: 'Nothing waits on this phone' }).waitFor();
  expect(await marksOnServer()).toEqual(school.names.slice(0, 4));
  expect(second.faults).toEqual([]);
});

test('a reload 100 ms after the last tap loses nothing, and two pages of one phone send nothing twice', async () => {
  const { page, context } = await openedOnline();
  line.state = 'down';
  await enterMark(page, school.names[0] ?? '', '80');
  await fillMark(page, school.names[1] ?? '', '81');
  await page.getByRole('button', { name: 'Save mark' }).click();
  await page.waitForTimeout(100);
  await page.reload();
  await page.getByRole('button', { name: '2 records wait on this phone' }).waitFor();
  const other = await context.newPage();
  const token = await page.evaluate(() => sessionStorage.getItem('token'));
  line.state = 'up';
  await other.goto(`${line.url}/healthz`);
  await other.evaluate((value) => sessionStorage.setItem('token', String(value)), token);
  await other.goto(`${line.url}/marks`);
  for (const one of [page, other]) await one.getByRole('button', { name: 'Nothing waits on this phone' }).waitFor();
  expect(await marksOnServer()).toEqual(school.names.slice(0, 2));
  expect(line.writes.filter((write) => write === 'POST /api/academy/marks')).toHaveLength(2);
});

test('writes whose answers are lost on the way back are sent again and arrive once', async () => {
  const { page } = await openedOnline();
  line.state = 'deaf';
  await enterMark(page, school.names[0] ?? '', '80');
  await page.getByText('Kept on this phone; will be sent when there is a network.').first().waitFor();
  await enterMark(page, school.names[1] ?? '', '81');
  await expect.poll(marksOnServer).toHaveLength(1);
  line.state = 'up';
  await page.getByRole('button', { name: 'Nothing waits on this phone' }).waitFor();
  expect(await marksOnServer()).toEqual(school.names.slice(0, 2));
  expect(line.writes.filter((write) => write === 'POST /api/academy/marks').length).toBeGreaterThan(2);
});

test('what the server refuses stands in a list with its reason, to be put right, sent again or discarded', async () => {
  const { page } = await openedOnline();
  line.state = 'down';
  for (const name of school.names.slice(0, 3)) await enterMark(page, name, '80');
  // Meanwhile, at a desk: two of these marks are entered by somebody else.
  for (const name of school.names.slice(0, 2)) await giveMark(name, 55);
  line.state = 'up';
  await page.getByRole('button', { name: '2 records were not saved' }).click();
  const list = page.getByRole('dialog', { name: 'On this phone' });
  const rows = list.getByRole('listitem');
  const first = rows.filter({ hasText: school.names[0] ?? '' });
  await first.getByText('This student has a mark for this subject in this class already').waitFor();
  await expect.poll(() => rows.count()).toBe(2);
  expect(await marksOnServer()).toEqual(school.names.slice(0, 3));

  await first.getByRole('button', { name: 'Correct' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add mark' });
  await expect.poll(() => dialog.getByRole('textbox', { name: 'Mark' }).inputValue()).toBe('80');
  // Closed without saving it is where it was.
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Close without saving' }).click();
  await page.getByRole('button', { name: '2 records were not saved' }).click();
  await first.getByRole('button', { name: 'Correct' }).click();
  await choose(dialog, 'Student', new RegExp(school.names[3] ?? ''));
  await dialog.getByRole('button', { name: 'Save mark' }).click();
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(marksOnServer).toEqual(school.names.slice(0, 4));

  await page.getByRole('button', { name: '1 record was not saved' }).click();
  await rows.getByRole('button', { name: 'Send again' }).click();
  await rows.getByRole('button', { name: 'Send again' }).waitFor();
  await rows.getByRole('button', { name: 'Discard' }).click();
  const question = page.getByRole('dialog', { name: 'Are you sure?' });
  await expect.poll(() => question.innerText()).toContain(school.names[1] ?? '');
  await question.getByRole('button', { name: 'Discard' }).click();
  await list.getByText('Nothing waits here. Everything was sent.').waitFor();
  await page.keyboard.press('Escape');
  await list.waitFor({ state: 'detached' });
  // The keyboard goes on where the list was opened.
  await expect.poll(() => page.evaluate(() => document.activeElement?.ariaLabel)).toBe('Nothing waits on this phone');
  expect(await marksOnServer()).toEqual(school.names.slice(0, 4));
});
