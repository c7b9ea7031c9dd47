import type { Tone } from '#kit/web/Badge';
import type { ComplaintStatus } from '#features/academy/complaint/complaint.contract';

/** A colour for each status, so that the ring's parts can be told apart. */
export const complaintTones: Readonly<Record<ComplaintStatus, Tone>> = {
  assigned: 'wrong',
  accepted: 'info',
  process: 'attention',
  completed: 'good',
};
