// Proves F3.
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { openPage } from '#kit/web/opened-page.fixture';
import { signIn, signOut } from '#house/session/session';
import SalesReceiptsPage from './SalesReceiptsPage';

afterEach(signOut);

const receipt = {
  _id: 'receipt',
  __v: 0,
  receiptNo: 7,
  customerID: null,
  invoiceID: { _id: 'invoice', invoiceNumber: 409 },
  amountPaid: 50,
  datePaid: '2026-11-20',
  paymentMethod: 'cash',
  paymentID: null,
  voidedAt: null,
};

test('a receipt of a walk-in sale leads to its invoice before the reason for voiding is asked', async () => {
  signIn(`x.${btoa(JSON.stringify({ userType: 'admin', menus: [{ path: '/sales' }], features: [] }))}.x`);
  const { user, far, search } = openPage(SalesReceiptsPage);
  far.has('receipt', () => [receipt]);
  const row = (await screen.findByText('Walk-in customer')).closest('tr');
  if (!row) throw new Error('There is no receipt');
  await user.click(within(row).getByRole('button', { name: 'Actions' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Void' }));
  await screen.findByText('A walk-in sale and its receipt are voided together: void the invoice');
  expect(screen.queryByLabelText(/^Reason/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Open the invoice' }));
  await waitFor(() => expect([window.location.pathname, search()]).toEqual(['/sales', '?invoiceNumber=409']));
});
