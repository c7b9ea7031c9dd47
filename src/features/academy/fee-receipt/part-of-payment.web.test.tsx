// Proves CO10.
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { openPage } from '#kit/web/opened-page.fixture';
import { signIn, signOut } from '#house/session/session';
import FeeReceiptPage from './FeeReceiptPage';

afterEach(signOut);

const receipt = {
  _id: 'receipt',
  __v: 0,
  receiptNo: 7,
  studentID: { _id: 'amina', studentName: 'Amina Ali', stdID: 1001 },
  feeID: { _id: 'fee', feeNo: 40_507, feeName: 'Books and a uniform' },
  AmountPaid: 30,
  datePaid: '2026-11-20',
  paymentMethod: 'cash',
  paymentID: { _id: 'payment', paymentNo: 31 },
  voidedAt: null,
};

/** Opens the page, and asks to void its receipt, which read by itself is part of that payment. */
async function askToVoid(partOf: number | null) {
  const opened = openPage(FeeReceiptPage);
  opened.far.has('receipt', () => [receipt]);
  opened.far.has('receipt/receipt', () => ({ ...receipt, partOf, balance: 0, charged: 30, takenOff: 0 }));
  const row = (await screen.findByText(/^Amina Ali/)).closest('tr');
  if (!row) throw new Error('There is no receipt');
  await opened.user.click(within(row).getByRole('button', { name: 'Actions' }));
  await opened.user.click(await screen.findByRole('menuitem', { name: 'Void' }));
  return opened;
}

test('that a receipt is part of a payment is said before its reason is asked', async () => {
  await askToVoid(31);
  await screen.findByText('This receipt is part of payment 31. Void that payment instead.');
  expect(screen.queryByLabelText(/^Reason/)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Open the payment' })).toBeNull();
});

test('a receipt that is not voided leads to its payment, for users who may open that', async () => {
  signIn(`x.${btoa(JSON.stringify({ userType: 'admin', menus: [{ path: '/payments' }], features: [] }))}.x`);
  const { user, search } = await askToVoid(31);
  await user.click(await screen.findByRole('button', { name: 'Open the payment' }));
  await waitFor(() => expect([window.location.pathname, search()]).toEqual(['/payments', '?paymentNo=31']));
  await waitFor(() => expect(screen.queryByText(/^This receipt is part of payment 31/)).toBeNull());
});

test('a receipt that is all of its payment can be voided by itself', async () => {
  await askToVoid(null);
  await screen.findByLabelText(/^Reason/);
});

test('the number of a fee stands beside its name, and is not cut off with it', async () => {
  openPage(FeeReceiptPage).far.has('receipt', () => [receipt]);
  expect((await screen.findByText('(40507)')).className).not.toBe(screen.getByText('Books and a uniform').className);
});
