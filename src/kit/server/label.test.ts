import { expect, test } from 'vitest';
import { entity } from '#kit/contract/entity';
import { choice, ref } from '#kit/contract/fields-choice';
import { text } from '#kit/contract/fields-text';
import { labelOf } from './label';

const reader = entity({
  table: 'reader',
  path: 'reader',
  one: 'Reader',
  many: 'Readers',
  fields: { name: text('Name') },
  brief: ['name'],
  search: ['name'],
});

const loan = entity({
  table: 'loan',
  path: 'loan',
  one: 'Loan',
  many: 'Loans',
  fields: {
    bookID: ref('Book', () => reader),
    readerID: ref('Reader', () => reader),
    state: choice('Status', { out: 'Out', back: 'Back' }),
  },
  brief: ['state'],
  search: ['state'],
});

test('a record is called by its name, and one of which the status alone is shown by whom it is about', () => {
  expect(labelOf(reader, { _id: '1', name: 'Amina' })).toBe('Amina');
  expect(labelOf(loan, { _id: '2', state: 'out', bookID: null, readerID: { _id: '1', name: 'Amina' } })).toBe('Amina');
  expect(labelOf(loan, { _id: '3', state: 'out', bookID: null, readerID: null })).toBe('out');
});
