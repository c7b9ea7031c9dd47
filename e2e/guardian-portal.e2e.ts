// Proves FA4, FA5, FA6.
import { expect, test } from 'vitest';
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
  await saved(academy.call('PUT', 'settings', { token, body: { features: { families: true } } }));
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
  expect(await violationsOfScreen(page)).toEqual([]);
  await page.getByRole('radio', { name: 'Yusuf Cali' }).check();
  await expect.poll(() => menu.getByRole('link').allInnerTexts()).toEqual(['Overview', 'Fees', 'Profile']);
  await page.getByRole('link', { name: 'Logout' }).click();
  await page.waitForURL('**/loginportal');
  const left = await page.evaluate(() => Object.keys(sessionStorage).filter((key) => /guardian|own /.test(key)));
  expect([left, faults]).toEqual([[], []]);
});
