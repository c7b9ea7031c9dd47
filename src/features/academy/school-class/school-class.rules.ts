import { t } from '../../../kit/contract/language';
import type { Errors } from '../../../kit/contract/parse';

/** When a class is held. Days are YYYY-MM-DD and times HH:mm, so text compares as time does. */
export interface ClassTimes {
  readonly startedDate: string;
  readonly endDate: string;
  readonly TimeIn: string;
  readonly TimeOut: string;
}

/** What does not fit in a class's days and times (E15), by field; a form not yet filled has nothing to say of it. */
export function classProblems({ startedDate, endDate, TimeIn, TimeOut }: Partial<ClassTimes>): Errors {
  return {
    ...(startedDate && endDate && endDate < startedDate ? { endDate: t('The end date is before the start date') } : {}),
    ...(TimeIn && TimeOut && TimeOut <= TimeIn ? { TimeOut: t('Time out must be after time in') } : {}),
  };
}
