import { useState } from 'react';
import { saidOf } from '#kit/contract/thing';
import { AddButton } from '#kit/web/crud/AddButton';
import { RecordDialog } from '#kit/web/crud/RecordDialog';
import type { OpenedForm } from '#kit/web/form/use-draft';
import { assessment } from './assessment.contract';
import { assessmentForm } from './assessment-form';
import type { GradebookAnswer } from './gradebook.contract';

interface Props {
  readonly data: GradebookAnswer;
  readonly variant: 'filled' | 'default';
}

/** The button that makes an assessment of the class and the subject that are open. */
export function AddAssessment({ data: { classID, subjectID }, variant }: Props) {
  const [opened, setOpened] = useState<OpenedForm<typeof assessment>>();
  return (
    <>
      <AddButton label={saidOf(assessment, 'add')} onClick={() => setOpened({})} variant={variant} />
      <RecordDialog
        entity={assessment}
        form={{ ...assessmentForm, start: () => ({ classID, subjectID }) }}
        opened={opened}
        onClose={() => setOpened(undefined)}
      />
    </>
  );
}
