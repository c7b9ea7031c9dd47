// Proves S§4.
import { screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { openPage } from '#kit/web/opened-page.fixture';
import { signIn, signOut } from '#house/session/session';
import ComplaintPage from './ComplaintPage';

afterEach(signOut);

const complaint = {
  _id: 'one',
  __v: 2,
  studentID: { _id: 'bashir', studentName: 'Bashir Nuur', stdID: 1001 },
  classID: { _id: 'web', className: 'WEB-07', courseID: { _id: 'c', courseName: 'Web' } },
  userID: { _id: 'hodan', name: 'Hodan' },
  guardianID: null,
  description: 'There is no light in the room.',
  complainDate: '2026-11-23',
  status: 'assigned',
  answer: null,
};

async function open(known: object) {
  signIn(`x.${btoa(JSON.stringify({ userType: 'admin', menus: [{ path: '/complain' }], features: [] }))}.x`);
  const opened = openPage(ComplaintPage);
  opened.far.has('complain', () => [{ ...complaint, ...known }]);
  opened.far.has('complain/one', () => ({ ...complaint, ...known }));
  const row = (await screen.findByText('Bashir Nuur (1001)')).closest('tr');
  if (!row) throw new Error('The complaint is in no row');
  return { ...opened, row: within(row) };
}

test.each([
  ['Assigned', 'assigned', 'wrong'],
  ['Accepted', 'accepted', 'wrong'],
  ['In process', 'process', 'attention'],
  ['Completed', 'completed', 'good'],
])('staff see a complaint that is %s so: red while nobody works on it', async (said, status, tone) => {
  const { row } = await open({ status });
  expect(row.getByText(said).closest('[data-tone]')?.getAttribute('data-tone')).toBe(tone);
});

test('a complaint that nobody has answered is answered by its button', async () => {
  const { user, row, far } = await open({});
  await user.click(row.getByRole('button', { name: 'Answer' }));
  const form = within(await screen.findByRole('dialog', { name: 'Answer' }));
  await user.type(await form.findByRole('textbox', { name: /^Answer/ }), 'It is mended on Monday.');
  await user.click(form.getByRole('button', { name: 'Save answer' }));
  expect(far.asked('PUT')).toMatchObject([{ path: 'complain/one', body: { answer: 'It is mended on Monday.' } }]);
});

test('a complaint that is answered is closed by its button', async () => {
  const { user, row, far } = await open({ status: 'process', answer: 'It is mended on Monday.' });
  await user.click(row.getByRole('button', { name: 'Close complaint' }));
  expect(far.asked('PUT')).toMatchObject([{ path: 'complain/one', body: { status: 'completed', __v: 2 } }]);
});
