// Proves GB13.
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { answered } from '#kit/web/far-side.fixture';
import { field, openGrid } from './score-grid.fixture';
import { final, gradebookOf, quiz, scored, seated } from './seats.fixture';

vi.mock('#kit/web/offline/outbox', async () => (await import('./disk.fixture')).outboxInMemory);

const saved = async () => answered(200, { status: true, message: '3 scores saved', info: [], saved: 3, updated: 0 });
const texts = (assessment: string) =>
  ['Amina', 'Bilal', 'Caasha'].map((name) => field(`${assessment} of ${name}`).value);

test('the first blank score has the focus, Enter goes down its column, and behind the last one the column is saved', async () => {
  const { user, far } = await openGrid();
  expect(document.activeElement).toBe(field('Quiz of Amina'));
  await user.keyboard('12{Enter}a{Enter}E{Enter}');
  expect(texts('Quiz')).toEqual(['12', 'A', 'E']);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Save scores' }));
  far.next('POST', saved);
  await user.keyboard('{Enter}');
  await screen.findByText('3 scores saved');
  const [call] = far.asked('POST');
  const own = { remark: null, reason: null, assessmentID: 'quiz' };
  expect([call?.path, call?.body]).toEqual([
    'score',
    {
      items: [
        { ...own, studentID: 'Amina', scoreStatus: 'scored', score: 12 },
        { ...own, studentID: 'Bilal', scoreStatus: 'absent', score: null },
        { ...own, studentID: 'Caasha', scoreStatus: 'excused', score: null },
      ],
    },
  ]);
});

test('arrows go to the fields around', async () => {
  const { user } = await openGrid();
  await user.keyboard('{ArrowRight}');
  expect(document.activeElement).toBe(field('Final of Amina'));
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowLeft}{ArrowUp}');
  expect(document.activeElement).toBe(field('Quiz of Bilal'));
});

test('where the page is written from the right, the arrows go the other way', async () => {
  const { user } = await openGrid();
  document.documentElement.dir = 'rtl';
  await user.keyboard('{ArrowLeft}');
  document.documentElement.dir = 'ltr';
  expect(document.activeElement).toBe(field('Final of Amina'));
});

test('cells of a spreadsheet go where they are pasted, and one column alone is saved', async () => {
  const { user, far } = await openGrid();
  await user.paste('12\t60\r\n13\t70\r\n14\tE\r\n');
  expect([texts('Quiz'), texts('Final')]).toEqual([
    ['12', '13', '14'],
    ['60', '70', 'E'],
  ]);
  expect(screen.getByText('3 more in other columns')).toBeDefined();
  far.next('POST', saved);
  await user.click(screen.getByRole('button', { name: 'Save scores' }));
  await waitFor(() => expect(far.asked('POST')).toHaveLength(1));
  expect(far.asked('POST')[0]?.body?.items).toHaveLength(3);
});

test('a score above the best is named and nothing is saved', async () => {
  const { user, far } = await openGrid();
  await user.keyboard('21{Enter}');
  await screen.findByText('Amina, Quiz: At most 20');
  await user.click(screen.getByRole('button', { name: 'Save scores' }));
  await screen.findByText('Nothing was saved. First put right what is marked.');
  expect(far.asked('POST')).toEqual([]);
});

test('the blanks of a column are filled with what is chosen, and nothing is written over', async () => {
  const { user } = await openGrid(
    gradebookOf({
      students: [seated('Amina', 1001), seated('Bilal', 1002, { quiz: scored(7) }), seated('Caasha', 1003)],
    }),
  );
  expect(screen.getByText('1 of 3')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Fill the blanks with…' }));
  const asked = await screen.findByRole('dialog', { name: 'Fill the blanks with…' });
  await user.click(within(asked).getByRole('button', { name: 'Fill in' }));
  await waitFor(() => expect(texts('Quiz')).toEqual(['A', '7', 'A']));
});

test('what somebody else saved meanwhile is shown beside what is typed, and one of the two is chosen', async () => {
  const { user, far, become } = await openGrid();
  await user.keyboard('12{Enter}13{Enter}');
  become(
    gradebookOf({
      students: [seated('Amina', 1001, { quiz: scored(15, 0) }), seated('Bilal', 1002), seated('Caasha', 1003)],
    }),
  );
  far.next('POST', async () =>
    answered(409, { status: false, message: 'Nothing was saved: 1 score was changed by someone else meanwhile.' }),
  );
  const save = screen.getByRole('button', { name: 'Save scores' });
  await user.click(save);
  await screen.findByText('Amina, Quiz: Meanwhile 15 was saved here.');
  await user.click(save);
  await screen.findByText('Nothing was saved. First put right what is marked.');
  expect(far.asked('POST')).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Use 12' }));
  far.next('POST', saved);
  await user.click(save);
  await waitFor(() => expect(far.asked('POST')).toHaveLength(2));
  expect(far.asked('POST')[1]?.body?.items).toMatchObject([
    { studentID: 'Amina', score: 12, __v: 0 },
    { studentID: 'Bilal', score: 13 },
  ]);
});

test('a score of a published assessment is saved with the reason that is asked for', async () => {
  const published = { ...quiz, assessmentStatus: 'published' } as const;
  const { user, far } = await openGrid(
    gradebookOf({
      assessments: [published, final],
      students: [seated('Amina', 1001, { quiz: { ...scored(7), remark: 'Late' } })],
    }),
  );
  await user.click(field('Quiz of Amina'));
  await user.keyboard('8{Enter}{Enter}');
  const asked = await screen.findByRole('dialog', { name: 'Say why a published score changes' });
  await user.type(within(asked).getByRole('textbox', { name: /Reason/ }), 'Counted anew');
  far.next('POST', saved);
  await user.click(within(asked).getByRole('button', { name: 'Save scores' }));
  await waitFor(() =>
    expect(far.asked('POST')[0]?.body?.items).toMatchObject([
      { score: 8, reason: 'Counted anew', remark: 'Late', __v: 0 },
    ]),
  );
});

test('where results are locked nothing can be typed, and it is said', async () => {
  const { user } = await openGrid(gradebookOf({ resultsLocked: true }));
  screen.getByText('The results of WEB-07 are locked');
  await user.keyboard('12');
  expect(texts('Quiz')).toEqual(['', '', '']);
  expect(screen.queryByRole('button', { name: 'Save scores' })).toBeNull();
});
