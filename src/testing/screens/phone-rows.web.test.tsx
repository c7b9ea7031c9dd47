// Proves S§2.
import { cleanup } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { entities } from '#app/entities';
import { activity } from '#house/activity/activity.contract';
import { exampleRow } from './example-row';
import { leave, openScreen, type EntityName, rowOf, type ScreenPath } from './opened-screen.fixture';

afterEach(leave);

const saturdays = { days: [{ label: 'Saturday', value: 'Saturday' }], TimeIn: '08:30', TimeOut: '10:00' };
const amina = { _id: 'amina', studentName: 'Amina Warsame Farah', stdID: 100_417 };
const children = [{ studentID: { _id: 'omar', studentName: 'Omar' } }, { studentID: amina }];

const rows: readonly [ScreenPath, string, EntityName, object, readonly string[]][] = [
  [
    '/stock',
    'its quantity and its price',
    'stockItem',
    { quantityInStock: 7, sellingPrice: 3, stockStatus: 'enough' },
    ['Item name: Item name', 'Quantity in stock: 7', 'Selling price: $3.00'],
  ],
  [
    '/class',
    'its days, its hours and its teacher, where the tab says that it runs',
    'schoolClass',
    saturdays,
    ['Class name: Class name', 'Teacher: Teacher name', 'Days: Sat', 'Time in: 08:30–10:00'],
  ],
  [
    '/class',
    'its status where it is another than its tab says',
    'schoolClass',
    { ...saturdays, classStatus: 'pending' },
    ['Class name: Class name', 'Days: Sat', 'Time in: 08:30–10:00', 'Status: Pending'],
  ],
  [
    '/stdenrollment',
    'its class before its course',
    'enrollment',
    { studentID: amina },
    [
      'Student: Amina Warsame Farah (100417)',
      'Course: Course name',
      'Class: Class name',
      'Amount: $12.50',
      'Enrolled date: 3 Nov 2026',
    ],
  ],
  [
    '/fee',
    'the whole number of its student and what is left, but not that it is unpaid',
    'fee',
    { studentID: amina, feeBalance: 12, feeStatus: 'unpaid' },
    ['Student: Amina Warsame Farah (100417)', 'Fee name: Fee name', 'Class: Class name', 'Balance: $12.00'],
  ],
  [
    '/room',
    'which day it is that it names',
    'room',
    { seats: 80 },
    ['Room name: Room name', 'Seats: 80', 'Next lesson: 3 Nov 2026'],
  ],
  [
    '/subscription',
    'until when it is paid',
    'subscription',
    { expiredDate: '2026-12-03' },
    ['Term: One month', 'Amount paid: $12.50', 'Account type: EVC', 'Expiry date: 3 Dec 2026'],
  ],
  [
    '/holiday',
    'its days as one span',
    'holiday',
    { startDate: '2026-12-08', endDate: '2026-12-10', lessonsDropped: 2 },
    ['Holiday name: Holiday name', 'Start date: 8 Dec 2026 – 10 Dec 2026', 'Lessons dropped: 2'],
  ],
  [
    '/courses',
    'nothing of the day of its entry',
    'course',
    {},
    ['Course name: Course name', 'Price: $12.50', 'Level: Basic'],
  ],
  ['/teacher', 'no user name', 'teacher', {}, ['Teacher name: Teacher name', 'Phone: 252615550101', 'Status: Active']],
  [
    '/guardian',
    'how many children there are',
    'guardian',
    { children },
    [
      'Guardian name: Guardian name',
      'Phone: 252615550101',
      'Children: Children 2Omar, Amina Warsame Farah',
      'Status: Active',
    ],
  ],
  [
    '/note',
    'the day of the visit',
    'visitorNote',
    {},
    ['Name: Name', 'Phone: 252615550101', 'Course: Course', 'Created: 3 Nov 2026'],
  ],
];

/** What a row shows on a phone before it is unfolded, each with its heading. */
const shownIn = (row: HTMLElement) =>
  [...row.querySelectorAll<HTMLElement>('[data-place]')].map(
    ({ dataset, textContent }) => `${dataset.label}: ${textContent}`,
  );

test.each(rows)('on a phone a row of %s says %s', async (path, _what, name, known, said) => {
  await openScreen(path, { one: { [name]: known } });
  expect(shownIn(await rowOf())).toEqual(said);
});

const sales = [
  ['what is left', { Total: 20, amountPaid: 8, balance: 12 }, 'Balance: $12.00'],
  ['its total where nothing is left', { Total: 20, amountPaid: 20, balance: 0 }, 'Total: $20.00'],
] as const;

test.each(sales)('on a phone a row of sales, and of the report on them, says %s', async (_what, known, said) => {
  const sale = exampleRow(entities.invoice, known);
  await openScreen('/sales', { brand: 'decoration', one: { invoice: known } });
  const listed = shownIn(await rowOf());
  cleanup();
  await openScreen('/salesReport', { brand: 'decoration', report: { ReportData: [sale], totals: {} } });
  const amounts = [listed, shownIn(await rowOf())].map((cells) => cells.filter((words) => words.includes('$')));
  expect(amounts).toEqual([[said], [said]]);
});

test('on a phone a paid service says how far it is, which keeps it open, and how much it was', async () => {
  const known = {
    Status: 'fullPaid',
    servicePrice: 9,
    Balance: 0,
    workStatus: 'progress',
    prductionStatus: 'progress',
  };
  await openScreen('/service', { brand: 'decoration', one: { service: known } });
  expect(shownIn(await rowOf()).slice(1)).toEqual([
    'Service name: Service name',
    'Total price: $9.00',
    'Status: Fully paid',
    'Progress: In progress',
  ]);
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

test.each([
  ['what was changed', { action: 'update', label: 'WEB-07' }, ['Action: Changed', 'Name: WEB-07']],
  [
    'of what kind it was, where it has no name',
    { action: 'update', label: null },
    ['Action: Changed', 'Resource: Classes'],
  ],
] as const)('on a phone a line of the log says %s', async (_what, known, said) => {
  const { far } = await openScreen('/activity');
  far.has(activity.path, () => [exampleRow(activity, { resource: 'class', status: 200, ...known })]);
  const cells = shownIn(await rowOf());
  expect(cells.filter((words) => !/^(When|Who)/.test(words))).toEqual(said);
});
