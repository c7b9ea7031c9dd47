import type { Day } from '#kit/contract/day';
import type { Got } from '#kit/contract/entity';
import type { Call } from '#kit/server/call';
import { change } from '#kit/server/write/change';
import { schoolClass } from './school-class.contract';

/** The values of a class that change with its status once it is completed. */
interface Completed {
  readonly endDate: Day;
  readonly resultsLocked?: true;
}

/** Completes a class that the call holds (CL14). */
export function setCompleted(call: Call, id: string, values: Completed): Promise<Got<typeof schoolClass>> {
  return change(call, schoolClass, id, { ...values, classStatus: 'completed' });
}
