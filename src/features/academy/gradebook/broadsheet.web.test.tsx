// Proves GB9, GB11.
import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, expect, test } from 'vitest';
import { answered } from '#kit/web/far-side.fixture';
import { openPage } from '#kit/web/opened-page.fixture';
import { signIn, signOut } from '#house/session/session';
import type { ClassResults, ResultRow, Statistics } from './gradebook.contract';
import { ResultsPart } from './ResultsPart';

afterAll(signOut);

const none: Statistics = { number: 0, mean: null, median: null, highest: null, lowest: null, passed: null, grades: {} };

function rowOf(studentName: string, more: Partial<ResultRow>): ResultRow {
  return {
    studentID: { _id: studentName, studentName, stdID: 1001 },
    enrollmentID: `seat of ${studentName}`,
    enrolledStatus: 'active',
    marks: {},
    total: 0,
    average: null,
    grade: null,
    outcome: null,
    rank: null,
    attendanceRate: null,
    remark: null,
    ...more,
  };
}

const results: ClassResults = {
  status: true,
  classID: 'c',
  className: 'WEB-07',
  resultsLocked: false,
  subjects: [
    { _id: 'html', subjectName: 'HTML' },
    { _id: 'css', subjectName: 'CSS' },
  ],
  rows: [
    rowOf('Amina', {
      marks: { html: 91, css: 88.5 },
      total: 179.5,
      average: 89.75,
      grade: 'B+',
      outcome: 'pass',
      rank: 1,
      attendanceRate: 0.95,
      remark: 'Diligent',
    }),
    rowOf('Bilal', { marks: { html: 40 }, total: 40, average: 40, grade: 'F', outcome: 'fail' }),
  ],
  statistics: {
    averages: { ...none, number: 2, mean: 64.88, median: 64.88, highest: 89.75, lowest: 40, passed: 0.5 },
    subjects: { html: { ...none, number: 2, mean: 65.5 }, css: none },
  },
};

function open(userType: string, first = results) {
  signIn(`x.${btoa(JSON.stringify({ userType, menus: [], features: [] }))}.x`);
  let data = first;
  const opened = openPage(() => <ResultsPart classID="c" onChoose={() => undefined} />);
  opened.far.has('gradebook/results/c', () => data);
  opened.far.has('class/options', () => []);
  return { ...opened, become: (next: ClassResults) => void (data = next) };
}

const cellsOf = (name: RegExp) =>
  within(screen.getByRole('row', { name }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

test('a line has the marks of a student and what follows from them; of what there is none stands a dash', async () => {
  open('admin');
  await screen.findByRole('table', { name: 'Results' });
  expect(cellsOf(/^Amina/)).toEqual(['91', '88.5', '179.5', '89.75', 'B+', 'Pass', '1', '95%', 'Diligent']);
  expect(cellsOf(/^Bilal/)).toEqual(['40', '–', '40', '40.00', 'F', 'Fail', '–', '–', '']);
  expect(cellsOf(/^Passed/).slice(0, 4)).toEqual(['–', '–', '–', '50%']);
  // A table of so many columns is printed on its side.
  expect(document.querySelector('[data-wide] table')).not.toBeNull();
});

test('results are locked after a question, and opened again with a reason', async () => {
  const { user, far, become } = open('admin');
  await user.click(await screen.findByRole('button', { name: 'Lock results' }));
  const asked = await screen.findByRole('dialog', { name: 'Lock the results?' });
  become({ ...results, resultsLocked: true });
  far.next('POST', async () => answered(200, { status: true, message: 'Locked', info: {} }));
  await user.click(within(asked).getByRole('button', { name: 'Lock' }));
  await user.click(await screen.findByRole('button', { name: 'Unlock results' }));
  const again = await screen.findByRole('dialog', { name: 'Unlock the results?' });
  await user.click(within(again).getByRole('button', { name: 'Unlock' }));
  expect(far.asked('POST')).toHaveLength(1);
  await user.type(within(again).getByRole('textbox', { name: /Reason/ }), 'A mark was wrong');
  await user.click(within(again).getByRole('button', { name: 'Unlock' }));
  await waitFor(() =>
    expect(far.asked('POST').map(({ path, body }) => [path, body])).toEqual([
      ['class/lockResults/c', { locked: true }],
      ['class/lockResults/c', { locked: false, reason: 'A mark was wrong' }],
    ]),
  );
});

test('who is no administrator finds no way to unlock', async () => {
  open('teacher', { ...results, resultsLocked: true });
  await screen.findByText('The results of WEB-07 are locked');
  expect(screen.queryByRole('button', { name: 'Unlock results' })).toBeNull();
});

test('the remark of a report card begins with the one that is there', async () => {
  const { user, far } = open('teacher');
  await user.click(await screen.findByRole('button', { name: 'Remark on Amina' }));
  const dialog = await screen.findByRole('dialog', { name: 'Remark on Amina' });
  const field = await within(dialog).findByRole<HTMLTextAreaElement>('textbox', { name: 'Remark' });
  expect(field.value).toBe('Diligent');
  await user.type(field, ' and kind');
  await user.click(within(dialog).getByRole('button', { name: 'Save remark' }));
  await waitFor(() =>
    expect(far.asked('POST')).toMatchObject([
      { path: 'gradebook/remark', body: { enrollmentID: 'seat of Amina', remark: 'Diligent and kind' } },
    ]),
  );
});

test('report cards are offered of the whole class, and of each student', async () => {
  open('teacher');
  await screen.findByRole('button', { name: 'Report cards' });
  for (const name of ['Amina', 'Bilal']) screen.getByRole('button', { name: `Report card of ${name}` });
});
