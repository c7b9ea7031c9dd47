// Proves PU2, PU4.
import { describe, expect, it } from 'vitest';
import { checkOf, dayInCode, dayOfCode, readPaperCode, shownCode } from './paper-code.rules';

describe('the code of a paper', () => {
  it('has its letter, its number and twelve letters in fours', () => {
    const name = { letter: 'R', number: 1042, addition: '' };
    expect(shownCode(name, '8F3KQ7ZM2TNC')).toBe('R1042-8F3K-Q7ZM-2TNC');
    expect(shownCode({ letter: 'S', number: 1156, addition: '2' }, '8F3KQ7ZM2TNC')).toBe('S1156.2-8F3K-Q7ZM-2TNC');
  });

  it.each([
    'R1042-8F3K-Q7ZM-2TNC',
    'r1042 8f3k q7zm 2tnc',
    ' R1042–8F3K—Q7ZM‑2TNC ',
    'RlO42-8F3K-Q7ZM-2TNC',
    'Ri042-8f3k-q7zm-2tnc',
  ])('is read as it is meant: %s', (typed) => {
    expect(readPaperCode(typed)).toEqual({ letter: 'R', number: 1042, addition: '', check: '8F3KQ7ZM2TNC' });
  });

  it('says the version of a card and the day of a sheet', () => {
    expect(readPaperCode('S1156.2-8F3K-Q7ZM-2TNC')).toMatchObject({ number: 1156, addition: '2' });
    expect(readPaperCode('M1156.261123-8F3K-Q7ZM-2TNC')).toMatchObject({ number: 1156, addition: '261123' });
    expect([dayInCode('2026-11-23'), dayOfCode('261123')]).toEqual(['261123', '2026-11-23']);
    expect(['261331', '260230', '2611', '1', ''].map(dayOfCode)).toEqual(Array(5).fill(undefined));
  });

  it.each([
    '',
    'R',
    '1042',
    'R1042',
    '8F3K-Q7ZM-2TNC',
    'R0-8F3K-Q7ZM-2TNC',
    'R1042-8F3K-Q7ZM-2TNU',
    'RR1-8F3KQ7ZM2TNC',
  ])('is not in %j', (typed) => {
    expect(readPaperCode(typed)).toBeUndefined();
  });

  it('is of 25 letters or 10,000 of them no paper', () => {
    for (const length of [25, 26, 10_000]) expect(readPaperCode('A'.repeat(length))).toBeUndefined();
    expect(readPaperCode(`R${'9'.repeat(16)}8F3KQ7ZM2TNC`)).toBeUndefined();
  });

  it('checks with the first 60 bits of a digest', () => {
    expect(checkOf(Uint8Array.from({ length: 32 }, () => 0))).toBe('000000000000');
    expect(checkOf(Uint8Array.from({ length: 32 }, () => 255))).toBe('ZZZZZZZZZZZZ');
    // 00001 00010 00011 …
    expect(checkOf(Uint8Array.of(0b00001000, 0b10000110, 0, 0, 0, 0, 0, 0))).toBe('123000000000');
  });
});
