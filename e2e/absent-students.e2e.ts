import { expect, test } from 'vitest';
import { classOf } from './held-class';
import { academy, browser, openAcademy, product } from './opened-product';
import { visit } from './visit';

openAcademy();

test('whoever is absent in a saved register is written to from there', async () => {
  const { room } = await classOf('Away');
  const { page, faults } = await visit(browser, product.url, { token: academy.owner });
  await page.goto(`/attendence?classID=${room._id}`);
  const rows = page.getByRole('group');
  const write = page.getByRole('button', { name: /^Write to/ });
  await rows.nth(1).getByText('Absent', { exact: true }).click();
  // Nobody is absent as long as it is not saved.
  expect(await write.count()).toBe(0);
  await page.getByRole('button', { name: 'Save attendance' }).click();
  const name = (await rows.nth(1).locator('legend').innerText()).replace(/ \(\d+\)$/, '');
  await page.getByRole('button', { name: 'Write to 1 absent student' }).click();
  await page.getByRole('heading', { level: 1, name: 'New message' }).waitFor();
  await page.getByRole('main').getByText(name).first().waitFor();
  expect(faults).toEqual([]);
});
