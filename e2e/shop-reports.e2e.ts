// Proves S§2, R 5.1, R 5.8, D11, H1, H2, H6.
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { months } from '#features/people/payroll/payroll.contract';
import { dayIn, monthOf } from '#kit/rules/calendar';
import { browser, openShop, shop } from './opened-product';
import { saved } from './academy';
import { type Shop, visitShop } from './shop';
import { settled } from './visit';

openShop();
const today = dayIn('Africa/Mogadishu', new Date());
const month = { startDate: `${monthOf(today)}-01`, endDate: today };
const lastMonth = new Date(Date.parse(month.startDate) - 86_400_000).toISOString().slice(0, 10);

beforeAll(async () => {
  await buyAndSell();
  await serve();
  await payPeople();
  await enter('income', 'Sales Income', 4.44, today);
  await enter('income', 'service income', 11.11, lastMonth);
  await enter('expense', 'Office rent', 35.35, today);
  await enter('expense', 'Office rent', 100, lastMonth);
});

const made = async (answer: ReturnType<Shop['call']>) => (await saved(answer)).body.info;
const erase = (path: string, { _id }: { readonly _id: string }) => saved(shop.call('DELETE', `${path}/${_id}`));

/** Purchases and invoices: in part paid, paid, due, of last month, and one of each voided. */
async function buyAndSell(): Promise<void> {
  const { item, customer, buy, sell, pay, invoice } = shop.sales;
  const cards = await item({ itemName: 'Cards', quantityInStock: 40 });
  await saved(buy(cards, { Quantity: 7, purchasePrice: 3.33 }));
  await erase('purchase', await made(buy(cards, { Quantity: 5, purchasePrice: 8.08 })));
  const customerID = (await customer())._id;
  const sale = (pieces: number, values: object) => made(sell([[cards, pieces, 10.25]], { customerID, ...values }));

  const inPart = await sale(3, { discount: 0.5, isReceipt: true, amountPaid: 10.1 });
  await saved(pay(await invoice(inPart._id), 5.05, { datePaid: today }));
  await sale(2, {});
  await made(sell([[cards, 1, 10.25]], { isReceipt: true, amountPaid: 10.25 }));
  await erase('invoice', await sale(4, {}));
  const unpaidAgain = await sale(2, {});
  await erase('receipt', await made(pay(await invoice(unpaidAgain._id), 7.77, { datePaid: today })));
  await sale(1, { date: `${lastMonth}T12:00` });
}

/** Services: in part paid, paid, unpaid again, voided. */
async function serve(): Promise<void> {
  const { service, pay } = shop.services;
  const inPart = await service({ servicePrice: 99.99 });
  for (const amount of [33.34, 0.01]) await saved(pay(inPart, amount, { datePaid: today }));
  await saved(pay(await service({ servicePrice: 50 }), 50, { datePaid: today }));
  await erase('serviceReceipt', await made(pay(await service({ servicePrice: 20 }), 5, { datePaid: today })));
  await erase('service', await service({ servicePrice: 70 }));
}

/** A salary and a performance that are paid, and a salary that is voided. */
async function payPeople(): Promise<void> {
  const { employee, performance } = shop.people;
  const own = await employee({ salaryAmount: 450.55 });
  const other = await employee({ salaryAmount: 300 });
  const monthly = Object.keys(months)[Number(today.slice(5, 7)) - 1];
  const body = { employee: [own._id, other._id], feetype: 'salary', monthly, Year: Number(today.slice(0, 4)) };
  const salaries: { readonly _id: string }[] = await made(shop.call('POST', 'payroll', body));
  await saved(shop.call('POST', 'payroll/pay', { ids: salaries.map(({ _id }) => _id) }));
  const { body: rows } = await saved(shop.call('GET', 'payroll'));
  await erase(
    'payroll',
    rows.find(({ employeeID }: { employeeID: { _id: string } }) => employeeID._id === other._id),
  );
  const entry = await performance(own._id, { taskPrice: 40.5, commission: 0.05, taskDate: new Date().toISOString() });
  await saved(shop.call('POST', 'performance/pay', { ids: [entry._id] }));
}

function enter(transectionType: 'income' | 'expense', type: string, amount: number, date: string) {
  const body = { transectionType, type, name: 'Hodan Towers', amount, date, description: 'By hand' };
  return saved(shop.call('POST', 'transection', body));
}

// The sums of the records above, worked out by hand.
const sales = { Total: 81.5, discount: 0.5, amountPaid: 25.4, balance: 56.1, credited: 0, totalGross: 81.5 };
const services = { paid: 83.35, owed: 86.64 };
const income = 113.19; // 25.40 + 83.35 + 4.44
const expense = 511.24; // 23.31 + 450.55 + 2.03 + 35.35
const debts = 152.99; // 56.10 + 10.25 of last month + 86.64

