import { useState } from 'react';
import type { Got } from '#kit/contract/entity';
import { t } from '#kit/contract/language';
import { editAction } from '#kit/web/crud/usual-actions';
import { LazyEntityForm } from '#kit/web/form/LazyEntityForm';
import { LazyFormDialog } from '#kit/web/form/LazyFormDialog';
import { EmptyState } from '#kit/web/list/EmptyState';
import { ListPage } from '#kit/web/list/ListPage';
import { enrollment, overTimeEnrollment } from './enrollment.contract';
import { overTimeColumns } from './enrollment-columns';
import { enrollmentForm } from './enrollment-form';

type OverTime = Got<typeof overTimeEnrollment>;

/** Students who are still enrolled in a class that has ended; here their enrollments can only be edited (S§2). */
export function OverTimeList() {
  const [edited, setEdited] = useState<OverTime>();
  const close = () => setEdited(undefined);
  return (
    <>
      <ListPage
        entity={overTimeEnrollment}
        title="Over time students"
        columns={overTimeColumns}
        onOpen={setEdited}
        actions={(row) => [editAction(() => setEdited(row))]}
        empty={<EmptyState title={t('Nobody is enrolled in a class that has ended.')} />}
      />
      <LazyFormDialog title={t('Edit enrollment')} opened={edited !== undefined} onClose={close} shape="dialog">
        {(onDirty) => (
          <LazyEntityForm
            entity={enrollment}
            record={edited}
            rules={enrollmentForm}
            onSaved={close}
            onDirty={onDirty}
          />
        )}
      </LazyFormDialog>
    </>
  );
}
