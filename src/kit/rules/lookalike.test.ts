import { describe, expect, it } from 'vitest';
import { hasUnseen, likeness, plainSpelling } from '#kit/contract/likeness';
import { looksLike, mixesScripts } from './lookalike';

describe('two names', () => {
  it.each([
    ['other case', 'Cashier', 'CASHIER'],
    ['NFC and NFD', 'Caf\u00e9', 'Cafe\u0301'],
    ['full width', 'Admin', 'Ａｄｍｉｎ'],
    ['a blank of another width', 'Front desk', 'Front\u00a0 desk'],
    ['a sign of no width', 'Admin', 'Ad\u200bmin'],
    ['a direction mark', 'Admin', 'Admin\u200f'],
    ['a Cyrillic letter', 'Admin', 'Аdmin'],
    ['Cyrillic letters alone', 'Sales', 'Ѕаӏеѕ'],
    ['Greek letters', 'TAX', 'ΤΑΧ'],
    ['a digit for a letter', 'Sales', 'Sa1es'],
    ['a capital I for an l', 'Sales', 'SaIes'],
    ['a Persian letter', 'الإدارية', 'الإدارية'.replace('ي', 'ی')],
    ['a longer stroke', 'محاسب', 'محـــاسب'],
    ['a zero for an O', 'Office', '0ffice'],
  ])('look alike by %s', (_by, one, other) => expect(looksLike(one, other)).toBe(true));

  it.each([
    ['Admin', 'Admins'],
    ['Касса', 'Склад'],
    ['محاسب', 'محاسبة'],
    ['Desk 1', 'Desk 2'],
    ['Müller', 'Muller'],
  ])('%s and %s are not taken for each other', (one, other) => expect(looksLike(one, other)).toBe(false));

  it('are compared without the signs that nobody sees, which are known', () => {
    expect(
      ['\u200b', '\u202e', '\u2066', '\ufeff', '\u00ad', '\u3164', '\ufe0f', '\u0007'].map(hasUnseen),
    ).not.toContain(false);
    expect(['é', 'ع', 'a b', '字', '🖨'].map(hasUnseen)).not.toContain(true);
    expect(likeness('A\u200bM\u00adINA@x.test')).toBe('amina@x.test');
    expect(plainSpelling('  Ｆront   desk ')).toBe('Front desk');
  });
});

it('a name mixes no letters that are mistaken for each other', () => {
  expect(['Аdmin', 'Sаles', 'Ꭺdmin', 'ΤAX'].map(mixesScripts)).not.toContain(false);
  expect(['Admin', 'Касса 2', 'قسم IT', '受付 Desk', 'Müşteri', 'Ταμείο'].map(mixesScripts)).not.toContain(true);
});
