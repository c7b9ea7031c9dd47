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
 * An enrollment as far as the fees that it is charged know it. Enrolling charges fees, so that what an enrollment is stands above
 * them, in its own contract.
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
