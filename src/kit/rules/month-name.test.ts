import { describe, expect, it } from 'vitest';
import { speaking } from '#kit/server/http/spoken';
import { retoldMonth, storedMonth } from './month-name';

const inGerman = <R>(task: () => R): R => speaking({ language: 'de', catalogue: {}, timeZone: 'UTC' }, task);

describe('the month in a name', () => {
  it('is stored in English, whatever the language', () => {
    expect([storedMonth('2026-03'), inGerman(() => storedMonth('2026-03'))]).toEqual(['March 2026', 'March 2026']);
  });

  it('is read by everybody in the own language, each of the twelve', () => {
    const months = Array.from({ length: 12 }, (_, index) => `2026-${String(index + 1).padStart(2, '0')}`);
    const read = inGerman(() => months.map((month) => retoldMonth(storedMonth(month))));
    expect(read).toEqual(
      'Januar Februar März April Mai Juni Juli August September Oktober November Dezember'
        .split(' ')
        .map((month) => `${month} 2026`),
    );
  });

  it.each(['March', 'March 26', 'Marsh 2026', 'Books March 2026', 'March 2026 (late)', ''])(
    'is not looked for in other names: %s',
    (name) => {
      expect(inGerman(() => retoldMonth(name))).toBe(name);
    },
  );
});
