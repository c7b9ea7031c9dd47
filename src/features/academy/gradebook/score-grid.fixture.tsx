import { screen } from '@testing-library/react';
import { openPage } from '#kit/web/opened-page.fixture';
import type { GradebookAnswer } from './gradebook.contract';
import { ScoresPart } from './ScoresPart';
import { gradebookOf, place } from './seats.fixture';

function Page() {
  return (
    <ScoresPart
      pair={{ first: place.classID, second: place.subjectID }}
      onChoose={() => undefined}
      onDirty={() => undefined}
    />
  );
}

/** The grid as a teacher has it before them; what it reads can be changed meanwhile. */
export async function openGrid(first: GradebookAnswer = gradebookOf()) {
  const opened = openScores(first);
  await screen.findByRole('textbox', { name: 'Quiz of Amina (1001)' });
  return opened;
}

/** The scores as they open, also on a phone. */
export function openScores(first: GradebookAnswer = gradebookOf()) {
  let data = first;
  const opened = openPage(Page);
  opened.far.has('gradebook/c', () => data);
  for (const path of ['class/options', 'subject/options']) opened.far.has(path, () => []);
  return { ...opened, become: (next: GradebookAnswer) => void (data = next) };
}

export const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${name} `) });
