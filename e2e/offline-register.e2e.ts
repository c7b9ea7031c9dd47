// Proves R 3.5, A20.
import { expect, test } from 'vitest';
import { teacherPassword } from '#testing/academy-records';
import { logIn } from './acts';
import {
  line,
  openClassroom,
  openedOnline,
  openRegister,
  phone,
  registerOnServer,
  saveRegister,
  school,
} from './classroom';

openClassroom();

test('registers taken without a network survive a kill of the browser, arrive once and in their order', async () => {
  const first = await openedOnline();
  line.state = 'down';
  await openRegister(first.page);
  await first.page.locator('fieldset').nth(1).getByTitle('Absent').click();
  await saveRegister(first.page);
  await first.page.locator('fieldset').nth(2).getByTitle('Sick').click();
  await saveRegister(first.page);
  await first.page.getByRole('button', { name: '2 records wait on this phone' }).waitFor();
  expect(first.faults).toEqual([]);
  await phone.kill();

  const second = await phone.open();
  await second.page.goto(`${line.url}/attendence`);
  await second.page.getByRole('button', { name: /^Continue without a network as/ }).click();
  await openRegister(second.page);
  await second.page.getByText('This register waits on this phone').waitFor();
  await expect.poll(() => second.page.getByRole('radio', { name: 'Absent' }).nth(1).isChecked()).toBe(true);
  await expect.poll(() => second.page.getByRole('radio', { name: 'Sick' }).nth(2).isChecked()).toBe(true);
  expect(await registerOnServer()).toEqual([]);

  line.state = 'up';
  await second.page.getByRole('button', { name: '2 records wait on this phone' }).click();
  await second.page.getByRole('button', { name: 'Log in' }).click();
  await logIn(second.page, school.teacher.username, teacherPassword);
  await second.page.getByRole('button', { name: 'Nothing waits on this phone' }).waitFor();
  // The second sending came after the first, and nobody is in it twice.
  expect(await registerOnServer()).toEqual(['present', 'present', 'present', 'sick', 'upsent']);
  expect(line.writes.filter((write) => write === 'POST /api/academy/attendence')).toHaveLength(2);
  expect(second.faults).toEqual([]);
});
