// Proves E23, R 6.2.
import { screen, within } from '@testing-library/react';
import { afterAll, expect, test } from 'vitest';
import { MayOpen } from '#kit/web/may-open';
import { openPage } from '#kit/web/opened-page.fixture';
import { signIn, signOut } from '#house/session/session';
import ComplaintPage from './ComplaintPage';

afterAll(signOut);

const complaint = {
  _id: 'complaint',
  __v: 0,
  studentID: { _id: 'amina', studentName: 'Amina Ali', stdID: 1001 },
  classID: { _id: 'morning', className: 'Morning A', courseID: { _id: 'web', courseName: 'Web Development' } },
  description: 'The room has no light.',
  status: 'process',
  complainDate: '2026-11-20',
  answer: 'A new lamp comes on Monday.',
  userID: null,
  guardianID: null,
  createdAt: '2026-11-20T08:00:00Z',
};

async function openComplaints() {
  signIn(`x.${btoa(JSON.stringify({ userType: 'admin', menus: [{ path: '/complain' }], features: [] }))}.x`);
  const opened = openPage(() => (
    <MayOpen value={() => true}>
      <ComplaintPage />
    </MayOpen>
  ));
  opened.far.has('complain', () => [complaint]);
  const [row] = (await screen.findAllByText('Morning A')).map((cell) => cell.closest('tr'));
  if (!row) throw new Error('There is no complaint');
  return { ...opened, row };
}

test('a click on the row of a complaint opens the complaint with its answer', async () => {
  const { user, row } = await openComplaints();
  await user.click(within(row).getByText('Morning A').closest('td') ?? row);
  const dialog = await screen.findByRole('dialog', { name: 'Edit complaint' });
  await within(dialog).findByDisplayValue('A new lamp comes on Monday.');
});

test('the name in the row of a complaint leads to the student', async () => {
  const { row } = await openComplaints();
  const name = within(row).getByRole('link', { name: /^Amina Ali/ });
  expect([name.getAttribute('href'), name.dataset.part]).toEqual(['/student/amina', 'page of studentID']);
});
