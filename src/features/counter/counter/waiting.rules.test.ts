// Proves CO9.
import { expect, it } from 'vitest';
import { amount } from '#features/counter/open-debt/amount.fixture';
import { anOpenDebt } from '#features/counter/open-debt/open-debt.fixture';
import { answerLess, seenDebts, seenPeople } from './seen.rules';
import { lessPaid, paidOf, waitingAt } from './waiting.rules';

const [october, november] = [anOpenDebt({ _id: 'oct' }), anOpenDebt({ _id: 'nov', overdue: amount(0) })];
const write = (debts: readonly object[], more: object = {}) => ({
  _id: 'w',
  path: 'counter',
  body: { debts },
  ...more,
});
const person = (label: string, more: object = {}) => ({
  kind: 'student',
  _id: label,
  label,
  phone: null,
  number: null,
  due: 0,
  credit: 0,
  ...more,
});

it('a debt of which a payment waits is open for the rest alone', () => {
  const waits = [write([{ feeID: 'oct', amount: 25 }]), write([{ feeID: 'nov', amount: 10 }])];
  expect(lessPaid([october, november], paidOf(waits))).toEqual([{ ...november, balance: 15 }]);
});

it('what was refused paid nothing, and what is no payment neither', () => {
  const refused = write([{ feeID: 'oct', amount: 25 }], { refused: { message: 'Cash was counted' } });
  const marks = write([{ feeID: 'oct', amount: 25 }], { path: 'marks' });
  expect(waitingAt('counter', [refused, marks])).toEqual([]);
  expect(paidOf([{ ...write([]), body: 'no object' }])).toEqual(new Map());
});

it('without a network whoever was seen is found by name, number and phone, with the newest debts', () => {
  const older = [person('Amina Ali (1156)', { phone: '252615550101', debts: [october] })];
  const newer = [person('Bile Nur (1157)', { debts: [] }), person('Amina Ali (1156)', { phone: '252615550101' })];
  const found = (typed: string) => seenPeople([newer, older], typed).map(({ label }) => label);
  expect(found('ami')).toEqual(['Amina Ali (1156)']);
  expect(found('1157')).toEqual(['Bile Nur (1157)']);
  expect(found('0615550101')).toEqual(['Amina Ali (1156)']);
  expect(found('nobody')).toEqual([]);
  expect(seenPeople([newer, older], 'amina')[0]?.debts).toEqual([october]);
});

it('what somebody owed is known from the family that was opened, and from nobody who was never looked at', () => {
  const family = {
    people: ['amina', 'ali'].map((_id) => ({ kind: 'student', _id, label: _id, credit: 0 })),
    debts: [anOpenDebt({ personID: 'amina', balance: amount(5) }), anOpenDebt({ personID: 'ali' })],
    total: 30,
  };
  const seen = { found: [], opened: [family] };
  expect(seenDebts({ kind: 'student', _id: 'amina' }, seen)).toMatchObject({ total: 5, people: [{ _id: 'amina' }] });
  expect(seenDebts({ kind: 'student', _id: 'stranger' }, seen)).toBeUndefined();
});

it('a payment that arrived is taken off what was seen before it', () => {
  const paid = new Map([['oct', amount(25)]]);
  const people = [person('Amina', { due: 50, debts: [october, november] }), person('Bile', { due: 5 })];
  expect(answerLess(people, paid)).toMatchObject([{ due: 25, debts: [{ _id: 'nov' }] }, { due: 5 }]);
  expect(answerLess({ people: [], debts: [october], total: 25 }, paid)).toEqual({ people: [], debts: [], total: 0 });
});
