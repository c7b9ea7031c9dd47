// Proves CO1.
import { expect, it } from 'vitest';
import { paperTyped } from './typed.rules';

it('documents are named by a letter and their number', () => {
  expect(paperTyped('f311')).toEqual({ of: 'fee', number: 311 });
  expect(paperTyped(' I42 ')).toEqual({ of: 'invoice', number: 42 });
  expect(paperTyped('j7')).toEqual({ of: 'service', number: 7 });
  expect(paperTyped('p31')).toEqual({ of: 'payment', number: 31 });
});

it('names, plain numbers and phones are no documents', () => {
  for (const typed of ['1156', 'fatima', 'f', 'f311a', 'x9', '+252612345678', 'f 311'])
    expect([typed, paperTyped(typed)]).toEqual([typed, undefined]);
});
