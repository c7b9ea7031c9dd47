import type { EnrolledStatus } from '#features/academy/fee/charged-enrollment.contract';

const live: readonly EnrolledStatus[] = ['active', 'pending', 'waiting'];

/** True while the student holds a seat of the class, or waits for one (E10). */
export function isLive(status: EnrolledStatus): boolean {
  return live.includes(status);
}
