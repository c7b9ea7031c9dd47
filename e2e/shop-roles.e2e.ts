// Proves S§2, S§5, S§6, A10, F11, G4, G5, G8.
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { performanceBody } from '#testing/people-bodies';
import { pdfText } from '#testing/pdf-text';
import { browser, openShop, shop } from './opened-product';
import { logInAs, makeRole, visitShop } from './shop';
import { choose, phone, settled } from './visit';

openShop();

const rowOf = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });

test('a sale paid in part moves stock, invoice and statement until Sales has the rest, and never more', async () => {
  const vinyl = await shop.sales.item({ itemName: 'Vinyl roll', quantityInStock: 5, sellingPrice: 12.5 });
  await shop.sales.customer({ name: 'Amina Warsame' });
  const token = await logInAs(shop, 'Sales', (await shop.people.employee())._id);
  const { page, faults } = await visitShop(browser, shop, '/customInvoice', { token });
  await sellInFourParts(page);
  expect(await shop.sales.movements(vinyl)).toEqual(['correction 5', 'sale -3']);
  expect(await shop.sales.statement()).toEqual(['Sales Income Amina Warsame 20']);

  await openByMenu(page, 'Sales');
  const sale = rowOf(page, 'Amina Warsame');
  await sale.getByText('Partly paid').waitFor();
  await expect
    .poll(() => sale.getByRole('cell').allInnerTexts())
    .toEqual(expect.arrayContaining(['$37.00', '$20.00', '$17.00']));
  expect((await shop.call('GET', 'invoice')).body[0].discount).toBe(0.5);
  await collectTheRest(page);
  expect(await shop.sales.statement()).toEqual(['Sales Income Amina Warsame 20', 'Sales Income Amina Warsame 17']);

  await openByMenu(page, 'Sales');
  await sale.getByText('Fully paid').waitFor();
  await expect.poll(() => sale.getByRole('cell').allInnerTexts()).toEqual(expect.arrayContaining(['$37.00', '$0.00']));
  expect(faults).toEqual([]);
});

/** Three of five pieces for $37.00, of which $20.00 are paid; more than there is, and more than it costs, is refused. */
async function sellInFourParts(page: Page): Promise<void> {
  const quantity = page.getByRole('textbox', { name: 'Quantity 1' });
  await choose(page, 'Customer', /Amina Warsame/);
  await choose(page, 'Item 1', /Vinyl roll/);
  await page.getByText('5 left in stock').waitFor();
  await expect.poll(() => page.getByRole('textbox', { name: 'Price 1' }).inputValue()).toBe('12.50');
  await quantity.fill('6');
  await page.getByRole('button', { name: 'Take $75.00' }).click();
  await page.getByText('Vinyl roll: 5 left in stock, 6 needed').first().waitFor();
  await quantity.fill('3');
  await page.getByRole('textbox', { name: 'Discount' }).fill('0.50');
  await page.getByText('$37.00').first().waitFor();

  const paid = page.getByRole('textbox', { name: 'Amount paid' });
  await expect.poll(() => paid.inputValue()).toBe('37.00');
  await paid.fill('37.01');
  await choose(page, 'Payment method', 'Evc plus');
  await page.getByRole('textbox', { name: 'Paid from phone' }).fill('252615550101');
  await page.getByRole('button', { name: 'Take $37.01' }).click();
  await page.getByText('Amount paid must be less than or equal to 37.00').first().waitFor();
  await paid.fill('20');
  const sums = page.getByRole('region', { name: 'Confirm Detail' }).locator('dl > div');
  await page.getByText('$17.00').waitFor();
  await expect
    .poll(async () => (await sums.allInnerTexts()).map((line) => line.split(/\s+(?=\S+$)/)))
    .toEqual([
      ['Sub-total', '$37.50'],
      ['Discount', '$0.50'],
      ['Total', '$37.00'],
      ['Paid now', '$20.00'],
      ['Left as due', '$17.00'],
    ]);
  await page.getByRole('button', { name: 'Take $20.00' }).click();
  await printReceipt(page);
  await page.getByRole('button', { name: 'New invoice' }).click();
  await choose(page, 'Item 1', /Vinyl roll/);
  await page.getByText('2 left in stock').waitFor();
}

