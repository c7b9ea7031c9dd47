// Proves S§2.
import { afterEach, expect, test } from 'vitest';
import { entities } from '#app/entities';
import { exampleRow } from './example-row';
import { leave, openScreen, type EntityName, rowOf, type ScreenPath } from './opened-screen.fixture';

afterEach(leave);

const rows: readonly [ScreenPath, string, EntityName, object, readonly string[]][] = [
  ['/stock', 'its quantity', 'stockItem', { quantityInStock: 7 }, ['Quantity in stock: 7']],
  [
    '/class',
    'its days and its time',
    'schoolClass',
    { days: [{ label: 'Saturday', value: 'Saturday' }], TimeIn: '08:30' },
    ['Days: Sat', 'Time in: 08:30'],
  ],
  ['/sales', 'what is left', 'invoice', { Total: 20, amountPaid: 8, balance: 12 }, ['Balance: $12.00']],
  [
    '/fee',
    'the whole number of its student, and what is left',
    'fee',
    { studentID: { _id: 'amina', studentName: 'Amina Warsame Farah', stdID: 100_417 }, feeBalance: 12 },
    ['Student: Amina Warsame Farah (100417)', 'Balance: $12.00'],
  ],
  ['/feeReport', 'what is left', 'fee', { feeBalance: 12 }, ['Balance: $12.00']],
];

/** What a row shows on a phone before it is unfolded, each with its heading. */
const shownIn = (row: HTMLElement) =>
  [...row.querySelectorAll<HTMLElement>('[data-place]')].map(
    ({ dataset, textContent }) => `${dataset.label}: ${textContent}`,
  );

test.each(rows)('on a phone a row of %s says %s', async (path, _what, name, known, said) => {
  await openScreen(path, { one: { [name]: known } });
  expect(shownIn(await rowOf())).toEqual(expect.arrayContaining([...said]));
});

test('on a phone a row of the sales report says what is left', async () => {
  const sale = exampleRow(entities.invoice, { Total: 20, amountPaid: 8, balance: 12 });
  await openScreen('/salesReport', { brand: 'decoration', report: { ReportData: [sale], totals: {} } });
  expect(shownIn(await rowOf())).toContain('Balance: $12.00');
});

test.each([
  ['/receipt', 'feeReceipt', ['Student', 'Fee', 'Amount paid', 'Date']],
  ['/servicereceipt', 'serviceReceipt', ['Customer', 'Service', 'Amount paid', 'Date']],
] as const)(
  'on a phone a row of %s leaves out its number, so that what was paid is not cut off',
  async (path, name, said) => {
    await openScreen(path, { one: { [name]: {} } });
    expect(shownIn(await rowOf()).map((words) => words.split(':')[0])).toEqual(said);
  },
);
