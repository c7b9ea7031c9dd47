// Proves D21.
import { expect, it } from 'vitest';
import { asThePageWrites } from './mistyped';

it('a day or a month in a refusal is written as on the page; a number or a name that only looks like one stays', () => {
  const said = (error: string) => asThePageWrites({ field: error }).field;
  expect(said('up to 2027-11-30')).toBe('up to 30 Nov 2027');
  expect(said('up to 2027-11')).toBe('up to November 2027');
  for (const other of ['HA-2026-0101 is taken', '2026-99 is taken', '2027-02-31 is no day', 'OFF-2026-11 is full'])
    expect(said(other)).toBe(other);
});
