// Proves FA4, FA5, FA6, CL13.
import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { addDays, dayIn } from '#kit/rules/calendar';
import { saved } from './academy';
import { violationsOfScreen } from './axe';
import { academy, browser, openAcademy, product } from './opened-product';
import { seed } from './seed';
import { phone, settled, visit } from './visit';

openAcademy();

test('a mother logs in with a PIN, chooses a password, and sees of each child what was agreed', async () => {
  const made = await seed(academy);
  const token = academy.owner;
  const yusuf = await academy.records.student({ studentName: 'Yusuf Cali' });
  await saved(academy.call('PUT', 'settings', { token, body: { features: { families: true, timetable: true } } }));
  const today = dayIn('Africa/Mogadishu', new Date());
  const dates = { startedDate: addDays(today, -7), endDate: addDays(today, 60) };
  await saved(academy.call('PUT', `class/${made.schoolClass._id}`, { token, body: dates }));
  const agreed = { relation: 'mother', consentDate: '2026-01-01' };
  const { body } = await saved(
    academy.call('POST', 'guardian', {
      token,
      body: {
        guardianName: 'Halima Nur',
        guardianPhone: '252615400400',
        children: [
          { studentID: made.student._id, ...agreed },
          { studentID: yusuf._id, ...agreed, access: 'fees' },
        ],
      },
    }),
  );
  const feeItems = [{ feeName: 'Books', feetype: 'bookfee', feeAmount: 12 }];
  const place = { classID: made.schoolClass._id, courseID: made.course._id, Amount: 20, enrolledDate: today };
  await saved(academy.call('POST', 'Enrollment', { token, body: { studentID: yusuf._id, ...place, feeItems } }));
  const { pin } = (await saved(academy.call('POST', `guardian/pin/${body.info._id}`, { token }))).body;
  const { page, faults } = await visit(browser, product.url, { look: phone });
  await page.goto('/loginportal');
  await page.getByRole('radio', { name: 'Parent or guardian' }).check();
  await page.getByRole('textbox', { name: 'Phone' }).fill('0615 400 400');
  await page.getByLabel('Password or PIN').fill(pin);
  await page.getByRole('button', { name: 'Log In' }).click();
  await page.getByRole('heading', { name: 'Choose a password' }).waitFor();
  await page.getByLabel('New password').fill('mango tree 7');
  await page.getByLabel('Confirm password').fill('mango tree 7');
  await page.getByRole('button', { name: 'Set the new password' }).click();
  await page.waitForURL('**/portal');
  await settled(page);
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await expect.poll(() => menu.getByRole('link').allInnerTexts()).toContain('Marks');
  const leftToPay = page.getByText('Left to pay').locator('xpath=following-sibling::dd');
  await expect.poll(() => leftToPay.innerText()).toBe('$31.00');
  expect(await violationsOfScreen(page)).toEqual([]);
  // The calendar of her phone gets the lessons of the child of whom she sees everything.
  await page.getByRole('link', { name: 'Timetable', exact: true }).click();
  await page.getByRole('button', { name: 'Add to my calendar' }).click();
  await page.getByRole('button', { name: 'Make the address' }).click();
  const address = page.getByRole('dialog').getByText(/\.ics$/);
  await address.waitFor();
  const text = await (await fetch(await address.innerText())).text();
  const events = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((one) => new ICAL.Event(one));
  expect(events.length).toBeGreaterThan(10);
  expect(new Set(events.map(({ summary }) => summary))).toEqual(new Set(['Morning A – Web Development']));
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Overview' }).click();
  await page.getByRole('radio', { name: 'Yusuf Cali' }).check();
  await expect.poll(() => leftToPay.innerText()).toBe('$12.00');
  await expect.poll(() => menu.getByRole('link').allInnerTexts()).toEqual(['Overview', 'Fees', 'Profile']);
  // What the office takes back is gone with the next call.
  const less = [
    { studentID: made.student._id, ...agreed },
    { studentID: yusuf._id, relation: 'mother', access: 'contact' },
  ];
  await saved(academy.call('PUT', `guardian/${body.info._id}`, { token, body: { children: less } }));
  await page.getByRole('link', { name: 'Fees', exact: true }).first().click();
  await expect.poll(() => page.getByRole('radio').count()).toBe(0);
  await expect.poll(() => leftToPay.innerText()).toBe('$31.00');
  await page.getByRole('link', { name: 'Logout' }).click();
  await page.waitForURL('**/loginportal');
  const left = await page.evaluate(() => Object.keys(sessionStorage).filter((key) => /guardian|own /.test(key)));
  expect([left, faults]).toEqual([[], []]);
});