/** The receipt of the last part, on screen, on its way to the printer and as a file. */
async function printReceipt(page: Page): Promise<void> {
  const receipt = page.getByRole('main').getByRole('article');
  await receipt.getByText('Thank you, dear customer').waitFor();
  const shown = await receipt.innerText();
  for (const word of ['Hodan Print', 'Amina Warsame', '$20.00', '$17.00', '252615550101'])
    expect(shown).toContain(word);
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '');
  });
  await page.getByText('80 mm').click();
  await page.getByRole('button', { name: 'Print', exact: true }).click();
  await expect.poll(() => page.locator('body[data-printed] > [data-paper="slip"]').count()).toBe(1);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('receipt.pdf');
  const printed = pdfText(readFileSync(await file.path()));
  for (const word of ['Hodan Print', 'Amina Warsame', '$20.00', '$17.00']) expect(printed).toContain(word);
}

async function collectTheRest(page: Page): Promise<void> {
  await openByMenu(page, 'Sales receipts');
  await page.getByRole('main').getByRole('button', { name: 'Make receipt' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Make receipt' });
  await choose(dialog, 'Customer', /Amina Warsame/);
  await choose(dialog, 'Invoice', /^1\b/);
  const amount = dialog.getByRole('textbox', { name: 'Amount paid' });
  await expect.poll(() => amount.inputValue()).toBe('17.00');
  await amount.fill('17.01');
  await dialog.getByRole('button', { name: 'Take $17.01' }).click();
  await dialog.getByText('Amount paid must be less than or equal to 17.00').first().waitFor();
  await amount.fill('17');
  await dialog.getByRole('button', { name: 'Take $17.00' }).click();
  const receipt = page.getByRole('dialog', { name: 'Payment taken', exact: true });
  await receipt.getByText('Thank you, dear customer').waitFor();
  await expect.poll(() => receipt.innerText()).toContain('$0.00');
  await receipt.getByRole('button', { name: 'Close' }).first().click();
  await receipt.waitFor({ state: 'detached' });
}

test('a designer and a printer move a job to done, each its own part, and an admin sees all figures', async () => {
  await makeRole(shop, 'Maker', ['/tasks']);
  const designer = await shop.people.employee({ name: 'Dega Designer', commissionRate: 5 });
  const printer = await shop.people.employee({ name: 'Bile Printer', commissionRate: 10 });
  const both = { workType: 'both', employeeID: designer._id, ProductionEmployeeID: printer._id };
  const sign = await shop.services.service({
    ...both,
    serviceName: 'Shop sign',
    servicePrice: 120.5,
    workStatus: 'assigned',
    prductionStatus: 'assigned',
  });
  await shop.services.service({ serviceName: 'Mug print', servicePrice: 80, ProductionEmployeeID: printer._id });
  const [designing, printing, admin] = [
    await logInAs(shop, 'Maker', designer._id),
    await logInAs(shop, 'Maker', printer._id),
    await logInAs(shop, 'admin', (await shop.people.employee({ commissionRate: 0 }))._id),
  ];
  const { page: desk, faults } = await visitShop(browser, shop, '/tasks', { token: designing });
  await expect.poll(() => figures(desk)).toEqual(['1', '$120.50', '$6.03']);
  await rowOf(desk, 'Shop sign').waitFor();
  expect(await rowOf(desk, 'Mug print').count()).toBe(0);
  await step(desk, 'Shop sign', { not: 'Print status' });

  const { page: press } = await visitShop(browser, shop, '/tasks', { token: printing, look: phone });
  await expect.poll(() => figures(press)).toEqual(['2', '$200.50', '$20.05']);
  await finish(press, 'Shop sign', { sets: 'Print status', not: 'Design status' });
  expect(await shop.services.now(sign._id)).toMatchObject({ workStatus: 'done', prductionStatus: 'done' });

  for (const [token, part] of [
    [designing, 'prductionStatus'],
    [printing, 'workStatus'],
  ] as const)
    expect((await shop.call('PUT', `service/${sign._id}`, { [part]: 'block' }, token)).status).toBe(403);

  await shop.services.service({
    workType: 'design',
    serviceName: 'Logo',
    servicePrice: 30.1,
    employeeID: designer._id,
    workStatus: 'assigned',
    prductionStatus: 'none',
  });
  await desk.reload();
  await rowOf(desk, 'Logo').waitFor();
  await expect.poll(() => figures(desk)).toEqual(['2', '$150.60', '$7.53']);
  await press.reload();
  await rowOf(press, 'Mug print').waitFor();
  await expect.poll(() => figures(press)).toEqual(['2', '$200.50', '$20.05']);

  const { page: office } = await visitShop(browser, shop, '/tasks?tab=all', { token: admin });
  for (const job of ['Shop sign', 'Mug print', 'Logo']) await rowOf(office, job).waitFor();
  await expect.poll(() => figures(office)).toEqual(['3', '$230.60', '$27.58']);
  await expect.poll(() => rowOf(office, 'Shop sign').getByText('Done').count()).toBe(2);
  expect(faults).toEqual([]);
});

/** Tasks, income and share of all time, which are those of this month as well: all of it was ordered now. */
async function figures(page: Page): Promise<string[]> {
  await settled(page);
  const cards = await page.getByRole('main').locator('dl').first().getByRole('definition').allInnerTexts();
  expect(cards).toHaveLength(6);
  expect(cards.slice(3)).toEqual(cards.slice(0, 3));
  return cards.slice(0, 3);
}

/** Starts one's own part of a job and ends it, by its row's button alone; it is then among what is done. */
async function step(page: Page, job: string, { not }: { not: string }): Promise<void> {
  const row = rowOf(page, job);
  expect(await page.getByRole('columnheader', { name: not }).count()).toBe(0);
  await row.getByRole('button', { name: 'Start' }).click();
  await row.getByText('In progress').waitFor();
  await row.getByRole('button', { name: 'Done' }).click();
  await row.waitFor({ state: 'detached' });
  await page.getByRole('navigation', { name: 'Parts of the list' }).getByRole('button', { name: 'Done' }).click();
  await row.getByText('Done').waitFor();
  await page.getByRole('navigation', { name: 'Parts of the list' }).getByRole('button', { name: 'Open' }).click();
}

/** Sets one's own part of a job to done in the dialog, which offers no other part. */
async function finish(page: Page, job: string, { sets, not }: { sets: string; not: string }): Promise<void> {
  const row = rowOf(page, job);
  await row.getByText('Assigned').waitFor();
  expect(await page.getByRole('columnheader', { name: not }).count()).toBe(0);
  await row.getByRole('button', { name: job }).click();
  const dialog = page.getByRole('dialog', { name: `Status of ${job}` });
  await choose(dialog, sets, 'Done');
  expect(await dialog.getByLabel(not).count()).toBe(0);
  await dialog.getByRole('button', { name: 'Save status' }).click();
  await dialog.waitFor({ state: 'detached' });
  await row.waitFor({ state: 'detached' });
}

test('Marketing sees 34 required tasks, or its own number, against its own count, and changes nothing', async () => {
  const own = await shop.people.employee({ name: 'Mahad Marketing' });
  const taskDate = new Date().toISOString();
  const leaflet = await shop.people.performance(own._id, { taskType: 'Leaflet', quantity: 3, taskDate });
  const other = await shop.people.employee();
  await shop.people.performance(other._id, { taskType: 'Billboard', quantity: 9, taskDate });
  const token = await logInAs(shop, 'Marketing', own._id);
  const { page, faults } = await visitShop(browser, shop, '/perfomance', { token, look: phone });
  const tasks = page.getByRole('region', { name: 'Tasks this month' });
  await tasks.getByText('Total required tasks').waitFor();
  await expect.poll(() => tasks.getByRole('definition').allTextContents()).toEqual(['34', '3']);
  await tasks.getByRole('img', { name: 'Tasks this month' }).waitFor();
  await rowOf(page, 'Leaflet').waitFor();
  expect(await rowOf(page, 'Billboard').count()).toBe(0);
  expect(await page.getByRole('button', { name: /Add|Pay|Edit|Delete|Actions/ }).count()).toBe(0);

  const { call } = shop;
  const refused = [
    await call('POST', 'performance', performanceBody({ employeeID: own._id }), token),
    await call('PUT', `performance/${leaflet._id}`, { quantity: 40 }, token),
    await call('DELETE', `performance/${leaflet._id}`, undefined, token),
    await call('POST', 'performance/pay', { ids: [leaflet._id] }, token),
  ];
  expect(refused.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
  await call('PUT', `employee/${own._id}`, { totalTaskRequired: 12 });
  await page.reload();
  await tasks.getByText('Total required tasks').waitFor();
  await expect.poll(() => tasks.getByRole('definition').allTextContents()).toEqual(['12', '3']);
  expect(faults).toEqual([]);
});

async function openByMenu(page: Page, screen: string): Promise<void> {
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await menu.getByRole('link', { name: screen, exact: true }).click();
  await page.getByRole('heading', { level: 1, name: screen }).waitFor();
}
