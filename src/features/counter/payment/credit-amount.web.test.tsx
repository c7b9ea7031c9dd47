// Proves CO12.
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPage } from '#kit/web/opened-page.fixture';
import PaymentsPage from './PaymentsPage';

test('in the list of credit what was used and paid back is below zero, so that the rows of a person add up to what is left', async () => {
  const row = { __v: 0, studentID: null, customerID: null, date: '2026-11-20', reason: null, voidedAt: null };
  const common = { ...row, accountID: null, source: null, closeNo: null, userID: null };
  const { far } = openPage(PaymentsPage, '/books?tab=credit');
  far.has('credit', () => [
    { ...common, _id: 'one', creditNo: 1, kind: 'advance', amount: 60 },
    { ...common, _id: 'two', creditNo: 2, kind: 'creditNote', amount: 9.5 },
    { ...common, _id: 'three', creditNo: 3, kind: 'used', amount: 15 },
    { ...common, _id: 'four', creditNo: 4, kind: 'refund', amount: 20 },
  ]);
  await screen.findByText('$60.00');
  const amounts = [...document.querySelectorAll('tbody bdi')].map(({ textContent }) => textContent ?? '');
  expect(amounts.filter((text) => text.includes('$'))).toEqual(['$60.00', '$9.50', '−$15.00', '−$20.00']);
});
