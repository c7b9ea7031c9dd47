import { describe, expect, it } from 'vitest';
import { lastMonth, thisMonth, thisWeek, thisYear } from './spans';

describe('spans of days', () => {
  it('a week runs from Saturday to Friday', () => {
    expect(thisWeek('2026-11-21')).toEqual({ from: '2026-11-21', to: '2026-11-27' });
    expect(thisWeek('2026-11-20')).toEqual({ from: '2026-11-14', to: '2026-11-20' });
  });

  it('a month has its own length', () => {
    expect(thisMonth('2028-02-10')).toEqual({ from: '2028-02-01', to: '2028-02-29' });
    expect(thisMonth('2026-12-31')).toEqual({ from: '2026-12-01', to: '2026-12-31' });
  });

  it('the month before January is December of the year before', () => {
    expect(lastMonth('2026-01-15')).toEqual({ from: '2025-12-01', to: '2025-12-31' });
  });

  it('a year is whole', () => {
    expect(thisYear('2026-06-01')).toEqual({ from: '2026-01-01', to: '2026-12-31' });
  });
});