test('an owner reads the month’s reports, which agree with each other to the cent', async () => {
  const { page, faults } = await visitShop(browser, shop, '/decorationDashboard');
  await settled(page);
  const cards = page.getByRole('main').locator('ul > li');
  await expect
    .poll(async () => (await cards.allInnerTexts()).map((card) => card.split('\n').slice(0, 3)))
    .toEqual([
      ['Income', '$124.30', 'Of all time'],
      ['Expenses', '$611.24', 'Of all time'],
      ['Balance', '−$486.94', 'Of all time'],
      ['Debts', shown(debts), 'Owed to us'],
    ]);
  const earning = page.getByRole('region', { name: 'Monthly earning' });
  await expect
    .poll(async () => (await earning.locator('dl > div').allInnerTexts()).map((line) => line.split('\n')))
    .toEqual([
      ['Income', shown(income)],
      ['Expense', shown(expense)],
    ]);
  await expect
    .poll(() => earning.getByRole('row').last().getByRole('cell').allInnerTexts())
    .toEqual([shown(income), shown(expense)]);

  const span = `startDate=${month.startDate}&endDate=${month.endDate}`;
  const dated = `from=${month.startDate}&to=${month.endDate}`;
  await expect
    .poll(() => sumsAt(page, `/statement?${span}`))
    .toMatchObject({ Income: shown(income), Expense: shown(expense) });
  await expect.poll(() => page.getByText('Balance at the end').locator('..').innerText()).toContain('−$486.94');
  await expect.poll(() => sumsAt(page, `/income?${dated}`)).toEqual({ Amount: shown(income) });
  await expect.poll(() => sumsAt(page, `/expense?${dated}`)).toEqual({ Amount: shown(expense) });
  const sold = {
    Total: shown(sales.Total),
    Discount: shown(sales.discount),
    'Amount paid': shown(sales.amountPaid),
    Balance: shown(sales.balance),
  };
  await expect.poll(() => sumsAt(page, `/salesReport?${span}`)).toEqual(sold);
  // The discount and what was taken off are among the columns that a list shows when asked.
  const whole = { ...sold, Charged: shown(sales.totalGross), 'Taken off': shown(sales.credited) };
  await expect.poll(() => sumsAt(page, `/sales?${dated}&hide=-`)).toEqual(whole);
  await expect.poll(() => sumsAt(page, `/receiptReport?${span}`)).toEqual({ 'Amount paid': shown(sales.amountPaid) });
  await expect
    .poll(() => sumsAt(page, `/serviceReceiptReport?${span}`))
    .toEqual({ 'Amount paid': shown(services.paid) });
  expect((await sumsAt(page, '/ServiceDept?type=1')).Balance).toBe(shown(services.owed));
  expect((await sumsAt(page, '/sales')).Balance).toBe(shown(66.35));
  expect(faults).toEqual([]);
});

test('what those reports answer agrees to the cent, voided records left out', async () => {
  const dated = `from=${month.startDate}&to=${month.endDate}`;
  const { body: summary } = await saved(shop.call('GET', 'summary'));
  expect(summary.months.at(-1)).toMatchObject({ month: monthOf(today), income, expense });
  expect(summary.months.at(-2)).toMatchObject({ income: 11.11, expense: 100 });
  const sums = await totals(`transection?running=1&${dated}`);
  expect(sums).toMatchObject({ income: summary.currentMonthIncome, expense: summary.currentMonthExpense });
  const posted = (type: string) => totals(`transection?${dated}&transectionType=income&posted=true&type=${type}`);
  const [salesIncome, serviceIncome] = [await posted('Sales%20Income'), await posted('service%20income')];

  const report = async (path: string, body: object) =>
    (await saved(shop.call('POST', `reports/${path}`, body))).body.totals;
  expect(await report('sales', month)).toEqual(sales);
  expect(await totals(`invoice?${dated}`)).toMatchObject(sales);
  expect((await totals(`receipt?${dated}`)).amountPaid).toBe(salesIncome.amount);
  expect((await report('ServiceReceiptReport', month)).AmountPaid).toBe(serviceIncome.amount);
  expect([salesIncome.amount, serviceIncome.amount]).toEqual([sales.amountPaid, services.paid]);
  const owed = cents((await report('ServiceDept', { type: 1 })).Balance) + cents((await totals('invoice')).balance);
  expect([owed, cents(summary.totalDue)]).toEqual([cents(debts), cents(debts)]);
});

test('the rows of a report scroll alone, its sums stay in sight, and a name leads to whose it is', async () => {
  const { page, faults } = await visitShop(browser, shop, '/salesReport', {
    look: { viewport: { width: 1280, height: 620 } },
  });
  await settled(page);
  const sums = page.getByRole('row', { name: /^Total/ });
  const { bottom, pages } = await sums.evaluate((row) => ({
    bottom: row.getBoundingClientRect().bottom / innerHeight,
    pages: document.documentElement.scrollHeight / innerHeight,
  }));
  expect(bottom).toBeLessThan(1);
  expect(pages).toBe(1);
  await page.getByRole('table').getByRole('link').first().click();
  await page.waitForURL(/\/customer\/[\w-]+$/);
  await page.goto('/income');
  await page
    .getByRole('row', { name: /Receipt \d+ of invoice/ })
    .first()
    .getByRole('cell')
    .nth(2)
    .click();
  await page.waitForURL(/\/salesReceipts\?receiptNo=\d+$/);
  expect(faults).toEqual([]);
});

const shown = (amount: number) => `$${amount.toFixed(2)}`;
const cents = (amount: number | undefined) => Math.round((amount ?? Number.NaN) * 100);

/** The sums of a list over all its rows, as its header says them. */
async function totals(list: string): Promise<Record<string, number>> {
  const { headers } = await saved(shop.call('GET', `${list}${list.includes('?') ? '&' : '?'}page=1`));
  return JSON.parse(headers['x-totals'] ?? '{}');
}

/** What stands below a table, by the column's name. */
async function sumsAt(page: Page, path: string): Promise<Record<string, string>> {
  await page.goto(path);
  const cells = page.getByRole('table').locator('tfoot td[data-label]:not([data-none])');
  await cells.first().waitFor();
  const named = await cells.evaluateAll((all) =>
    all.map((cell) => [cell.getAttribute('data-label'), cell.textContent] as const),
  );
  return Object.fromEntries(named.filter(([, sum]) => sum !== 'Total'));
}
