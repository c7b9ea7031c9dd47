import { IconClipboardCheck, IconPencil, IconTrash } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { t, words } from '#kit/contract/language';
import { confirmDelete } from '#kit/web/crud/confirm-delete';
import type { FormRules } from '#kit/web/form/form-rules';
import { LazyEntityForm } from '#kit/web/form/LazyEntityForm';
import { LazyFormDialog } from '#kit/web/form/LazyFormDialog';
import { EmptyState } from '#kit/web/list/EmptyState';
import { ListPage } from '#kit/web/list/ListPage';
import type { RowAction } from '#kit/web/list/row-action';
import { toastWrong } from '#kit/web/toast';
import { useRemove } from '#kit/web/use-entity';
import { type Attendance, attendance } from './attendance.contract';
import { attendanceColumns, attendanceName } from './attendance-columns';

const form: FormRules<typeof attendance.fields> = {
  fields: ['date', 'attendenceStatus', 'reason'],
  when: { reason: ({ attendenceStatus }) => attendenceStatus !== 'present' },
};

/** All that was written down, newest first; records are made where the register is taken. */
export default function AttendanceListPage() {
  const [edited, setEdited] = useState<Attendance>();
  const remove = useRemove(attendance);
  const navigate = useNavigate();
  const close = () => setEdited(undefined);

  async function askAndRemove(row: Attendance) {
    const answer = await confirmDelete(attendance, attendanceName(row));
    if (!answer) return;
    const { _id, __v } = row;
    await remove.mutateAsync({ _id, __v }).catch((error: Error) => toastWrong(error.message));
  }

  function actions(row: Attendance): RowAction[] {
    const { classID, date } = row;
    return [
      { label: words('Edit'), icon: IconPencil, run: () => setEdited(row) },
      {
        label: words('Open the register'),
        icon: IconClipboardCheck,
        run: () => void navigate({ to: '/attendence', search: { classID: classID._id, date } }),
      },
      { label: words('Delete'), icon: IconTrash, run: () => void askAndRemove(row), tone: 'wrong' },
    ];
  }

  return (
    <>
      <ListPage
        entity={attendance}
        title="Attendance list"
        columns={attendanceColumns}
        order="-date"
        filters={['classID', 'attendenceStatus', 'day']}
        actions={actions}
        onOpen={setEdited}
        empty={<EmptyState title={t('Nothing here yet. A register is taken on the Attendance screen.')} />}
      />
      <LazyFormDialog title={t('Edit attendance')} opened={edited !== undefined} onClose={close} shape="dialog">
        {(onDirty) =>
          edited && (
            <>
              <p>{attendanceName(edited)}</p>
              <LazyEntityForm entity={attendance} record={edited} rules={form} onSaved={close} onDirty={onDirty} />
            </>
          )
        }
      </LazyFormDialog>
    </>
  );
}
