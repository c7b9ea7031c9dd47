// Proves DC5.
import { describe, expect, it } from 'vitest';
import { amount } from './amount.fixture';
import { countedOf, countErrors, type Notes, worthOf } from './count.rules';

const notes = (currency: Notes['currency'], ...pairs: readonly [value: number, count: number][]): Notes[] =>
  pairs.map(([value, count]) => ({ currency, value: amount(value), count }));
const box = notes('main', [20, 1], [10, 3], [5, 1]);

describe('notes', () => {
  it('of the currency of the books come to their sum', () => {
    expect(worthOf(box, 0)).toBe(55);
    expect(countedOf({ notes: box }, 0)).toBe(55);
  });

  it('DC 8: 260,000 shillings at 26,000 count as 10.00', () => {
    expect(worthOf(notes('second', [1000, 260]), 26_000)).toBe(10);
    expect(countedOf({ notes: [...box, ...notes('second', [260_000, 1])] }, 26_000)).toBe(65);
  });

  it('of the second currency are summed before they are rounded, once and half up', () => {
    expect(worthOf(notes('second', [1, 1], [1, 1], [1, 1]), 200)).toBe(0.02);
    expect(worthOf(notes('second', [1, 1]), 200)).toBe(0.01);
    expect(worthOf(notes('second', [0.99, 1]), 200)).toBe(0);
  });
});

describe('a count', () => {
  it('is one amount, or notes, or both where they agree', () => {
    expect(countErrors({ counted: amount(0) }, 0)).toEqual({});
    expect(countErrors({ notes: box }, 0)).toEqual({});
    expect(countErrors({ notes: box, counted: amount(55) }, 0)).toEqual({});
    expect(countErrors({ notes: box, counted: amount(54) }, 0)).toEqual({
      counted: 'The notes come to another amount',
    });
    expect(countErrors({ notes: [] }, 0)).toEqual({ counted: 'Enter what you counted' });
    expect(countErrors({}, 0)).toEqual({ counted: 'Enter what you counted' });
  });

  it('has no notes of nothing, none without a rate, and no more than there is money for', () => {
    expect(countErrors({ notes: notes('main', [0, 3]) }, 0)).toEqual({ notes: 'A note is worth more than 0' });
    expect(countErrors({ notes: notes('second', [1000, 3]) }, 0)).toEqual({
      notes: 'The settings name no rate for a second currency',
    });
    const tooMuch = { notes: 'The total is too large' };
    expect(countErrors({ notes: notes('main', [9_999_999_999.99, 2]) }, 0)).toEqual(tooMuch);
    expect(countErrors({ notes: notes('main', [9_999_999_999.99, 1_000_000]) }, 0)).toEqual(tooMuch);
    expect(countErrors({ notes: notes('second', [9_999_999_999.99, 1]) }, 0.01)).toEqual(tooMuch);
  });
});
