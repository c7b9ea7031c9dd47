// Proves DC4.
import { expect, it } from 'vitest';
import { firstCounts, uncountedOf } from './first-counts.rules';

const cash = { _id: 'cash', kind: 'cash', isActive: true, lastCount: null, openingDate: null } as const;
const evc = { ...cash, _id: 'evc', kind: 'wallet' } as const;
const bank = { ...cash, _id: 'bank', kind: 'bank' } as const;

it('asks of each account that was never counted, but not of one that is out of use, nor of what is owed to people', () => {
  const asked = uncountedOf([
    cash,
    { ...cash, _id: 'counted', lastCount: '2026-11-22' },
    { ...cash, _id: 'entered', openingDate: '2026-11-22' },
    { ...cash, _id: 'old', isActive: false },
    { ...cash, _id: 'credit', kind: 'credit' },
    evc,
  ]);
  expect(asked.map(({ _id }) => _id)).toEqual(['cash', 'evc']);
});

it('counts the accounts beside which an amount is typed, nothing at all among them, and leaves the others for later', () => {
  expect(firstCounts([cash, evc, bank], { cash: ' 312.50 ', evc: '', bank: '0' })).toEqual({
    counts: [
      { accountID: 'cash', counted: 312.5 },
      { accountID: 'bank', counted: 0 },
    ],
    errors: {},
  });
});

it('says beside an account what is wrong with its amount, and counts the others all the same', () => {
  const { counts, errors } = firstCounts([cash, evc, bank], { cash: '12.345', evc: '-1', bank: '5' });
  expect(counts).toEqual([{ accountID: 'bank', counted: 5 }]);
  expect(Object.keys(errors)).toEqual(['cash', 'evc']);
  expect(errors.cash).toBe('Enter an amount like 12.50, without a sign and with at most two decimals');
});

it('asks for an amount where none is typed', () => {
  expect(firstCounts([cash, evc], { cash: ' ' })).toEqual({ counts: [], errors: { cash: 'Enter what you counted' } });
  expect(firstCounts([], {})).toEqual({ counts: [], errors: {} });
});

it('leaves out what is typed beside an account that somebody else has counted meanwhile', () => {
  expect(firstCounts([evc], { cash: '5', evc: '7' }).counts).toEqual([{ accountID: 'evc', counted: 7 }]);
});
