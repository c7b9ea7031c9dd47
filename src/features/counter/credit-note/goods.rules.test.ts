// Proves DE3, DE5.
import { expect, it } from 'vitest';
import { type Money, readMoney } from '#kit/contract/money';
import { noMoney } from '#kit/rules/money';
import { amountOfGoods, piecesProblem, type SoldGoods } from './goods.rules';

const amount = (typed: number): Money => readMoney(typed) ?? noMoney;
const goods = (values: Partial<SoldGoods>): SoldGoods => ({
  rows: [{ itemID: 'paper', itemName: 'Paper', Quantity: 3, Price: amount(3.33) }],
  returned: new Map(),
  subTotal: amount(9.99),
  totalGross: amount(9),
  owed: amount(9),
  ...values,
});
const back = (Quantity: number, itemID = 'paper') => [{ itemID, Quantity }];

it('pieces come back at their share of what was charged, rounded once', () => {
  expect(amountOfGoods(goods({}), back(1))).toBe(3);
  expect(amountOfGoods(goods({ totalGross: amount(8.99), owed: amount(8.99) }), back(2))).toBe(5.99);
});

it('no more is credited than is owed, and all of it with the last piece', () => {
  expect(amountOfGoods(goods({ owed: amount(2) }), back(1))).toBe(2);
  expect(amountOfGoods(goods({ owed: amount(2.5) }), back(3))).toBe(2.5);
  expect(amountOfGoods(goods({ owed: amount(3.01), returned: new Map([['paper', 2]]) }), back(1))).toBe(3.01);
});

it('pieces of one item come back in the order in which they were sold', () => {
  const rows = [
    { itemID: 'paper', itemName: 'Paper', Quantity: 2, Price: amount(1) },
    { itemID: 'pen', itemName: 'Pen', Quantity: 1, Price: amount(9) },
    { itemID: 'paper', itemName: 'Paper', Quantity: 2, Price: amount(5) },
  ];
  const all = goods({ rows, subTotal: amount(21), totalGross: amount(21), owed: amount(21) });
  expect(amountOfGoods(all, back(3))).toBe(7);
  expect(amountOfGoods({ ...all, returned: new Map([['paper', 1]]) }, back(2))).toBe(6);
});

it('no more pieces come back than were sold and are not back yet', () => {
  expect(piecesProblem(goods({}), { itemID: 'paper', Quantity: 3 })).toBeUndefined();
  expect(piecesProblem(goods({ returned: new Map([['paper', 2]]) }), { itemID: 'paper', Quantity: 2 })).toBe(
    'Paper: 1 of this invoice can come back',
  );
});
