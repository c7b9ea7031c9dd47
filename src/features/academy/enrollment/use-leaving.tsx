import { IconDoorExit } from '@tabler/icons-react';
import { lazy, useState } from 'react';
import type { Got } from '#kit/contract/entity';
import { t, words } from '#kit/contract/language';
import { LazyFormDialog } from '#kit/web/form/LazyFormDialog';
import type { RowAction } from '#kit/web/list/row-action';
import { useFeature } from '#house/session/use-feature';
import type { EnrolledStatus } from '#features/academy/fee/charged-enrollment.contract';
import { debtsFeature } from '#features/ledger/debt/debts.screens';
import type { enrollment } from './enrollment.contract';
import { isLive } from './live.rules';

const LeaveForm = lazy(async () => ({ default: (await import('./LeaveForm')).LeaveForm }));

type Enrolled = Got<typeof enrollment>;

/** The action of a row of enrollments by which a student leaves, and its dialog. */
export function useLeaving() {
  const [leaving, setLeaving] = useState<Enrolled>();
  const isOn = useFeature(debtsFeature);
  const close = () => setLeaving(undefined);
  const actions = (row: Enrolled): readonly RowAction[] =>
    isOn ? leaveAction(row.enrolledStatus, () => setLeaving(row)) : [];
  const dialog = (
    <LazyFormDialog title={t('Leave the class')} opened={leaving !== undefined} onClose={close} shape="dialog">
      {(onDirty) => leaving && <LeaveForm enrolled={leaving} onDone={close} onDirty={onDirty} />}
    </LazyFormDialog>
  );
  return { actions, dialog };
}

/** The action by which the student of a live enrollment leaves. */
function leaveAction(status: EnrolledStatus, run: () => void): RowAction[] {
  return isLive(status) ? [{ label: words('Leaves…'), icon: IconDoorExit, run, tone: 'wrong' }] : [];
}
