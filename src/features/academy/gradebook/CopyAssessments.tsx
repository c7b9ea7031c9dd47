import { IconCopy } from '@tabler/icons-react';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { t } from '#kit/contract/language';
import { call } from '#kit/web/call';
import { FormOf } from '#kit/web/form/FormOf';
import { LazyFormDialog } from '#kit/web/form/LazyFormDialog';
import { useDone } from '#kit/web/use-entity';
import { copyAssessments, type GradebookAnswer } from './gradebook.contract';

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
