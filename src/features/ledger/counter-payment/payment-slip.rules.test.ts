// Proves CO8, CO16.
import { expect, it } from 'vitest';
import { type Money, readMoney } from '#kit/contract/money';
import { noMoney, showMoney } from '#kit/rules/money';
import { handedSaid } from './payment-slip.rules';
import { changeSaid } from './second.rules';

const money = (typed: number) => readMoney(typed) ?? noMoney;
const shown = (amount: Money) => showMoney(amount, '$', 'en');
const row = {
  _id: 'row',
  accountID: { _id: 'box', name: 'Cash', kind: 'cash' },
  amount: money(5),
  given: null,
  givenSecond: null,
  phonePaid: null,
  reference: null,
  messageID: null,
  rate: null,
} as const;

it('CO 9: change is said in both currencies, in the second rounded down to whole units', () => {
  expect(changeSaid(money(8), shown, { name: 'SOS', rate: 26_000 })).toBe('$8.00 · 208,000 SOS');
  expect(changeSaid(money(0.01), shown, { name: 'SOS', rate: 570.5 })).toBe('$0.01 · 5 SOS');
  expect(changeSaid(money(8), shown, { name: 'SOS', rate: 0 })).toBe('$8.00');
  expect(changeSaid(money(8), shown, { name: null, rate: 26_000 })).toBe('$8.00');
  expect(changeSaid(money(0), shown, { name: 'SOS', rate: 26_000 })).toBe('$0.00');
});

it('a slip says what was handed over in each currency, at which rate, and what was given back', () => {
  const mixed = [
    { ...row, given: money(2), givenSecond: money(130_000), rate: 26_000 },
    { ...row, given: money(10) },
  ];
  expect(handedSaid({ payments: mixed, change: money(2) }, shown, 'SOS')).toEqual([
    ['Given', '$12.00'],
    ['Given in SOS', '130,000'],
    ['Rate', '26,000 for 1.00'],
    ['Change', '$2.00 · 52,000 SOS'],
  ]);
  expect(handedSaid({ payments: [{ ...row, given: money(50) }], change: money(8) }, shown, 'SOS')).toEqual([
    ['Given', '$50.00'],
    ['Change', '$8.00'],
  ]);
  expect(handedSaid({ payments: [row], change: money(0) }, shown, 'SOS')).toEqual([]);
});
