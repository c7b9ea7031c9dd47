// Proves CL14.
import { expect, test } from 'vitest';
import { dayIn } from '#kit/rules/calendar';
import { saved } from './academy';
import { violations } from './axe';
import { academy, browser, openAcademy, product } from './opened-product';
import { choose, visit } from './visit';

openAcademy();

const names = ['Amina Warsame', 'Bilal Farah', 'Caasha Nuur'];

test('a class is completed in three steps: who graduates, who is certified, and who fills the next class', async () => {
  const { owner: token, records } = academy;
  const features = { timetable: true, gradebook: true, papers: true };
  await saved(academy.call('PUT', 'settings', { token, body: { features } }));
  const course = await records.course({ courseName: 'Web Development' });
  const [room, next] = [
    await records.class({ className: 'WEB-07', courseID: course._id }),
    await records.class({ className: 'WEB-08', courseID: course._id, capacity: 2 }),
  ];
  for (const studentName of names) await records.enroll(await records.student({ studentName }), room);
  const today = dayIn('Africa/Mogadishu', new Date());
  const ends = today < '2026-08-31' ? today : '2026-08-31';

  const { page, faults } = await visit(browser, product.url, { token });
  await page.goto(`/class/${room._id}`);
  await page.getByRole('heading', { level: 1, name: 'WEB-07' }).waitFor();
  await page.getByRole('main').getByRole('button', { name: 'More' }).first().click();
  await page.getByRole('menuitem', { name: 'Complete the class' }).click();
  const form = page.getByRole('dialog', { name: 'Complete the class' });
  await form.getByText('Who graduates · 3 of 3').waitFor();
  expect(await violations(page)).toEqual([]);
  await form.getByRole('checkbox', { name: /^Caasha Nuur/ }).uncheck();
  await form.getByRole('button', { name: 'Next' }).click();
  await form.getByRole('switch', { name: 'Give certificates' }).check();
  await form.getByRole('button', { name: 'Next' }).click();
  await form.getByRole('switch', { name: 'Some go on in another class' }).check();
  await choose(form, 'Next class', /WEB-08/);
  await form.getByRole('textbox', { name: 'Amount' }).fill('38');
  await form.getByText('Who goes on · ').waitFor();
  await form.getByRole('checkbox', { name: /^Caasha Nuur/ }).check();
  await form.getByRole('button', { name: 'Complete the class' }).click();
  await form.getByText('2 seats for 3 students').first().waitFor();
  await form.getByRole('checkbox', { name: /^Caasha Nuur/ }).uncheck();
  await form.getByRole('button', { name: 'Complete the class' }).click();
  await page.getByText('WEB-07 is completed').waitFor();

  const read = async (path: string) => (await academy.call('GET', path, { token })).body;
  expect(await read(`class/${room._id}`)).toMatchObject({
    classStatus: 'completed',
    resultsLocked: true,
    endDate: ends,
  });
  const stands = ({ enrolledStatus, studentID }: { enrolledStatus: string; studentID: { studentName: string } }) =>
    `${studentID.studentName}: ${enrolledStatus}`;
  expect((await read(`Enrollment?classID=${room._id}`)).map(stands).toSorted()).toEqual([
    'Amina Warsame: graduated',
    'Bilal Farah: graduated',
    'Caasha Nuur: active',
  ]);
  expect((await read(`Enrollment?classID=${next._id}`)).map(stands).toSorted()).toEqual([
    'Amina Warsame: active',
    'Bilal Farah: active',
  ]);
  expect(await read(`certificate?classID=${room._id}`)).toHaveLength(2);
  expect(faults).toEqual([]);
});
