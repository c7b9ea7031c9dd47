// Proves B12.
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { readMoney } from '#kit/contract/money';
import type { Printed } from '#kit/contract/print';
import { noMoney } from '#kit/rules/money';
import { openPage } from '#kit/web/opened-page.fixture';
import { DocumentPaper } from './DocumentPaper';

const price = readMoney(12.5) ?? noMoney;
const bill: Printed = {
  title: 'Bill',
  called: 'Bill 3',
  file: 'bill-3.pdf',
  number: ['Bill no', '3'],
  from: 'From',
  head: [{ label: 'Reader', name: 'Amina', lines: [], details: ['+252612345678'] }, ['Year', '2026']],
  lines: [
    {
      columns: [
        { heading: 'Item', share: 4 },
        { heading: 'Price', share: 'amount' },
      ],
      rows: [{ cells: ['Atlas', price], slip: [['Atlas'], ['1 × $12.50', price]] }],
    },
    {
      title: 'Returned',
      columns: [
        { heading: 'Item', share: 4 },
        { heading: 'Number', share: 2 },
      ],
      rows: [{ cells: ['Map', '2'] }],
    },
  ],
  total: ['Total', price],
  note: ['Reason', 'A page is torn'],
  signed: ['Librarian'],
  thanks: 'Thank you',
  proof: { code: 'B3-ABCD', words: 'Check this paper' },
};
const BillPage = () => <DocumentPaper printed={bill} />;

/** The sheet that is shown; the copy for the printer comes behind it. */
async function shownSheet() {
  const [sheet] = await screen.findAllByRole('article');
  if (!sheet) throw new Error('No sheet is shown');
  return within(sheet);
}

test('a printed record has its rows in a table on A4, and below each other on a slip', async () => {
  const { user } = openPage(BillPage);
  const sheet = await shownSheet();
  expect(sheet.getAllByRole('row').map(({ textContent }) => textContent)).toEqual(['ItemPrice', 'Atlas$12.50']);
  await user.click(screen.getByRole('radio', { name: '80 mm' }));
  expect(sheet.queryByRole('table')).toBeNull();
  sheet.getByText('1 × $12.50');
});

test('what a table comes to stands in its last column on A4', async () => {
  const tables = bill.lines?.slice(0, 1);
  openPage(() => <DocumentPaper printed={{ ...bill, lines: tables, after: [['Paid', price]] }} />);
  const sheet = await shownSheet();
  const rows = sheet.getAllByRole('row').map(({ textContent }) => textContent);
  expect(rows).toEqual(['ItemPrice', 'Atlas$12.50', 'Total$12.50', 'Paid$12.50']);
});

test('it says parties, facts, figures, signatures and its proof, and has no file where it has no path', async () => {
  openPage(BillPage);
  const sheet = await shownSheet();
  for (const said of ['Bill', '3', 'From', 'Amina', '+252612345678', '2026', 'Returned', 'Map', 'A page is torn'])
    sheet.getByText(said);
  for (const said of ['Total', 'Librarian', 'Thank you']) sheet.getByText(said);
  await sheet.findByText('B3-ABCD');
  expect(screen.queryByRole('button', { name: 'Download' })).toBeNull();
});
