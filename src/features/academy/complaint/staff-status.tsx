import { columnsOf } from '#kit/web/list/column';
import { Status } from '#kit/web/Status';
import { complaint, complaintStatuses } from './complaint.contract';

/** To staff, all that nobody works on is red (S§4); the portal tells apart who has read a complaint. */
const toStaff = {
  choices: complaintStatuses,
  tones: { assigned: 'wrong', accepted: 'wrong', process: 'attention', completed: 'good' },
} as const;

/** How a complaint stands, for staff. */
export const staffStatus = {
  ...columnsOf(complaint).badge('status'),
  show: ({ status }: { readonly status: string }) => <Status of={toStaff} word={status} />,
};
