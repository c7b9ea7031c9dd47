// Proves AL12.
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { phoneForm, typedPhone } from './phone';

/** Phones as they may be stored and typed, and the codes of countries. */
const phones = fc.stringMatching(/^(\+|00|0)?\d{6,15}$/);
const codes = fc.stringMatching(/^[1-9]\d{0,3}$/);

describe('the form of a phone', () => {
  it.each([
    '0612345678',
    '252612345678',
    '+252612345678',
    '00252612345678',
    '612345678',
    '061 234-5678',
    '252 61 234 56 78',
  ])('is one for all ways of writing it: %s', (written) => {
    expect(phoneForm(written, '252')).toBe('252612345678');
  });

  it('leaves a phone of another country its own code', () => {
    expect(phoneForm('+254712345678', '252')).toBe('254712345678');
    expect(phoneForm('00447911123456', '252')).toBe('447911123456');
    expect(phoneForm('0711122233', '254')).toBe('254711122233');
  });

  it('is its own form, whatever was written, and digits that begin with no 0', () => {
    fc.assert(
      fc.property(phones, codes, (written, code) => {
        const form = phoneForm(written, code);
        expect(phoneForm(form, code)).toBe(form);
        expect(phoneForm(`+${form}`, code)).toBe(form);
        expect(form).toMatch(/^[1-9]\d+$|^\d{10,}$/);
      }),
    );
  });

  it('does not depend on blanks and dashes', () => {
    const parts = fc.array(fc.stringMatching(/^\d{1,4}$/), { minLength: 2, maxLength: 5 });
    fc.assert(
      fc.property(parts, codes, (some, code) => {
        expect(phoneForm(some.join(' '), code)).toBe(phoneForm(some.join(''), code));
        expect(phoneForm(some.join('-'), code)).toBe(phoneForm(some.join(''), code));
      }),
    );
  });
});

describe('a phone that is typed to find somebody', () => {
  it('is known by its digits, and nothing else is one', () => {
    expect(typedPhone('+252 (61) 234-5678', '252')).toBe('252612345678');
    expect(typedPhone('0612345678', '252')).toBe('252612345678');
    for (const typed of ['', '12345', 'Amina', '0612345678 Amina', '1'.repeat(16)])
      expect(typedPhone(typed, '252')).toBeUndefined();
  });
});
