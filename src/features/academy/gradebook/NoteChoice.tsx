import { Button } from '@mantine/core';
import { t } from '#kit/contract/language';
import { isRefusal } from '#kit/web/call';
import { confirm } from '#kit/web/confirm';
import type { Whose } from '#kit/web/form/use-sheet';
import { toastWrong } from '#kit/web/toast';
import { useRemove } from '#kit/web/use-save';
import type { GradebookAnswer } from './gradebook.contract';
import styles from './gradebook.module.css';
import { score } from './score.contract';
import { calledIn, placeOf } from './score-sheet.rules';
import type { ScoreSheet } from './use-score-sheet';

interface Props {
  readonly data: GradebookAnswer;
  readonly sheet: ScoreSheet;
  readonly field: string;
}

/** The choice between the scores of a field that two people have filled in, or the button that restores one that was emptied. */
export function NoteChoice({ data, sheet, field }: Props) {
  const { text, problem, meanwhile } = sheet.cell(field);
  const remove = useRemove(score);
  const { assessmentID, studentID } = placeOf(field);
  const stored = data.students.find((one) => one.studentID._id === studentID)?.scores[assessmentID];
  const take = (whose: Whose) => sheet.take(field, whose);

  async function askAndRemove() {
    if (!stored) return;
    const { name, assessment, isPublished } = calledIn(data, field);
    const answer = await confirm({
      title: t('Delete this score?'),
      text: t('The student then has no score in this assessment.'),
      thing: t('{name}, {assessment}', { name, assessment }),
      yes: t('Delete'),
      tone: 'wrong',
      ...(isPublished ? { reason: t('Reason'), needed: true } : {}),
    });
    if (!answer) return;
    const { _id, __v } = stored;
    try {
      await remove.mutateAsync({ _id, __v, reason: answer.reason || undefined });
      take('theirs');
    } catch (error) {
      if (!isRefusal(error)) throw error;
      toastWrong(error.message);
    }
  }

  return (
    <span className={styles.choice}>
      {meanwhile !== undefined && problem === undefined && (
        <Button size="xs" onClick={() => take('mine')}>
          {t('Use {mark}', { mark: text })}
        </Button>
      )}
      {text.trim() === '' && stored && meanwhile === undefined && (
        <Button size="xs" variant="default" onClick={() => void askAndRemove()}>
          {t('Delete this score')}
        </Button>
      )}
      <Button size="xs" variant="default" onClick={() => take('theirs')}>
        {t('Leave it')}
      </Button>
    </span>
  );
}
