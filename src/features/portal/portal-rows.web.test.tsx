import { screen, within } from '@testing-library/react';
import { afterAll, expect, test } from 'vitest';
import { openPage } from '#kit/web/opened-page.fixture';
import { signInStudent, signOut } from '#house/session/session';
import { ComplaintTable } from './MyComplaintsPage';
import { FeeTable } from './FeeTable';

afterAll(signOut);

const classID = { _id: 'web', className: 'WEB-07', courseID: { _id: 'c', courseName: 'Web' } };

/** Where the cells of a row stand on a phone, by their labels. */
const placesOf = (row: HTMLElement) =>
  Object.fromEntries(
    within(row)
      .getAllByRole('cell')
      .map((cell) => [cell.dataset.label, cell.dataset.phone]),
  );

test('a fee is two lines on a phone: by when it is due while something is left, and how much it was afterwards', async () => {
  const studentInfo = { _id: 'amina', studentName: 'Amina', stdID: 1001 };
  const claims = { userType: 'student', studentInfo, studentClasses: [], features: ['debts'] };
  signInStudent(`x.${btoa(JSON.stringify(claims))}.x`);
  const fee = { classID, feeName: 'November 2026', feeAmount: 30, dueDate: '2026-11-05' };
  const paid = { ...fee, _id: 'paid', feePaid: 30, feeBalance: 0, feeStatus: 'fullPaid' };
  const left = { ...fee, _id: 'left', feePaid: 0, feeBalance: 30, feeStatus: 'unpaid' };
  openPage(() => <FeeTable fees={[paid, left] as never} />);
  const [, first, second] = await screen.findAllByRole('row');
  expect(first && placesOf(first)).toMatchObject({ 'Due date': 'none', Amount: 'lead', Balance: 'none' });
  expect(second && placesOf(second)).toMatchObject({ 'Due date': undefined, Amount: 'none', Balance: 'lead' });
});

test('a complaint without an answer says nothing of one', async () => {
  const complaint = { _id: 'one', classID, description: 'Too hot', complainDate: '2026-11-23', status: 'assigned' };
  openPage(() => <ComplaintTable complaints={[{ ...complaint, answer: null }] as never} />);
  const [, row] = await screen.findAllByRole('row');
  const answer =
    row &&
    within(row)
      .getAllByRole('cell')
      .find(({ dataset }) => dataset.label === 'Answer');
  expect(answer?.childNodes).toHaveLength(0);
});
