import { describe, expect, it } from 'vitest';
import { money, whole } from './fields-number';
import { parseAs } from './parse';
import { doubtOf, writtenNumber, writtenWhole } from './written-number';

describe('an amount is read as people write it', () => {
  it.each([
    ['٢٥', '25'],
    ['٢٥٫٥٠', '25.50'],
    ['۲۵', '25'],
    ['12,50', '12.50'],
    ['1,250.00', '1250.00'],
    ['1.250,00', '1250.00'],
    ['1,250,000', '1250000'],
    ['1 250', '1250'],
    ['1\u00a0250,50', '1250.50'],
    ["1'250", '1250'],
    ['١٬٢٥٠٫٥٠', '1250.50'],
    ['$30', '30'],
    ['30 €', '30'],
    ['0,500', '0.500'],
    ['\u200e25', '25'],
  ])('%j', (written, read) => expect(writtenNumber(written)).toBe(read));
});

it.each(['', 'abc', '1,25,00', '1.2.3', '12,5,0', '-5', '+5', '1e5', '12.50.00', '$', '1,250', '$1,250'])(
  'what is no number, or could be two, is left as it is: %j',
  (written) => expect(writtenNumber(written)).toBe(written),
);

it('a count with a comma before three digits is a thousand and more', () => {
  expect(writtenWhole('1,250')).toBe('1250');
  expect(writtenWhole('1.250')).toBe('1.250');
  expect(writtenWhole('٢٥')).toBe('25');
});

it.each([
  ['1,250', 'Write 1250 or 1.25: this can be read as both'],
  ['1.250', undefined],
  ['1,255', 'Write 1255 or 1.255: this can be read as both'],
  ['12,50', undefined],
  [1.25, undefined],
])('says both readings of %j', (written, said) => expect(doubtOf(written)).toBe(said));

it('what is longer than any number costs no more than its reading', () => {
  const blanks = `1${' '.repeat(200_000)}x`;
  expect([writtenNumber(blanks), writtenWhole(blanks), doubtOf(blanks)]).toEqual([blanks, blanks, undefined]);
  expect(parseAs({ paid: money('Paid') }, { paid: blanks }).ok).toBe(false);
});

it('the API takes amounts and counts as before, and says both readings of what it refuses', () => {
  const fields = { paid: money('Paid'), count: whole('Count', { min: 0, max: 100_000 }) };
  expect(parseAs(fields, { paid: '12,50', count: '1,250' }).ok).toBe(false);
  expect(parseAs(fields, { paid: '1,250' })).toEqual({
    ok: false,
    errors: { paid: 'Write 1250 or 1.25: this can be read as both' },
  });
});
