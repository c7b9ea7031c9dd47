import { expect, test } from 'vitest';
import { storedText } from '#kit/contract/language';
import { documentPlace } from './document-place.rules';
import { postingSays } from './transaction.rules';

const row = { posted: true, description: '', transectionType: 'income', date: '2026-11-28' } as const;
const placeOf = (description: string) => documentPlace({ ...row, description });

test('a row that a document posted leads to the list of its documents, narrowed to it', () => {
  expect(placeOf('Service receipt 405')).toEqual({ path: '/servicereceipt', search: { receiptNo: '405' } });
  expect(placeOf('Receipt 443 of invoice 409')).toEqual({ path: '/salesReceipts', search: { receiptNo: '443' } });
  expect(placeOf('Purchase of 24 Envelopes DL, box of 100')).toEqual({
    path: '/purchase',
    search: { from: '2026-11-28', to: '2026-11-28' },
  });
  // What takes back income is an expense, and the other way round.
  expect(placeOf('Takes back transaction 12')).toEqual({ path: '/expense', search: { transectionNo: '12' } });
});

test('whatever a document may say leads somewhere, and what a person wrote leads nowhere', () => {
  for (const sentence of Object.values(postingSays))
    expect(placeOf(storedText(sentence, { number: 7, invoice: 8, quantity: 9, item: 'Mugs' }))).toBeDefined();
  expect(documentPlace({ ...row, posted: false, description: 'Fee receipt 12' })).toBeUndefined();
  expect(placeOf('Photocopies')).toBeUndefined();
});
