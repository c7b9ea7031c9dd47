// Proves GB9, GB13.
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { answered } from '#kit/web/far-side.fixture';
import { openScores } from './score-grid.fixture';
import { gradebookOf, quiz, scored, seated } from './seats.fixture';

vi.mock('#kit/web/offline/outbox', async () => (await import('./disk.fixture')).outboxInMemory);

/** A document in memory has no width: every question about a narrow one is answered with yes. */
beforeEach(() => {
  const listens = { addEventListener: () => undefined, removeEventListener: () => undefined };
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('max-width'), ...listens }));
});

const saved = async () => answered(200, { status: true, message: '1 score saved', info: [], saved: 1, updated: 0 });
const sent = (far: ReturnType<typeof openScores>['far']) => far.asked('POST').map(({ body }) => body?.items);

async function openQuiz(first = gradebookOf()) {
  const opened = openScores(first);
  await opened.user.click(await screen.findByRole('button', { name: /^Quiz/ }));
  return opened;
}

test('one student after the other is tapped in, and each score is sent by itself', async () => {
  const { user, far } = await openQuiz();
  await screen.findByText('Amina');
  for (const digit of ['1', '2', '9']) await user.click(screen.getByRole('button', { name: digit }));
  await user.click(screen.getByRole('button', { name: 'Delete the last digit' }));
  far.next('POST', saved);
  await user.click(screen.getByRole('button', { name: 'Next' }));
  await screen.findByText('Bilal');
  await waitFor(() => expect(sent(far)).toMatchObject([[{ studentID: 'Amina', score: 12 }]]));
  far.next('POST', saved);
  await user.click(screen.getByRole('button', { name: 'Absent' }));
  await screen.findByText('Caasha');
  await waitFor(() => expect(sent(far)[1]).toMatchObject([{ studentID: 'Bilal', scoreStatus: 'absent' }]));
  // Keys do the same.
  far.next('POST', saved);
  await user.keyboard('7.5{Enter}');
  await screen.findByRole('button', { name: 'Publish' });
  await waitFor(() => expect(sent(far)[2]).toMatchObject([{ studentID: 'Caasha', score: 7.5 }]));
});

test('a score above the best stays where it is typed, and is not sent', async () => {
  const { user, far } = await openQuiz();
  await user.keyboard('21{Enter}');
  await screen.findByText('At most 20');
  screen.getByText('Amina');
  expect(far.asked('POST')).toEqual([]);
});

test('the first student without a score comes first, and who goes back without typing sends nothing', async () => {
  const students = [seated('Amina', 1001, { quiz: scored(7) }), seated('Bilal', 1002)];
  const { user, far } = await openQuiz(gradebookOf({ students }));
  await screen.findByText('Bilal');
  await user.click(screen.getByRole('button', { name: 'Back' }));
  await screen.findByText('Amina');
  await user.keyboard('{Enter}');
  await screen.findByText('Bilal');
  expect(far.asked('POST')).toEqual([]);
});

test('a score over which somebody else saved meanwhile is named with both, wherever one is by then', async () => {
  const { user, far, become } = await openQuiz();
  become(gradebookOf({ students: [seated('Amina', 1001, { quiz: scored(15) }), seated('Bilal', 1002)] }));
  far.next('POST', async () => answered(409, { status: false, message: 'Nothing was saved' }));
  await user.keyboard('12{Enter}');
  await screen.findByText('Amina, Quiz: Meanwhile 15 was saved here.');
  screen.getByText('Bilal');
  await user.click(screen.getByRole('button', { name: 'Leave it' }));
  await waitFor(() => expect(screen.queryByText(/Meanwhile/)).toBeNull());
  expect(sent(far)).toHaveLength(1);
});

test('why published scores change is asked once', async () => {
  const { user, far } = await openQuiz(gradebookOf({ assessments: [{ ...quiz, assessmentStatus: 'published' }] }));
  await user.keyboard('12{Enter}');
  const reason = await screen.findByRole('textbox', { name: /Reason/ });
  await user.type(reason, 'Came late{Enter}');
  await screen.findByText('Bilal');
  await user.keyboard('13{Enter}');
  await screen.findByText('Caasha');
  await waitFor(() => expect(sent(far)).toMatchObject([[{ reason: 'Came late' }], [{ reason: 'Came late' }]]));
});
