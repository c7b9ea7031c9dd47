import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { counted, t } from '#kit/contract/language';
import { call, type Refusal } from '#kit/web/call';
import { EmptyState } from '#kit/web/list/EmptyState';
import { toastWrong } from '#kit/web/toast';
import { useDone } from '#kit/web/use-entity';
import { assessmentFromMarks, type GradebookAnswer } from './gradebook.contract';

/** Where marks were given by hand: they become an assessment first, and no mark moves (GB7). */
export function ByHand({ data: { classID, subjectID, students } }: { readonly data: GradebookAnswer }) {
  const done = useDone();
  const turn = useMutation<{ readonly message: string }, Refusal>({
    mutationFn: () => call(assessmentFromMarks, { body: { classID, subjectID } }),
    onSuccess: done,
    onError: ({ message }) => toastWrong(message),
  });
  const count = students.filter(({ mark }) => mark !== null).length;
  return (
    <EmptyState
      title={counted(
        count,
        '{count} student has a mark by hand: turn them into an assessment first',
        '{count} students have a mark by hand: turn them into an assessment first',
      )}
    >
      <p>{t('They become the scores of an assessment that is published, and no mark changes.')}</p>
      <Button onClick={() => turn.mutate()} disabled={turn.isPending}>
        {t('Turn into an assessment')}
      </Button>
    </EmptyState>
  );
}
