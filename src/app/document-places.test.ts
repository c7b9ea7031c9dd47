import { expect, test } from 'vitest';
import { documentPlace } from '#features/ledger/transaction/document-place.rules';
import { postingSays } from '#features/ledger/transaction/transaction.rules';
import { screens } from './screens';

test('every document that posts a row stands on a screen of the product', () => {
  const row = { posted: true, transectionType: 'income', date: '2026-11-28' } as const;
  const paths = Object.values(postingSays).map((description) => documentPlace({ ...row, description })?.path);
  expect(paths.filter((path) => path === undefined || !(path in screens))).toEqual([]);
});
