// Proves S§2.
import { screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { expect, test } from 'vitest';
import { MayOpen } from '#kit/web/may-open';
import { openPage } from '#kit/web/opened-page.fixture';
import { CreditNoteList } from '#features/ledger/credit-note/CreditNoteList';
import { PaymentList } from './PaymentList';

const amina = { _id: 'amina', studentName: 'Amina Ali', stdID: 1001 };
const deeqa = { _id: 'deeqa', name: 'Deeqa Printing', phone: '252615550101' };
const common = { __v: 0, studentID: null, customerID: null, date: '2026-11-20', userID: null, voidedAt: null };
const payment = { ...common, payerName: null, payments: [], total: 30, creditUsed: 0, creditKept: 0, change: 0 };
const note = {
  ...common,
  creditKind: 'discount',
  amount: 5,
  returned: 0,
  feeID: null,
  invoiceID: null,
  serviceID: null,
};

function open(List: ComponentType) {
  return openPage(() => (
    <MayOpen value={() => true}>
      <List />
    </MayOpen>
  ));
}

test('in a list of payments the name of a person leads to that person, and any other to the paper', async () => {
  const { far } = open(PaymentList);
  far.has('payment', () => [
    { ...payment, _id: 'one', paymentNo: 31, studentID: amina },
    { ...payment, _id: 'two', paymentNo: 32, customerID: deeqa },
    { ...payment, _id: 'three', paymentNo: 33, studentID: amina, payerName: 'Ali Nuur' },
  ]);
  expect((await screen.findByRole('link', { name: 'Amina Ali' })).getAttribute('href')).toBe('/student/amina');
  expect(screen.getByRole('link', { name: 'Deeqa Printing' }).getAttribute('href')).toBe('/customer/deeqa');
  screen.getByRole('button', { name: 'Ali Nuur' });
});

test('in a list of credit notes the name leads to its person', async () => {
  const { far } = open(CreditNoteList);
  far.has('creditNote', () => [
    { ...note, _id: 'one', creditNoteNo: 7, studentID: amina },
    { ...note, _id: 'two', creditNoteNo: 8, customerID: deeqa },
  ]);
  expect((await screen.findByRole('link', { name: 'Amina Ali' })).getAttribute('href')).toBe('/student/amina');
  expect(screen.getByRole('link', { name: 'Deeqa Printing' }).getAttribute('href')).toBe('/customer/deeqa');
});
