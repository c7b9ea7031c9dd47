import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import type { Got } from '#kit/contract/entity';
import { t } from '#kit/contract/language';
import { CrudPage } from '#kit/web/crud/CrudPage';
import { editAction } from '#kit/web/crud/usual-actions';
import { LazyEntityForm } from '#kit/web/form/LazyEntityForm';
import { LazyFormDialog } from '#kit/web/form/LazyFormDialog';
import { EmptyState } from '#kit/web/list/EmptyState';
import { ListPage } from '#kit/web/list/ListPage';
import { allTab } from '#kit/web/list/tabs';
import { Tabs } from '#kit/web/ui/Tabs';
import { runningParts } from '#features/academy/school-class/running.contract';
import { enrollmentColumns, enrollmentName, overTimeColumns } from './enrollment-columns';
import { enrollmentForm } from './enrollment-form';
import { enrollment, overTimeEnrollment } from './enrollment.contract';
import { enrolPath } from './enrollment.screens';
import { useLeaving } from './use-leaving';

/** Two tabs over the same records (S§2); the address says which one is open. */
export default function EnrollmentPage() {
  const { tab }: { readonly tab?: string } = useSearch({ strict: false });
  const navigate = useNavigate();
  const opened = tab === 'overTime' ? 'overTime' : 'all';
  return (
    <Tabs
      value={opened}
      onChange={(next) => void navigate({ to: '.', search: next === 'overTime' ? { tab: next } : {}, replace: true })}
      keepMounted={false}
    >
      <Tabs.List className="no-print" mb="md">
        <Tabs.Tab value="all">{t('Enrollment')}</Tabs.Tab>
        <Tabs.Tab value="overTime">{t('Over time students')}</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="all">
        <EnrollmentList />
      </Tabs.Panel>
      <Tabs.Panel value="overTime">
        <OverTimeList />
      </Tabs.Panel>
    </Tabs>
  );
}

const tabs = [...runningParts, allTab];

/** All enrollments, changed and deleted here; a new one is made on a page of its own. */
function EnrollmentList() {
  const { actions, dialog } = useLeaving();
  return (
    <>
      <CrudPage
        entity={enrollment}
        title="Enrollment"
        columns={enrollmentColumns}
        tabs={tabs}
        order="-createdAt"
        form={enrollmentForm}
        nameOf={enrollmentName}
        actions={actions}
        addAt={enrolPath}
        about="An enrollment puts a student into a class and charges its fees. Add the first enrollment."
      />
      {dialog}
    </>
  );
}

type OverTime = Got<typeof overTimeEnrollment>;

/** Students who are still enrolled in a class that has ended; here their enrollments can only be edited (S§2). */
function OverTimeList() {
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
