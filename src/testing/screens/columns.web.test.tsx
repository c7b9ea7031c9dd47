// Proves S§2.
import { afterEach, expect, test } from 'vitest';
import type { Brand } from '#house/brand/brand.contract';
import { headsOf, leave, openScreen, type ScreenPath } from './opened-screen.fixture';

afterEach(leave);

/** The headings in the specification's order; where it begins with a number, whom a row is about comes first. */
const named: readonly [ScreenPath, Brand, string][] = [
  [
    '/class',
    'academy',
    'Class name, Course, Teacher, Days, Class shift, Start date, End date, Time in, Time out, Status',
  ],
  ['/attendencelist', 'academy', 'Student, Class, Date attended, Day, Attended, User attended, Status, Reason'],
  ['/complain', 'academy', 'Student name, Course, Class, Description, Status, Date, Created user'],
  ['/users', 'academy', 'Name, Phone, Username, User type, Created, Active'],
  ['/service', 'decoration', 'Customer, Service name, Total price, Amount paid, Balance, Status, Created'],
  [
    '/servicereceipt',
    'decoration',
    'Customer, Receipt no, Service, Amount paid, Paid from phone, Received on phone, Date',
  ],
  ['/sales', 'decoration', 'Customer, Invoice no, Total, Discount, Amount paid, Balance, Date'],
  ['/purchase', 'decoration', 'Supplier, Item, Quantity, Purchase price, Selling price, Created'],
  ['/stock', 'decoration', 'Item name, Quantity in stock, Purchase price, Selling price, Created'],
  [
    '/salesReceipts',
    'decoration',
    'Customer, Receipt no, Invoice no, Amount paid, Paid from phone, Received on phone, Date',
  ],
  ['/note', 'academy', 'Name, Phone, Address, Course, Days, Description, Created, Created user'],
];

test.each(named)(
  '%s says whom a row is about first, and the rest in the order of the specification',
  async (path, brand, said) => {
    await openScreen(path, { brand });
    const heads = await headsOf();
    const wanted = said.split(', ');
    expect(heads.filter((head) => wanted.includes(head))).toEqual(wanted);
    expect(heads[0]).toBe(wanted[0]);
  },
);
