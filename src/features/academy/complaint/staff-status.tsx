import { columnsOf } from '#kit/web/list/column';
import { Status } from '#kit/web/Status';
import { complaint, complaintStatuses } from './complaint.contract';

/** To staff, every complaint that nobody works on is red (S§4); the portal also shows whether somebody has read it. */
const toStaff = {
  choices: complaintStatuses,
  tones: { assigned: 'wrong', accepted: 'wrong', process: 'attention', completed: 'good' },
} as const;

/** The badge of a complaint's status, for staff. */
export const staffStatus = {
  ...columnsOf(complaint).badge('status'),
  show: ({ status }: { readonly status: string }) => <Status of={toStaff} word={status} />,
};
