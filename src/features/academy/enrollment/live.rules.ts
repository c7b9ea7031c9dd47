import type { EnrolledStatus } from '#features/academy/fee/charged-enrollment.contract';

/** The statuses of students who hold a seat of the class or wait for one. */
export const liveStatuses: readonly EnrolledStatus[] = ['active', 'pending', 'waiting'];

/** True while the student holds a seat of the class, or waits for one (E10). */
export function isLive(status: EnrolledStatus): boolean {
  return liveStatuses.includes(status);
}

const seated: readonly EnrolledStatus[] = ['active', 'pending'];

/** True while the student takes one of the seats of the class; one who waits takes none (CL2). */
export function takesSeat(status: EnrolledStatus): boolean {
  return seated.includes(status);
}
