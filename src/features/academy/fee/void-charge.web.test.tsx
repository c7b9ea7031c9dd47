// Proves D2.
import { screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { answered } from '#kit/web/far-side.fixture';
import { openPage } from '#kit/web/opened-page.fixture';
import { signIn, signOut } from '#house/session/session';
import FeePage from './FeePage';

afterEach(signOut);

const fee = {
  _id: 'one',
  __v: 0,
  feeNo: 2344,
  feeName: 'December 2026',
  studentID: { _id: 'amina', studentName: 'Amina', stdID: 1001 },
  classID: { _id: 'web', className: 'WEB-07' },
  feeAmount: 30,
  feePaid: 0,
  feeBalance: 30,
  feeStatus: 'unpaid',
  chargeID: 'the charge',
  voidedAt: null,
};

test('a charge of all classes is voided as one later, after a question that says how much of it and what stays', async () => {
  signIn(`x.${btoa(JSON.stringify({ userType: 'admin', menus: [{ path: '/fee' }], features: [] }))}.x`);
  const { user, far } = openPage(FeePage);
  far.has('fee', () => [fee]);
  far.next('POST', async () =>
    answered(200, { status: true, message: '', info: { count: 110, amount: 3824, stays: 1 } }),
  );
  await user.click(await screen.findByRole('button', { name: 'Actions' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Void this charge' }));
  const question = within(await screen.findByRole('dialog', { name: 'Are you sure?' }));
  question.getByText('December 2026');
  question.getByText(/^Void 110 fees, \$3,824\.00\? 1 stays, of which something was paid/);
  await user.type(question.getByLabelText('Reason (optional)'), 'Wrong month');
  await user.click(question.getByRole('button', { name: 'Void' }));
  expect(far.asked('POST').slice(1)).toMatchObject([
    { path: 'fee/voidCharge/one', query: {}, body: { reason: 'Wrong month' } },
  ]);
});
