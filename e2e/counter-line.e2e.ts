// Proves AL22, CO1, CO9.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { shopSales } from '#testing/shop-sales';
import { saved, userOf } from './academy';
import { keptAnswers } from './classroom';
import { type Line, openLine } from './line';
import { academy, browser, product } from './opened-product';
import { runProgram } from './product';
import { type Named, openTill, owing, read, takes, till } from './till';
import { phone, settled, visit } from './visit';

openTill();

let line: Line;
beforeAll(async () => {
  line = await openLine(product.url);
});
afterAll(() => line?.close());

test('on a phone whose network is cut twice nothing is lost and nothing is taken twice', async () => {
  const [seen, deaf, before] = [
    await owing('Hore La Arkay', [30]),
    await owing('Jawaab Lumay', [12]),
    await owing('Khad Ka Hor', [20]),
  ];
  const { page, faults } = await visit(browser, line.url, { token: till.token, look: phone });
  await page.goto('/counter');
  await settled(page);
  const field = page.getByRole('combobox', { name: 'Name, phone, number or barcode' });
  const type = async (typed: string) => {
    await field.fill(typed);
    await field.press('Enter');
  };
  const next = () => page.getByRole('button', { name: 'Next' }).filter({ visible: true }).click();
  const takeIt = (total: string) => page.getByRole('button', { name: `Take ${total}`, exact: true }).click();
  // Seen while there was a network: one goes on to wait, the other pays.
  await type(String(seen.stdID));
  await takes(page, '$30.00');
  await next();
  await type(String(before.stdID));
  await takeIt('$20.00');
  await page.getByText(/Payment \d+ is taken/).waitFor();
  await next();

  // Cut once: nobody answers.
  line.state = 'down';
  await type('hore la');
  await takeIt('$30.00');
  await page.getByText('Not confirmed yet. Do not take the money again').waitFor();
  expect(await page.getByText(/Payment \d+/).count()).toBe(0);
  await next();
  // Neither what waits here nor what was paid before is offered again.
  for (const { stdID } of [seen, before]) {
    await type(String(stdID));
    await page.getByText('Nothing is owed. What is paid is kept as credit.').waitFor();
    await next();
  }
  line.state = 'up';
  await page.getByRole('button', { name: 'Nothing waits on this phone' }).waitFor();

  // Cut again: what is sent arrives, and its answer is lost.
  line.state = 'deaf';
  await type(String(deaf.stdID));
  await takeIt('$12.00');
  await page.getByText('Not confirmed yet. Do not take the money again').waitFor();
  line.state = 'up';
  await page.getByText(/Payment \d+ is taken/).waitFor();

  const paid = async ({ _id }: Named): Promise<number[]> => {
    const receipts: { AmountPaid: number }[] = await read(`receipt?studentID=${_id}`);
    return receipts.map(({ AmountPaid }) => AmountPaid);
  };
  expect([await paid(seen), await paid(before), await paid(deaf)]).toEqual([[30], [20], [12]]);
  expect(line.writes.filter((write) => write === 'POST /api/academy/counter').length).toBeGreaterThan(3);
  const credit = async ({ _id }: Named) => (await read(`counter/debts?studentID=${_id}`)).people[0].credit;
  expect([await credit(seen), await credit(before), await credit(deaf)]).toEqual([0, 0, 0]);
  expect(faults).toEqual([]);
});

test('where the network is up and nobody answers, a payment waits with its rest kept, and a sale is not taken', async () => {
  const seen = await owing('Bixiye Labaad', [25]);
  const sales = shopSales(academy, academy.owner, 'academy');
  const ream = await sales.item({ itemName: 'Ream', Amount: 5, sellingPrice: 5, quantityInStock: 9, isQuick: true });
  const { page, faults } = await visit(browser, line.url, { token: till.token, look: phone });
  await page.goto('/counter');
  await settled(page);
  const field = page.getByRole('combobox', { name: 'Name, phone, number or barcode' });
  await page.getByRole('button', { name: /Ream/ }).click();
  await takes(page, '$5.00');
  line.state = 'down';
  const reading = page.waitForEvent('requestfailed');
  await field.fill('nobody');
  await reading;
  await field.fill('');
  await page.getByRole('button', { name: 'Take $5.00', exact: true }).click();
  await page.getByText('A sale needs the network: what is in stock must be known').waitFor();
  // The same sale is taken once somebody answers.
  line.state = 'up';
  await page.getByRole('button', { name: 'Take $5.00', exact: true }).click();
  await page.getByText(/Payment \d+ is taken/).waitFor();
  await page.getByRole('button', { name: 'Next' }).filter({ visible: true }).click();
  expect((await read(`stock/${ream._id}`)).quantityInStock).toBe(8);

  await field.fill(String(seen.stdID));
  await field.press('Enter');
  await takes(page, '$25.00');
  line.state = 'down';
  await page.getByRole('button', { name: 'Take $25.00', exact: true }).click();
  await page.getByText('Not confirmed yet. Do not take the money again').waitFor();
  // Somebody else takes ten for the same fee.
  const [{ _id: feeID }] = await read(`fee?studentID=${seen._id}`);
  const [{ _id: accountID }] = await read('account?name=Cash');
  const body = { debts: [{ feeID, amount: 10 }], payments: [{ accountID, amount: 10 }] };
  await saved(academy.call('POST', 'counter', { token: academy.owner, body }));
  line.state = 'up';
  await page.getByText(/Payment \d+ is taken/).waitFor();
  const [waited] = await read(`payment?studentID=${seen._id}`);
  expect([waited.total, waited.creditKept]).toEqual([25, 10]);
  expect(faults).toEqual([]);
});

test('who keeps registers too has the accounts and the buttons of the counter read ahead', async () => {
  const sales = shopSales(academy, academy.owner, 'academy');
  await sales.item({ itemName: 'Ruler', Amount: 2, sellingPrice: 2, quantityInStock: 9, isQuick: true });
  const clerk = await userOf(academy, 'Clerk', ['/counter', '/attendence']);
  const { page } = await visit(browser, line.url, { token: clerk.token, look: phone });
  await page.goto('/attendence');
  await expect.poll(() => keptAnswers(page)).toContain('Ruler');
  expect(await keptAnswers(page)).toContain('Evc plus');
});

test('after all of it npm run verify finds nothing', async () => {
  const { code, said } = await runProgram('verify', { DATA_DIR: product.dataDir });
  expect([code, said]).toEqual([0, expect.stringMatching(/All \d+ checks passed/)]);
});
