// Proves R 3.5, A20, A21.
import { expect, test } from 'vitest';
import { teacherPassword } from '#testing/academy-records';
import { saved } from './academy';
import { logIn } from './acts';
import {
  academy,
  enterMark,
  keptAnswers,
  line,
  marksOnServer,
  openClassroom,
  openRegister,
  openedOnline,
  phone,
  registerOnServer,
  saveRegister,
  school,
} from './classroom';

openClassroom();

test('a register that the server refuses is put right and saved again, and then stands there no more', async () => {
  const { page } = await openedOnline();
  line.state = 'down';
  await openRegister(page);
  await page.locator('fieldset').nth(1).getByTitle('Absent').click();
  await saveRegister(page);
  // Meanwhile a student left the class.
  await saved(
    academy.call('PUT', `Enrollment/${school.enrollments.get(school.names[0] ?? '')}`, {
      token: academy.owner,
      body: { enrolledStatus: 'graduated' },
    }),
  );
  line.state = 'up';
  await page.getByRole('button', { name: '1 record was not saved' }).click();
  const list = page.getByRole('dialog', { name: 'On this phone' });
  await list.getByText('This student is not actively enrolled in this class').waitFor();
  await list.getByRole('button', { name: 'Correct' }).click();
  await list.waitFor({ state: 'detached' });
  await expect.poll(() => page.locator('fieldset').count()).toBe(4);
  await expect.poll(() => page.getByRole('radio', { name: 'Absent' }).first().isChecked()).toBe(true);
  await page.getByRole('button', { name: 'Save attendance' }).click();
  await page.getByRole('button', { name: 'Nothing waits on this phone' }).waitFor();
  expect(await registerOnServer()).toEqual(['present', 'present', 'present', 'upsent']);
});

test("another user of the same phone neither sees nor sends what the first one's marks wait for", async () => {
  const first = await openedOnline();
  line.state = 'down';
  await enterMark(first.page, school.names[0] ?? '', '80');
  await phone.kill();
  line.state = 'up';

  const colleague = await academy.records.teacher();
  const second = await phone.open();
  await second.page.goto(`${line.url}/marks`);
  await logIn(second.page, colleague.username, teacherPassword);
  await second.page.getByRole('button', { name: 'Nothing waits on this phone' }).waitFor();
  await second.page.waitForLoadState('networkidle');
  expect(line.writes.filter((write) => write === 'POST /api/academy/marks')).toEqual([]);
  // What the first one had read is gone too.
  await expect.poll(() => keptAnswers(second.page)).not.toContain(school.names[1]);

  await second.page.goto(`${line.url}/logout`);
  await logIn(second.page, school.teacher.username, teacherPassword);
  await second.page.getByText('1 record that waited here was saved').waitFor();
  expect(await marksOnServer()).toEqual(school.names.slice(0, 1));
});

test('a session that ended meanwhile asks for the login, and then what waited is sent', async () => {
  const { page } = await openedOnline();
  line.state = 'down';
  await enterMark(page, school.names[0] ?? '', '80');
  const token = String(await page.evaluate(() => sessionStorage.getItem('token')));
  await saved(academy.call('POST', 'logout', { token }));
  line.state = 'up';
  await page.getByText('Your session has ended').waitFor();
  expect(await marksOnServer()).toEqual([]);
  await logIn(page, school.teacher.username, teacherPassword);
  await page.getByText('1 record that waited here was saved').waitFor();
  // The form does not come back with what was sent.
  expect(await page.getByRole('dialog').count()).toBe(0);
  expect(await marksOnServer()).toEqual(school.names.slice(0, 1));
});

test('nothing of a token lies on the phone when its page is gone, and a logout leaves only what waits', async () => {
  const first = await openedOnline();
  line.state = 'down';
  await enterMark(first.page, school.names[0] ?? '', '80');
  const token = String(await first.page.evaluate(() => sessionStorage.getItem('token')));
  await phone.kill();
  const second = await phone.open();
  await second.page.goto(`${line.url}/marks`);
  await second.page.getByRole('button', { name: /^Continue without/ }).click();
  await second.page.getByRole('button', { name: '1 record waits on this phone' }).waitFor();
  const before = await keptAnswers(second.page);
  expect(before).toContain(school.names[1]);
  expect(before).not.toContain(token.split('.')[2]);
  await second.page.getByRole('button', { name: school.teacher.teacherName }).click();
  await second.page.getByRole('menuitem', { name: 'Logout' }).click();
  await second.page.getByRole('dialog', { name: 'Log out?' }).getByRole('button', { name: 'Log out' }).click();
  await second.page.getByRole('button', { name: 'Log In' }).waitFor();
  await expect.poll(() => keptAnswers(second.page)).not.toContain(school.names[1]);
  expect(await keptAnswers(second.page)).toContain(school.names[0]);
  expect(await second.page.getByRole('button', { name: /^Continue without/ }).count()).toBe(0);
});
