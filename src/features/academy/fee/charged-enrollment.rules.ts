import { t } from '#kit/contract/language';
import type { EnrolledStatus } from './charged-enrollment.contract';

/** What decides whether the items of an enrollment have become fees. */
export interface Chargeable {
  readonly enrolledStatus: EnrolledStatus;
  readonly chargedAt: string | null;
}

/** True for a student who waits for a seat and was never charged (CL4). */
export function owesNothingYet({ enrolledStatus, chargedAt }: Chargeable): boolean {
  return enrolledStatus === 'waiting' && chargedAt === null;
}

/** Why such a student is charged nothing by hand either. */
export function waitingProblem(enrolled: Chargeable): string | undefined {
  return owesNothingYet(enrolled)
    ? t('This student waits for a seat in the class and owes nothing before there is one')
    : undefined;
}
