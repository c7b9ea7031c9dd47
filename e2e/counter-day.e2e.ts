// Proves CO1, CO2, CO3, CO5, CO7, CO8, CO9, CO11, CO12, DC3, DC4.
import { expect, test } from 'vitest';
import { shopSales } from '#testing/shop-sales';
import { saved } from './academy';
import { focusIsOn, tabTo } from './by-keyboard';
import { academy, product } from './opened-product';
import { runProgram } from './product';
import {
  choose,
  count,
  enrolled,
  find,
  keys,
  openTill,
  owing,
  read,
  scan,
  seated,
  set,
  take,
  taken,
  takes,
  till,
} from './till';
import { settled } from './visit';

openTill();

test('a day at the counter is played by keyboard alone: float, twelve payments, a wrong one, a transfer and a close that another signs', async () => {
  const one = await owing('Mid Keliya', [20]);
  const two = await owing('Laba Deyn', [25, 10]);
  const ways = await owing('Laba Qaab', [40]);
  const family = { parentName: 'Nuur Cali', parentPhone: '0612345678' };
  await owing('Walaal Weyn', [25], family);
  await owing('Walaal Yar', [25], { ...family, parentPhone: '+252612345678' });
  const ahead = await owing('Hore Bixiye', [10]);
  const part = await owing('Qayb Bixiye', [25, 30]);
  const cut = await owing('Khad Maqan', [12]);
  const wrong = await owing('Qalad Qof', [15]);
  const sales = shopSales(academy, academy.owner, 'academy');
  await sales.item({ itemName: 'Ream', Amount: 4.95, sellingPrice: 4.95, quantityInStock: 20, barcode: 'RE-60012345' });

  const desk = await seated(till.token, '/dayClose');
  await count(desk.page, '50');
  await desk.page.getByText('This is the first count').waitFor();

  const { page } = desk;
  await page.goto('/counter');
  await settled(page);
  // One fee: the number, Enter, Enter.
  await find(page, String(one.stdID), '$20.00');
  await keys(page, 'Enter');
  expect(await taken(page)).toContain('$20.00');
  // Two debts at once.
  await find(page, String(two.stdID), '$35.00');
  expect(await take(page)).toContain('$35.00');
  // Two ways of paying, and change in both currencies.
  await find(page, String(ways.stdID), '$40.00');
  await keys(page, 'ArrowDown', 'F4');
  await page.keyboard.insertText('25');
  await tabTo(page, 'Pay the rest of $15.00 another way');
  await keys(page, 'Enter');
  await page.locator('[data-counter="accounts"] input:focus').waitFor();
  await tabTo(page, 'Given');
  await page.keyboard.insertText('20');
  await page.getByText('$5.00 · 130,000 SOS').waitFor();
  expect(await take(page)).toContain('Change $5.00 · 130,000 SOS');
  // A family by the phone of its father.
  await page.locator('[data-counter="find"]:focus').waitFor();
  await page.keyboard.insertText('252612345678');
  await page.getByRole('option', { name: 'Nuur Cali' }).waitFor();
  await keys(page, 'ArrowDown', 'Enter');
  await takes(page, '$50.00');
  expect(await take(page)).toContain('Nuur Cali');
  // Two reams, scanned, with a discount.
  await scan(page, 'RE-60012345', '$4.95');
  await scan(page, 'RE-60012345', '$9.90');
  await tabTo(page, 'Discount');
  await page.keyboard.insertText('0.90');
  await takes(page, '$9.00');
  await take(page);
  // More than is owed is kept as credit, and the credit pays what comes next.
  await set({ useCreditAtCharge: false });
  await find(page, String(ahead.stdID), '$10.00');
  await keys(page, 'F4');
  await page.keyboard.insertText('30');
  await tabTo(page, `Keep $20.00 as credit of Hore Bixiye (${ahead.stdID})`);
  await keys(page, 'Space');
  expect(await take(page)).toContain('$20.00 is kept as credit');
  const charge = { feetype: 'workshop', feeName: 'Robotics', classID: enrolled.classID, feeAmount: 5 };
  const body = { ...charge, studentID: ahead._id };
  await saved(academy.call('POST', 'fee/generateFeeSingleStudent', { token: academy.owner, body }));
  await find(page, String(ahead.stdID), '$5.00');
  await keys(page, 'F8');
  await page.getByText('From credit').waitFor();
  expect(await take(page)).toContain('Credit left $15.00');
  // A new customer pays a part of what is bought, and the rest by the number of the invoice.
  await tabTo(page, 'New customer');
  await keys(page, 'Enter');
  await focusIsOn(page, 'Name');
  await page.keyboard.type('Macmiil Cusub');
  await keys(page, 'Tab');
  await page.keyboard.type('0615550177');
  await keys(page, 'Tab', 'ArrowDown');
  await page.getByRole('option', { name: 'Male', exact: true }).waitFor();
  await keys(page, 'ArrowDown', 'Enter', 'Shift+Tab', 'Enter');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.getByText(/^Macmiil Cusub \(\d+\)$/).waitFor();
  await keys(page, 'F2');
  await scan(page, 'RE-60012345', '$4.95');
  await keys(page, 'F4');
  await page.keyboard.insertText('2.95');
  await takes(page, '$2.95');
  await take(page);
  const [invoice] = await read('invoice?sort=-invoiceNumber&page=1&pageSize=1');
  await find(page, `i${invoice.invoiceNumber}`, '$2.00');
  await take(page);
  // A part of one debt, and nothing of the other.
  await find(page, String(part.stdID), '$55.00');
  await keys(page, 'F2');
  await tabTo(page, 'Amount for Fee 1');
  await page.keyboard.insertText('10');
  await tabTo(page, 'Pay Fee 2');
  await keys(page, 'Space');
  await takes(page, '$10.00');
  await take(page);
  // While the network is away: it waits, and is confirmed once the network is back.
  await find(page, String(cut.stdID), '$12.00');
  await page.context().setOffline(true);
  await keys(page, 'F9');
  await page.getByText('Not confirmed yet. Do not take the money again').waitFor();
  await page.context().setOffline(false);
  await page.getByText(/Payment \d+ is taken/).waitFor();
  await keys(page, 'Escape');
  // A wrong one is taken back where it was taken.
  await find(page, String(wrong.stdID), '$15.00');
  await take(page);
  await tabTo(page, 'Taken today');
  await keys(page, 'Enter');
  const today = page.getByRole('dialog', { name: 'Taken today' });
  await today.getByRole('row').nth(1).getByText('Qalad Qof').waitFor();
  await tabTo(page, 'Actions');
  await keys(page, 'Enter');
  await page.getByRole('menuitem', { name: 'Void' }).waitFor();
  await keys(page, 'ArrowDown', 'Enter');
  const question = page.getByRole('dialog', { name: 'Are you sure?' });
  await question.waitFor();
  await tabTo(page, 'Reason');
  await page.keyboard.type('Another student was meant');
  await keys(page, 'Enter');
  await question.waitFor({ state: 'detached' });
  await expect.poll(() => today.getByText('Qalad Qof').count()).toBe(0);
  await keys(page, 'Escape');
  await today.waitFor({ state: 'detached' });

  // 60.00 go to the bank.
  await page.goto('/accounts?tab=transfers');
  await settled(page);
  await tabTo(page, 'New transfer');
  await keys(page, 'Enter');
  await focusIsOn(page, 'From account');
  await choose(page, 'From account', 'Cash');
  await tabTo(page, 'To account');
  await choose(page, 'To account', 'Other payments');
  await tabTo(page, 'Amount');
  await page.keyboard.insertText('60');
  await keys(page, 'Enter');
  await page.getByRole('dialog').waitFor({ state: 'detached' });

  // 50.00 of float, 20, 35, 15, 50, 9, 30, 2.95, 2, 10 and 12 came in, 60 went out; two dollars are missing.
  await page.goto('/dayClose');
  await settled(page);
  await count(page, '173.95');
  const close = page.getByRole('dialog', { name: 'Counted' });
  await expect.poll(() => close.locator('dl').innerText()).toContain('175.95');
  await tabTo(page, 'Reason');
  await page.keyboard.type('Two dollars too much change');
  await tabTo(page, 'Save reason');
  await keys(page, 'Enter');
  await close.getByText('Reason: Two dollars too much change').waitFor();
  await tabTo(page, 'Done');
  await keys(page, 'Enter');
  expect(desk.faults).toEqual([]);

  const office = await seated(academy.owner, '/dayClose');
  await tabTo(office.page, 'Sign');
  await keys(office.page, 'Enter');
  await office.page.getByRole('dialog', { name: 'Sign this close?' }).waitFor();
  await tabTo(office.page, 'Sign');
  await keys(office.page, 'Enter');
  await office.page.getByRole('dialog').waitFor({ state: 'detached' });
  await office.page.getByRole('table').getByRole('cell', { name: 'Signed', exact: true }).waitFor();
  expect(office.faults).toEqual([]);

  const accounts: { name: string; balance: number }[] = await read('account');
  const balance = (name: string) => accounts.find((one) => one.name === name)?.balance;
  expect([balance('Cash'), balance('Evc plus'), balance('Other payments')]).toEqual([173.95, 25, 60]);
  expect(balance('Customer credit')).toBe(-15);
  const taking: { voidedAt: string | null }[] = await read('payment?voided=1');
  expect([taking.length, taking.filter(({ voidedAt }) => voidedAt !== null).length]).toEqual([12, 1]);
  const [last] = await read('dayClose?sort=-closeNo&page=1&pageSize=1');
  expect(last).toMatchObject({ difference: -2, status: 'signed' });
});

test('after all of it npm run verify finds nothing', async () => {
  const { code, said } = await runProgram('verify', { DATA_DIR: product.dataDir });
  expect([code, said]).toEqual([0, expect.stringMatching(/All \d+ checks passed/)]);
});
