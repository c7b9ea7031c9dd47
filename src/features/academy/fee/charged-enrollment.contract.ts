import { entity } from '#kit/contract/entity';
import { choice } from '#kit/contract/fields-choice';

export const enrolledStatuses = {
  active: 'Active',
  pending: 'Pending',
  waiting: 'Waiting',
  blocked: 'Blocked',
  graduated: 'Graduated',
} as const;

const enrolledTones = {
  active: 'good',
  graduated: 'info',
  pending: 'attention',
  waiting: 'wrong',
  blocked: 'wrong',
} as const;

export type EnrolledStatus = keyof typeof enrolledStatuses;

/**
 * The part of an enrollment that the fees charged to it need. Enrolling charges fees, so the full contract of enrollments is above them.
 */
export const chargedEnrollment = entity({
  table: 'enrollment',
  path: 'Enrollment',
  one: 'Enrollment',
  many: 'Enrollments',
  fields: { enrolledStatus: choice('Status', enrolledStatuses, { initial: 'active', tones: enrolledTones }) },
  brief: ['enrolledStatus'],
  search: ['enrolledStatus'],
});
