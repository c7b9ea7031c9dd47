// Proves GB5.
import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, expect, test } from 'vitest';
import { openPage } from '#kit/web/opened-page.fixture';
import { signInStudent, signOut } from '#house/session/session';
import type { Gradebook, GridAssessment, OwnGradebook } from '#features/academy/gradebook/gradebook.contract';
import MyResultsPage from './MyResultsPage';

afterAll(signOut);

const studentInfo = { _id: 'amina', studentName: 'Amina', stdID: 1001, educationalLevel: 'secondary' };
const quiz: GridAssessment = {
  _id: 'quiz',
  __v: 0,
  assessmentName: 'Quiz',
  assessmentKind: 'quiz',
  maxScore: 10,
  weight: 20,
  heldOn: '2026-11-02',
  resitOf: null,
  assessmentStatus: 'published',
};
const html: Gradebook = {
  classID: 'new',
  subjectID: 'html',
  subjectName: 'HTML',
  assessments: [
    quiz,
    { ...quiz, _id: 'missed', assessmentName: 'Test' },
    { ...quiz, _id: 'final', assessmentName: 'Final', assessmentStatus: 'draft' },
  ],
  students: [
    {
      studentID: studentInfo,
      enrollmentID: 'seat',
      enrolledStatus: 'active',
      scores: {
        quiz: { _id: 's', score: 8, scoreStatus: 'scored', remark: null, __v: 0 },
        missed: { _id: 't', score: null, scoreStatus: 'absent', remark: null, __v: 0 },
      },
      soFar: null,
      mark: 73.5,
      grade: 'C',
      outcome: 'pass',
    },
  ],
  statistics: { marks: { mean: 66.25 }, assessments: { quiz: { mean: 70 }, final: { mean: null } } },
};

function open(rank: OwnGradebook['rank']) {
  signInStudent(`x.${btoa(JSON.stringify({ userType: 'student', name: 'Amina', studentInfo, studentClasses: [] }))}.x`);
  const opened = openPage(MyResultsPage);
  const classOf = (_id: string) => ({ _id, className: _id, courseID: { _id: 'web', courseName: 'Web' } });
  opened.far.has('certificate/studentClases/amina', () => ({ studentsClasses: [classOf('old'), classOf('new')] }));
  const answer = { status: true, classID: 'new', className: 'new', subjects: [html], rank };
  opened.far.has('gradebook/new', () => answer);
  opened.far.has('gradebook/old', () => ({ ...answer, classID: 'old', subjects: [] }));
  return opened;
}

test('the newest class is open: its assessments, the own scores, the mean of the class, and the own rank', async () => {
  open({ rank: 2, of: 18 });
  const subject = await screen.findByRole('region', { name: 'HTML' });
  const rows = within(subject)
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    );
  expect(rows).toEqual([
    ['QuizQuiz · 2 Nov 2026', '8 / 10', '70%', '20'],
    ['TestQuiz · 2 Nov 2026', 'Absent', '–', '20'],
    ['FinalQuiz · 2 Nov 2026', 'Not published yet', '–', '20'],
  ]);
  expect(subject.textContent).toContain('Mark73.5GradeCClass mean66.25');
  expect(screen.getByText('Rank').parentElement?.textContent).toBe('Rank2 of 18');
});

test('a rank without an assessment says where the marks are that it counts', async () => {
  const { user } = open({ rank: 1, of: 12 });
  await screen.findByRole('region', { name: 'HTML' });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Class' }), 'old');
  await screen.findByText('No assessments in this class yet. Its marks stand under Marks.');
});

test('while the results of a class are awaited rows are waiting, and nothing says that there are none', async () => {
  const { far } = open(null);
  far.has('gradebook/new', () => new Promise(() => undefined));
  await screen.findByRole('combobox', { name: 'Class' });
  await waitFor(() => expect(document.querySelector('table[aria-busy="true"]')).not.toBeNull());
  expect(screen.queryByText(/No assessments/)).toBeNull();
});

test('another class is chosen and read; the report card is offered', async () => {
  const { user, far } = open(null);
  await screen.findByRole('region', { name: 'HTML' });
  expect(screen.queryByText('Rank')).toBeNull();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Class' }), 'old');
  await screen.findByText('No assessments in this class yet.');
  screen.getByRole('button', { name: 'Report card' });
  expect(far.asked('GET').filter(({ path }) => path.startsWith('gradebook/'))).toMatchObject([
    { path: 'gradebook/new', query: {} },
    { path: 'gradebook/old', query: {} },
  ]);
});
