import { expect, it } from 'vitest';
import { type Money, readMoney } from '#kit/contract/money';
import type { Printed } from '#kit/contract/print';
import { noMoney } from './money';
import { headFacts, partiesOf, printedText, sheetFacts, sheetTables, slipFacts, slipLines } from './printed-parts';

const money = (typed: number): Money => readMoney(typed) ?? noMoney;
const shown = printedText({ currencySign: '$' });

const card: Printed = {
  title: 'Reader card',
  called: 'Reader card 7',
  file: 'reader-card-7.pdf',
  head: [
    { label: 'Reader', name: 'Amina', lines: ['Baidoa'], details: ['+252612345678'] },
    ['Year', '2026'],
    ['Status', 'Paid', 'sheet'],
  ],
  about: [
    { heading: 'Kind', share: 2, value: 'Card' },
    { heading: 'Year', share: 1, value: '2026' },
  ],
  terms: [['Paid by', 'Cash']],
  total: ['Paid', money(7.5)],
  signed: [],
};

it('a slip says each label once, a party without its details, and nothing that only a sheet has room for', () => {
  expect(slipFacts(card)).toEqual([
    ['Reader', 'Amina, Baidoa'],
    ['Year', '2026'],
    ['Kind', 'Card'],
    ['Paid by', 'Cash'],
  ]);
});

it('a sheet has parties of their own beside its facts', () => {
  expect(partiesOf(card).map(({ name }) => name)).toEqual(['Amina']);
  expect(headFacts(card).map(([label]) => label)).toEqual(['Year', 'Status']);
  expect(sheetFacts(card).map(([label]) => label)).toEqual(['Year', 'Status', 'Kind', 'Paid by']);
});

it('what a document is about is a row of A4 that ends with the total, where there are no other lines', () => {
  const [table] = sheetTables(card);
  expect(table?.columns.map(({ heading }) => heading)).toEqual(['Kind', 'Year', 'Amount']);
  expect(table?.rows).toEqual([{ cells: ['Card', '2026', 7.5] }]);
  const goods = { columns: [{ heading: 'Item', share: 1 }], rows: [{ cells: ['Pen'] }] };
  expect(sheetTables({ ...card, lines: [goods, { ...goods, rows: [] }] })).toEqual([goods]);
});

it('a row of a slip is the first value and opposite it the others, or the lines that it names', () => {
  expect(slipLines({ cells: ['Pen', money(2)] }, shown)).toEqual([['Pen', 2]]);
  expect(slipLines({ cells: ['Pen', '3', money(6)] }, shown)).toEqual([['Pen', '3, $6.00']]);
  expect(slipLines({ cells: ['Pen', '3'], slip: [['Pen'], ['3 ×', money(6)]] }, shown)).toEqual([['Pen'], ['3 ×', 6]]);
});
