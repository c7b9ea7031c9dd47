// Proves ME3.
import { describe, expect, it } from 'vitest';
import { filledFor, placeholderProblem } from './placeholder.rules';

const values = { name: 'Amina', balance: '$40.00', dueDate: '5 Nov 2026' };

describe('a text with names in braces', () => {
  it('is filled in', () => {
    expect(filledFor('Dear {name}, {balance} was due on {dueDate}.', values)).toEqual({
      text: 'Dear Amina, $40.00 was due on 5 Nov 2026.',
    });
  });

  it('skips a receiver for whom something has no value', () => {
    expect(filledFor('{name}: {overdue}', values)).toEqual({ why: 'nothing is overdue' });
    expect(filledFor('{dueDate}', { ...values, dueDate: undefined })).toEqual({ why: 'no due date' });
  });

  it('needs neither a link nor codes to pay with', () => {
    expect(filledFor('Pay {balance} by {payCodes} here: {link}', values)).toEqual({ text: 'Pay $40.00 by here:' });
  });

  it('is refused with a name that there is not', () => {
    expect(['{balanse}', '{}', '{pin}', 'no { brace', '{link}{name}'].map(placeholderProblem)).toEqual([
      'There is no {balanse}',
      'There is no {}',
      'There is no {pin}',
      undefined,
      undefined,
    ]);
  });

  it('takes a name in a value for what it is', () => {
    expect(filledFor('{name}', { name: '{balance}' })).toEqual({ text: '{balance}' });
  });
});
