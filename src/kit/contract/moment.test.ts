import { describe, expect, it } from 'vitest';
import { instantOf, wallOf } from './moment';

describe('a moment', () => {
  it('without a zone is local to the organisation', () => {
    expect(instantOf('2026-03-10T09:30', 'Africa/Mogadishu')).toBe('2026-03-10T06:30:00.000Z');
    expect(instantOf('2026-03-10T09:30:15', 'UTC')).toBe('2026-03-10T09:30:15.000Z');
    expect(instantOf('2026-07-01T00:30', 'Europe/Berlin')).toBe('2026-06-30T22:30:00.000Z');
    expect(instantOf('2026-01-01', 'Africa/Mogadishu')).toBe('2025-12-31T21:00:00.000Z');
  });

  it('with a zone is that instant', () => {
    expect(instantOf('2026-03-10T09:30:00Z', 'Africa/Mogadishu')).toBe('2026-03-10T09:30:00.000Z');
    expect(instantOf('2026-03-10T09:30:00+05:00', 'UTC')).toBe('2026-03-10T04:30:00.000Z');
  });

  it('keeps to the clock on either side of its change', () => {
    expect(instantOf('2026-03-29T01:30', 'Europe/Berlin')).toBe('2026-03-29T00:30:00.000Z');
    expect(instantOf('2026-03-29T03:30', 'Europe/Berlin')).toBe('2026-03-29T01:30:00.000Z');
    expect(instantOf('2026-10-25T04:00', 'Europe/Berlin')).toBe('2026-10-25T03:00:00.000Z');
  });

  it.each(['', 'now', '2026-02-30', '2026-03-10T24:00', '2026-03-10T09:60', '1899-12-31', '2201-01-01T00:00', '10:00'])(
    'is none: %s',
    (text) => {
      expect(instantOf(text, 'UTC')).toBeUndefined();
    },
  );

  it('is read from the wall as it was written', () => {
    expect(wallOf(new Date('2026-03-10T06:30:00Z'), 'Africa/Mogadishu')).toBe('2026-03-10T09:30');
  });
});
