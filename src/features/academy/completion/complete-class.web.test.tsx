// Proves CL14.
import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, expect, test } from 'vitest';
import { speakFrom, t } from '#kit/contract/language';
import { openPage } from '#kit/web/opened-page.fixture';
import { signIn, signOut } from '#house/session/session';
import { CompleteClass } from './CompleteClass';
import type { Candidate } from './completion.contract';

afterAll(signOut);

const candidate = (name: string, more: Partial<Candidate> = {}): Candidate => ({
  enrollmentID: `seat of ${name}`,
  studentID: { _id: name, studentName: name, stdID: 1001 },
  average: 73.5,
  outcome: 'pass',
  attendanceRate: 0.917,
  balance: null,
  suggested: true,
  why: null,
  ...more,
});
const failed = { average: 46.5, outcome: 'fail', suggested: false, why: 'Has not passed, average 46.50' } as const;

function open(features: readonly string[]) {
  signIn(`x.${btoa(JSON.stringify({ userType: 'admin', menus: [], features }))}.x`);
  const opened = openPage(() => <CompleteClass classID="c" onDone={() => undefined} onDirty={() => undefined} />);
  opened.far.has('class/c', () => ({ _id: 'c', className: 'WEB-07', endDate: '2020-11-20' }));
  opened.far.has('class/complete/c', () => ({
    status: true,
    students: [candidate('Amina'), candidate('Bilal', failed)],
    waiting: 0,
  }));
  return opened;
}

const ticked = () => screen.getAllByRole<HTMLInputElement>('checkbox').map(({ checked }) => checked);

test('who is suggested is ticked, and beside who is not stands why', async () => {
  const { user } = open([]);
  await screen.findByText('Has not passed, average 46.50');
  expect(screen.getAllByText('91.7%')).toHaveLength(2);
  // The first ticks all of them.
  expect(ticked()).toEqual([false, true, false]);
  await user.click(screen.getByRole('checkbox', { name: /^Who graduates · 1 of 2/ }));
  expect(ticked()).toEqual([true, true, true]);
});

test('only what is meant is sent: without a switch neither certificates nor a next class', async () => {
  const { user, far } = open(['papers']);
  await screen.findByText('Has not passed, average 46.50');
  await user.click(screen.getByRole('button', { name: 'Next' }));
  await screen.findByRole('switch', { name: 'Give certificates' });
  expect(screen.queryByLabelText(/^Type/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Next' }));
  await user.click(await screen.findByRole('button', { name: 'Complete the class' }));
  await waitFor(() => expect(far.asked('POST')).toHaveLength(1));
  expect(far.asked('POST')[0]?.body).toEqual({
    endDate: '2020-11-20',
    graduateStudents: false,
    graduates: ['seat of Amina'],
    certificate: null,
    next: null,
  });
});

test('the type of the certificates is read in the own language, and stored in English', async () => {
  const catalogue = { 'Certificate of completion': 'شهادة إتمام', Diploma: 'دبلوم' };
  const before = speakFrom(() => ({ language: 'ar', catalogue }));
  const { user, far } = open(['papers']);
  await screen.findByText('Has not passed, average 46.50');
  await user.click(screen.getByRole('button', { name: t('Next') }));
  await user.click(await screen.findByRole('switch', { name: t('Give certificates') }));
  const type = screen.getByLabelText<HTMLInputElement>(/^Type/);
  expect(type.value).toBe('شهادة إتمام');
  await user.clear(type);
  await user.type(type, 'Diploma of nursing');
  expect(type.value).toBe('Diploma of nursing');
  await user.clear(type);
  await user.type(type, 'دبلوم');
  await user.click(screen.getByRole('button', { name: t('Next') }));
  await user.click(await screen.findByRole('button', { name: t('Complete the class') }));
  await waitFor(() => expect(far.asked('POST')).toHaveLength(1));
  expect(far.asked('POST')[0]?.body).toMatchObject({ certificate: { certificateType: 'Diploma' } });
  speakFrom(before);
});

test('what is missing is said in the step that asks for it; without papers nobody is asked about certificates', async () => {
  const { user } = open([]);
  await screen.findByText('Has not passed, average 46.50');
  await user.click(screen.getByRole('button', { name: 'Next' }));
  await user.click(await screen.findByRole('switch', { name: 'Some go on in another class' }));
  expect(within(screen.getByRole('list')).getAllByRole('checkbox')).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'Complete the class' }));
  expect((await screen.findAllByText('Please select class')).length).toBeGreaterThan(0);
});

test("'Next' stays at a step in which something is wrong, says what, and goes to it", async () => {
  const { user } = open([]);
  const day = await screen.findByRole('textbox', { name: /^Last day of the class/ });
  await user.clear(day);
  await user.click(screen.getByRole('button', { name: 'Next' }));
  await screen.findByText('Enter end date');
  expect(document.activeElement).toBe(day);
  expect(screen.queryByRole('switch', { name: 'Some go on in another class' })).toBeNull();
});
