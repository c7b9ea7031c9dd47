// Proves S§4, S§6.
import { expect, test } from 'vitest';
import { userOf } from './academy';
import { adding, expectClosed, fill, logIn, menuPaths, open, rowOf, save } from './acts';
import { academy, browser, openAcademy, product } from './opened-product';
import { visit } from './visit';

openAcademy();

test('Marketing has customers and visitor notes in its menu and may open nothing else', async () => {
  const marketing = await userOf(academy, 'Marketing', []);
  const { page, faults } = await visit(browser, product.url);
  await page.goto('/');
  await logIn(page, marketing.username, marketing.password);
  await page.getByRole('heading', { level: 1, name: 'Customers' }).waitFor();
  const own = ['/customer', '/note'];
  expect(await menuPaths(page)).toEqual(own);
  await open(page, 'Visitor notes');
  const note = await adding(page, 'Add visitor note');
  await fill(note, {
    Name: 'Cabdi Faarax',
    Phone: '252615550404',
    Address: 'Hodan',
    Course: 'Design',
    Days: 'Mornings',
    Description: 'Asked for the price.',
  });
  await save(page, note, 'Save visitor note', 'Cabdi Faarax');
  await rowOf(page, 'Cabdi Faarax').waitFor();
  await expectClosed(page, own);
  expect(faults).toEqual([]);
});
