// Proves S§7.
import { expect, test } from 'vitest';
import { employingBody } from '#testing/people-bodies';
import { saved, userOf } from './academy';
import { academy, openAcademy } from './opened-product';
import { openAt, titles, whole } from './record-pages';

openAcademy();

test('a teacher who is an employee has one page with classes and pay, to which that of the employee leads', async () => {
  const teacher = await academy.records.teacher({ teacherName: 'Xamda Labada' });
  const body = employingBody({ jobTitle: 'Senior teacher' });
  const made = await saved(academy.call('POST', `teacher/employee/${teacher._id}`, { token: academy.owner, body }));
  const { _id: employeeID } = made.body.info.employeeID;
  const page = await openAt(`/employee/${employeeID}`);
  await page.waitForURL(`**/teacher/${teacher._id}`);
  await page.getByRole('heading', { level: 1, name: 'Xamda Labada' }).waitFor();
  await page.getByRole('main').getByText('Senior teacher').waitFor();
  await whole(page);
  expect(await titles(page)).toEqual(['Classes', 'Payroll', 'Log of the employment', 'Log']);
  const { token } = await userOf(academy, 'Payer', ['/employee', '/payroll']);
  const payer = await openAt(`/employee/${employeeID}`, { token });
  await payer.getByRole('heading', { level: 1, name: 'Xamda Labada' }).waitFor();
  expect(new URL(payer.url()).pathname).toBe(`/employee/${employeeID}`);
});
