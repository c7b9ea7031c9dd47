// Proves DC3, DC9, DC10.
import { describe, expect, it } from 'vitest';
import { minus, noMoney } from '#kit/rules/money';
import { amount } from './amount.fixture';
import { type Counted, laterProblem, signProblem, voidingProblem } from './signing.rules';

const close: Counted = {
  closeNo: 41,
  status: 'counted',
  difference: noMoney,
  reason: null,
  createdAt: '2026-11-23T17:00:00.000Z',
  userID: 'amina',
};
const amina = { _id: 'amina', userType: 'Cashier' };
const bilan = { _id: 'bilan', userType: 'Cashier' };
const short = { ...close, difference: minus(noMoney, amount(2)) };
const signed: Counted = { ...close, status: 'signed' };
const after = (minutes: number) => new Date(Date.parse(close.createdAt) + minutes * 60_000);

describe('a close is signed', () => {
  it('by another person than who counted, whatever that person is', () => {
    expect(signProblem(close, amina)).toBe('Someone else signs');
    expect(signProblem(close, bilan)).toBeUndefined();
  });

  it('with a reason for its difference', () => {
    expect(signProblem(short, bilan)).toBe('Say why first');
    expect(signProblem({ ...short, reason: 'Change was given twice' }, bilan)).toBeUndefined();
  });

  it('once', () => {
    expect(signProblem(signed, bilan)).toBe('Close 41 is signed');
  });
});

describe('a close is voided', () => {
  const tooLate = 'A close is voided by who counted within 15 minutes, later by an administrator';

  it('by who counted within 15 minutes, while it is not signed', () => {
    expect(voidingProblem(close, amina, after(15))).toBeUndefined();
    expect(voidingProblem(close, amina, after(15.1))).toBe(tooLate);
    expect(voidingProblem(close, bilan, after(1))).toBe(tooLate);
    expect(voidingProblem(signed, amina, after(1))).toBe('Only a superAdmin voids a signed close');
  });

  it('by an administrator while it is not signed, by a superAdmin always', () => {
    const admin = { _id: 'admin', userType: 'admin' };
    const owner = { _id: 'owner', userType: 'superAdmin' };
    expect(voidingProblem(close, admin, after(600))).toBeUndefined();
    expect(voidingProblem(signed, admin, after(1))).toBe('Only a superAdmin voids a signed close');
    expect(voidingProblem(signed, owner, after(600))).toBeUndefined();
  });

  it('only while no later one began with what it counted', () => {
    expect(laterProblem(42)).toBe('Void close 42 first, which was counted after it');
    expect(laterProblem(undefined)).toBeUndefined();
  });
});
