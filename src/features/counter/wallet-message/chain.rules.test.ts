// Proves WA9.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gapsOf, type Link } from './chain.rules';

const at = (minute: number) => `2026-11-23T07:${String(minute).padStart(2, '0')}:00.000Z`;
const link = (_id: string, minute: number, amount: number, balanceAfter: number): Link => ({
  _id,
  paidAt: at(minute),
  direction: amount < 0 ? 'out' : 'in',
  amount: Math.abs(amount),
  balanceAfter,
});
const gaps = (links: readonly Link[]) => [...gapsOf(links)].filter(([, { gap }]) => gap !== null);

describe('messages of a wallet', () => {
  it('WA example 4: after 340.50 and then +10.00 that says 380.50, 30.00 are missing', () => {
    expect(gaps([link('a', 32, 25, 340.5), link('b', 41, 10, 380.5)])).toEqual([['b', { gap: 30, gapSince: at(32) }]]);
  });

  it('follow one another, whether money came or went', () => {
    expect(gaps([link('a', 1, 25, 340.5), link('b', 2, -60, 280.5), link('c', 3, 10, 290.5)])).toEqual([]);
    expect(gaps([link('a', 1, 25, 340.5), link('b', 2, -60, 250.5)])).toEqual([['b', { gap: -30, gapSince: at(1) }]]);
  });

  it('may lack what a provider takes of a cent, and no more', () => {
    expect(gaps([link('a', 1, 25, 340.5), link('b', 2, 10, 350.45)])).toEqual([]);
    expect(gaps([link('a', 1, 25, 340.5), link('b', 2, 10, 350.44)])).toEqual([['b', { gap: -0.06, gapSince: at(1) }]]);
  });

  it('say nothing of what was before the first', () => {
    expect(gaps([link('a', 1, 25, 340.5)])).toEqual([]);
    expect(gaps([])).toEqual([]);
  });

  it('of one minute stand in the order of their balances, however they were pasted', () => {
    const [first, second, third] = [link('a', 1, 10, 110), link('b', 1, 5, 115), link('c', 1, -15, 100)];
    for (const order of [
      [first, second, third],
      [third, second, first],
      [second, third, first],
    ]) {
      expect(gaps([link('z', 0, 1, 100), ...order])).toEqual([]);
      expect(gaps([first, second, link('d', 2, 7, 122)])).toEqual([]);
    }
    expect(gaps([second, first])).toEqual([]);
  });

  it('that were all kept have no gap; where one is taken out, the next one says how much is missing', () => {
    const amounts = fc.array(fc.integer({ min: 1, max: 100_000 }), { minLength: 3, maxLength: 30 });
    fc.assert(
      fc.property(amounts, fc.nat(), (cents, taken) => {
        const upTo = (index: number) => cents.slice(0, index + 1).reduce((sum, one) => sum + one);
        const links = cents.map((amount, index) => link(String(index), index, amount / 100, upTo(index) / 100));
        expect(gaps(links)).toEqual([]);
        const gone = 1 + (taken % (links.length - 2));
        const missing = (cents[gone] ?? 0) / 100;
        const expected = missing > 0.05 ? [[String(gone + 1), { gap: missing, gapSince: at(gone - 1) }]] : [];
        expect(gaps(links.filter((_link, index) => index !== gone))).toEqual(expected);
      }),
    );
  });
});
