import { IconClipboardCheck } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { t, words } from '#kit/contract/language';
import { useErase } from '#kit/web/crud/use-erase';
import { editAction, eraseAction } from '#kit/web/crud/usual-actions';
import type { FormRules } from '#kit/web/form/form-rules';
import { LazyEntityForm } from '#kit/web/form/LazyEntityForm';
import { LazyFormDialog } from '#kit/web/form/LazyFormDialog';
import { EmptyState } from '#kit/web/list/EmptyState';
import { ListPage } from '#kit/web/list/ListPage';
import type { RowAction } from '#kit/web/list/row-action';
import { useMessageAction } from '#house/message/use-message-action';
import { type Attendance, attendance } from './attendance.contract';
import { attendanceColumns, attendanceName } from './attendance-columns';

const form: FormRules<typeof attendance.fields> = {
  fields: ['date', 'attendenceStatus', 'reason'],
  when: { reason: ({ attendenceStatus }) => attendenceStatus !== 'present' },
};

/** All records of attendance, newest first; they are made where the register is taken. */
export default function AttendanceListPage() {
  const [edited, setEdited] = useState<Attendance>();
  const erase = useErase(attendance);
  const navigate = useNavigate();
  const messageTo = useMessageAction();
  const close = () => setEdited(undefined);

  function actions(row: Attendance): RowAction[] {
    const { classID, date, studentID, attendenceStatus } = row;
    return [
      editAction(() => setEdited(row)),
      {
        label: words('Open the register'),
        icon: IconClipboardCheck,
        run: () => void navigate({ to: '/attendence', search: { classID: classID._id, date } }),
      },
      // Absent students are asked for the reason.
      ...(attendenceStatus === 'upsent' ? messageTo({ studentID: studentID._id }) : []),
      eraseAction(attendance, () => void erase(row, attendanceName(row))),
    ];
  }

  return (
    <>
      <ListPage
        entity={attendance}
        title="Attendance list"
        columns={attendanceColumns}
        order="-date"
        filters={['classID', 'attendenceStatus', 'day', 'studentID']}
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
