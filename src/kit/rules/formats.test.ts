import { expect, it } from 'vitest';
import { momentFormat, numberFormat } from './formats';

it('a format is made once for its language and spelling, and another one for any other', () => {
  const cents = { minimumFractionDigits: 2 };
  expect(numberFormat('en-GB', cents)).toBe(numberFormat('en-GB', { ...cents }));
  expect(numberFormat('de', cents)).not.toBe(numberFormat('en-GB', cents));
  expect(numberFormat('de', cents).format(1.5)).toBe('1,50');
  const day = { day: 'numeric', timeZone: 'UTC' } as const;
  expect(momentFormat('en-GB', day)).toBe(momentFormat('en-GB', { ...day }));
  expect(momentFormat('en-GB', { ...day, timeZone: 'Asia/Tokyo' })).not.toBe(momentFormat('en-GB', day));
});
