import { IconDoorExit } from '@tabler/icons-react';
import { words } from '#kit/contract/language';
import type { RowAction } from '#kit/web/list/row-action';
import { isLive } from './live.rules';
import type { EnrolledStatus } from '#features/academy/fee/charged-enrollment.contract';

/** The action by which the student of a live enrollment leaves. */
export function leaveAction(status: EnrolledStatus, run: () => void): RowAction[] {
  return isLive(status) ? [{ label: words('Leaves…'), icon: IconDoorExit, run, tone: 'wrong' }] : [];
}
