// Proves AC4, AC6.
import { expect, it } from 'vitest';
import { readMoney } from '#kit/contract/money';
import { minus, noMoney } from '#kit/rules/money';
import { balanceRemark, isCounted, knownSince } from './money-account.rules';

it('an account says from when its balance is known, unless it is of every day', () => {
  expect(knownSince({ openingDate: '2026-11-22' })).toBe(
    'Before 22 Nov 2026 it was not counted, so its balance is not known',
  );
  expect(knownSince({ openingDate: null })).toBeUndefined();
});

it('a balance below zero says that more was booked out, an account that was never counted only this, and Customer credit neither', () => {
  const balance = minus(noMoney, readMoney(5) ?? noMoney);
  const box = { kind: 'cash', lastCount: '2026-11-22', openingDate: '2026-11-01', balance } as const;
  expect(balanceRemark(box)).toBe('More was booked out of it than into it');
  expect(balanceRemark({ ...box, balance: noMoney })).toBeUndefined();
  const uncounted = { ...box, lastCount: null, openingDate: null };
  expect([isCounted(uncounted), balanceRemark(uncounted)]).toEqual([false, 'not counted yet']);
  const credit = { ...uncounted, kind: 'credit' } as const;
  expect([isCounted(credit), balanceRemark(credit)]).toEqual([true, undefined]);
});
