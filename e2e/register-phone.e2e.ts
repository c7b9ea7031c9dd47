import { beforeAll, expect, test } from 'vitest';
import { addDays, dayIn } from '#kit/rules/calendar';
import { classOf } from './held-class';
import { academy, browser, openAcademy, product } from './opened-product';
import { desktop, phone, visit } from './visit';

openAcademy();
let today: string;

beforeAll(async () => {
  today = dayIn('Africa/Mogadishu', new Date());
});

test('the register that is missing today stands open, and nothing is missing once it is saved', async () => {
  const { teacher } = await classOf('Missing');
  const token = await academy.records.tokenOf(teacher);
  const { page, faults } = await visit(browser, product.url, { token, look: phone });
  await page.goto('/attendence');
  await page.getByRole('button', { name: /^Add attendance ?Missing · / }).waitFor();
  await page.getByRole('group').nth(1).getByText('Absent', { exact: true }).waitFor({ state: 'attached' });
  await page.getByRole('group').nth(1).locator('label').nth(1).tap();
  await page.getByRole('button', { name: 'Save attendance' }).tap();
  await page.getByText('Attendance of 3 students saved').waitFor();
  // On a phone the students have the screen: what else is missing, and another day, are behind the line of the class.
  await page.getByRole('button', { name: 'Edit attendance' }).tap();
  await page.getByText(/^All registers of .* have been taken$/).waitFor();
  await page.getByLabel('Date attended').fill(addDays(today, -40));
  await page.getByText(/^This class is not held on/).waitFor();
  expect(faults).toEqual([]);
});

test('a register on a phone shows eight students below one line, and a reload keeps what was ticked', async () => {
  const { room } = await classOf('Reloaded');
  const { page, faults } = await visit(browser, product.url, { token: academy.owner, look: phone });
  for (const name of ['Deeqa', 'Edna', 'Faiza', 'Guled', 'Hodan'])
    await academy.records.enroll(await academy.records.student({ studentName: `${name} Reloaded` }), room);
  await page.goto(`/attendence?classID=${room._id}`);
  await page.getByRole('button', { name: /^Add attendance ?Reloaded · / }).waitFor();
  const last = page.getByRole('group').nth(7);
  await last.waitFor();
  const [row, save] = [
    await last.boundingBox(),
    await page.getByRole('button', { name: 'Save attendance' }).boundingBox(),
  ];
  expect((row?.y ?? 0) + (row?.height ?? 0) / 2).toBeLessThan(save?.y ?? 0);
  await page.getByRole('group').nth(1).locator('label').nth(2).tap();
  await page.reload();
  await expect
    .poll(() => page.getByRole('group').nth(1).locator('label:has(:checked)').getAttribute('title'))
    .toBe('Sick');
  await page.getByRole('button', { name: 'Save attendance' }).tap();
  await page.getByText('Attendance of 8 students saved').waitFor();
  await page.reload();
  await page.getByText(/^Saved by /).waitFor();
  expect(faults).toEqual([]);
});

test('a window as narrow as a phone names no keys above a register, and a wide one does', async () => {
  const { room } = await classOf('Narrow');
  const { page, faults } = await visit(browser, product.url, { token: academy.owner, look: desktop });
  await page.goto(`/attendence?classID=${room._id}`);
  const keys = page.getByText(/^Keys: /);
  await keys.waitFor();
  await page.setViewportSize({ width: 390, height: 844 });
  await keys.waitFor({ state: 'hidden' });
  expect(faults).toEqual([]);
});
