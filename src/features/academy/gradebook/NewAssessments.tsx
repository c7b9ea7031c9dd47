import { Button } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import { useState } from 'react';
import { t } from '#kit/contract/language';
import { saidOf } from '#kit/contract/thing';
import { call } from '#kit/web/call';
import { AddButton } from '#kit/web/crud/AddButton';
import { RecordDialog } from '#kit/web/crud/RecordDialog';
import { FormOf } from '#kit/web/form/FormOf';
import { LazyFormDialog } from '#kit/web/form/LazyFormDialog';
import type { OpenedForm } from '#kit/web/form/use-draft';
import { useDone } from '#kit/web/use-entity';
import { assessment } from './assessment.contract';
import { assessmentForm } from './assessment-form';
import { copyAssessments, type GradebookAnswer } from './gradebook.contract';

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

const { fromClassID } = copyAssessments.body;
const fields = { fromClassID };

/** The button that copies the assessments of another class of the same course, as drafts. */
export function CopyAssessments({ data: { classID, courseID } }: { readonly data: GradebookAnswer }) {
  const [opened, setOpened] = useState(false);
  const done = useDone();
  return (
    <>
      <Button variant="default" leftSection={<IconCopy size={17} aria-hidden />} onClick={() => setOpened(true)}>
        {t('Copy from another class')}
      </Button>
      <LazyFormDialog
        title={t('Copy from another class')}
        opened={opened}
        onClose={() => setOpened(false)}
        shape="dialog"
      >
        {(onDirty) => (
          <>
            <p>
              {t('The assessments of all its subjects become drafts here. What is called the same is passed over.')}
            </p>
            <FormOf
              name={copyAssessments.path}
              fields={fields}
              rules={{ narrow: { fromClassID: () => ({ courseID }) } }}
              saveLabel={t('Copy')}
              onSave={async ({ fromClassID: from = '' }) => {
                const answer = await call(copyAssessments, { body: { fromClassID: from, classID } });
                setOpened(false);
                await done(answer);
              }}
              onDirty={onDirty}
            />
          </>
        )}
      </LazyFormDialog>
    </>
  );
}
