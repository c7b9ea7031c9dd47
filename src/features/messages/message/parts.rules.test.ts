// Proves ME8.
import { describe, expect, it } from 'vitest';
import { costOf, costOfAll, isBeyond, partsOf, partsProblem, shownCost } from './parts.rules';

describe('the parts of an SMS', () => {
  it('ME example 1: 161 plain letters at 0.02 are 2 parts for 0.04, 71 Arabic letters too, and 160 letters are 1 part', () => {
    expect([partsOf('a'.repeat(161)), costOf(partsOf('a'.repeat(161)), 0.02)]).toEqual([2, 0.04]);
    expect([partsOf('ب'.repeat(71)), costOf(partsOf('ب'.repeat(71)), 0.02)]).toEqual([2, 0.04]);
    expect(partsOf('a'.repeat(160))).toBe(1);
  });

  it.each([
    ['an empty text', '', 1],
    ['306 plain letters', 'a'.repeat(306), 2],
    ['307 plain letters', 'a'.repeat(307), 3],
    ['70 Arabic letters', 'ب'.repeat(70), 1],
    ['134 Arabic letters', 'ب'.repeat(134), 2],
    ['135 Arabic letters', 'ب'.repeat(135), 3],
    ['81 signs of the euro, which count twice', '€'.repeat(81), 2],
    ['one letter that the alphabet lacks', `${'a'.repeat(70)}ç`, 2],
    ['two halves of a picture', '🎓'.repeat(36), 2],
  ])('%s', (_what, text, parts) => {
    expect(partsOf(text)).toBe(parts);
  });

  it('are six at most', () => {
    expect([partsProblem(6), partsProblem(7)]).toEqual([undefined, '7 parts: at most 6']);
  });
});

describe('what a sending costs', () => {
  it('is exact to four decimals', () => {
    expect([costOf(3, 0.1), costOfAll([0.1, 0.2, 0.0001])]).toEqual([0.3, 0.3001]);
  });

  it('is beyond the limit only where it passes it', () => {
    expect([isBeyond(5, 4.98, 0.02), isBeyond(5, 4.98, 0.04), isBeyond(null, 99, 1), isBeyond(0, 0, 0)]).toEqual([
      false,
      true,
      false,
      false,
    ]);
  });

  it('is shown with the decimals that it needs', () => {
    expect([shownCost(0.68, '$'), shownCost(0.0125, '$'), shownCost(3, ''), shownCost(0.125, '$')]).toEqual([
      '$0.68',
      '$0.0125',
      '3.00',
      '$0.125',
    ]);
  });
});
