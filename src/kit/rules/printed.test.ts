import { describe, expect, it } from 'vitest';
import { entity } from '#kit/contract/entity';
import { list, ref } from '#kit/contract/fields-choice';
import { flag, money, whole } from '#kit/contract/fields-number';
import { date, text } from '#kit/contract/fields-text';
import { voidedFields } from '#kit/contract/voided';
import { printedOf } from './printed';

const reader = entity({
  table: 'reader',
  path: 'reader',
  one: 'Reader',
  many: 'Readers',
  fields: { readerName: text('Name', { required: 'Enter name' }), town: text('Town') },
  brief: ['readerName', 'town'],
  search: [],
});

const loan = entity({
  table: 'book_loan',
  path: 'loan',
  one: 'Loan',
  many: 'Loans',
  fields: {
    loanNo: whole('Loan no', { min: 1, max: 9999 }),
    readerID: ref('Reader', () => reader),
    until: date('Until'),
    isLong: flag('Long', { initial: false }),
    deposit: money('Deposit'),
    books: list('Books', { title: text('Title', { required: 'Enter title' }), price: money('Price') }),
  },
  stored: { ...voidedFields },
  brief: ['loanNo'],
  search: [],
  print: {
    title: 'Loan',
    number: 'loanNo',
    parties: ['readerID'],
    facts: ['until', 'isLong', 'createdAt'],
    lines: 'books',
    total: 'deposit',
    signed: ['Reader'],
  },
});

const amina = { _id: 'a', readerName: 'Amina', town: 'Baidoa' };
const record = {
  createdAt: '2026-11-22T22:30:00Z',
  loanNo: 12,
  readerID: amina,
  until: null,
  isLong: true,
  deposit: 7.5,
  books: [{ title: 'Poems of the Coast', price: 7.5 }],
  voidedAt: null,
};

describe('a record is printed by the facts of its contract', () => {
  const { print } = loan;
  if (!print) throw new Error('A loan is printed');
  const printed = (values = {}) => printedOf({ ...loan, print }, { ...record, ...values }, 'Africa/Mogadishu');

  it('it says its title and number, each field under its label as its kind is read, and its amounts as amounts', () => {
    expect(printed()).toEqual({
      title: 'Loan',
      called: 'Loan 12',
      file: 'book-loan-12.pdf',
      number: ['Loan no', '12'],
      head: [['Long', 'Yes'], ['Created', '23 Nov 2026'], { label: 'Reader', name: 'Amina', lines: ['Baidoa'] }],
      lines: [
        {
          title: 'Books',
          columns: [
            { heading: 'Title', share: 4 },
            { heading: 'Price', share: 2, align: 'end' },
          ],
          rows: [{ cells: ['Poems of the Coast', 7.5] }],
        },
      ],
      total: ['Deposit', 7.5],
      signed: ['Reader'],
      slipSigned: ['Reader'],
    });
  });

  it('a fact and a party that nobody entered are left out; the total is not', () => {
    const { head, total } = printed({ until: '2026-12-01', readerID: null, deposit: null });
    expect(head.map((said) => ('name' in said ? said.label : said[0]))).toEqual(['Until', 'Long', 'Created']);
    expect([head[0], total]).toEqual([
      ['Until', '1 Dec 2026'],
      ['Deposit', ''],
    ]);
  });

  it('a voided one says so in its title', () => {
    expect(printed({ voidedAt: '2026-11-23T08:00:00Z' }).title).toBe('Loan (voided)');
  });

  it('a field that there is not is an error, not a paper without it', () => {
    const wrong = { ...loan, print: { ...print, total: 'charge' } };
    expect(() => printedOf(wrong, record, 'UTC')).toThrow('book_loan prints charge, which it does not have');
  });
});
