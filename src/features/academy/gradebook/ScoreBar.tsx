import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { Button } from '@mantine/core';
import { counted, t } from '#kit/contract/language';
import { confirm } from '#kit/web/confirm';
import { SaveBar } from '#kit/web/form/SaveBar';
import { showNumber } from '#kit/web/show';
import { columnIn, fieldsOf, filled, givenIn } from './column.rules';
import type { GradebookAnswer, GridAssessment } from './gradebook.contract';
import { scoreStatuses } from './score.contract';
import { usePublish } from './use-publish';
import type { ScoreSheet } from './use-score-sheet';

interface Props {
  readonly data: GradebookAnswer;
  readonly column: GridAssessment;
  readonly sheet: ScoreSheet;
  /** Why nothing was saved. */
  readonly problem: string | undefined;
}

/** The foot of the grid: the progress of one assessment, and its actions. */
export function ScoreBar({ data: { students }, column, sheet, problem }: Props) {
  const { publish, unpublish } = usePublish();
  const fields = fieldsOf(column._id, students);
  const given = givenIn(fields, sheet.start);
  const open = Object.keys(columnIn(sheet.open, column._id)).length;
  const elsewhere = Object.keys(sheet.open).length - open;
  const isDraft = column.assessmentStatus === 'draft';

  async function fill() {
    const answer = await confirm({
      title: t('Fill the blanks with…'),
      text: t('Nothing is saved by that. Absent counts as 0, excused does not count.'),
      thing: column.assessmentName,
      yes: t('Fill in'),
      tone: 'plain',
      pick: {
        label: t('Students without a score'),
        options: [
          { value: 'A', label: t(scoreStatuses.absent) },
          { value: 'E', label: t(scoreStatuses.excused) },
          { value: '0', label: '0' },
        ],
        value: 'A',
      },
    });
    if (answer?.picked !== undefined) sheet.type(filled(fields, sheet.cell, answer.picked));
  }

  return (
    <SaveBar save={t('Save scores')} saving={sheet.save.isPending} problem={problem}>
      <strong>{column.assessmentName}</strong>
      <span>{t('{count} of {all}', { count: showNumber(given), all: showNumber(fields.length) })}</span>
      {open > 0 && <strong>{counted(open, '{count} score to save', '{count} scores to save')}</strong>}
      {elsewhere > 0 && (
        <span>{counted(elsewhere, '{count} more in other columns', '{count} more in other columns')}</span>
      )}
      <Button size="xs" variant="default" disabled={given >= fields.length} onClick={() => void fill()}>
        {t('Fill the blanks with…')}
      </Button>
      {isDraft ? (
        <Button
          size="xs"
          variant="default"
          disabled={open > 0}
          leftSection={<IconEye size={15} aria-hidden />}
          onClick={() => void publish(column)}
        >
          {t('Publish')}
        </Button>
      ) : (
        <Button
          size="xs"
          variant="default"
          disabled={open > 0}
          leftSection={<IconEyeOff size={15} aria-hidden />}
          onClick={() => void unpublish(column)}
        >
          {t('Unpublish')}
        </Button>
      )}
    </SaveBar>
  );
}
