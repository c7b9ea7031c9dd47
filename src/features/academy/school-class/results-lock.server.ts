import type { Got } from '#kit/contract/entity';
import type { Call } from '#kit/server/call';
import { change } from '#kit/server/write/change';
import { schoolClass } from './school-class.contract';

/** Locks or unlocks the results of a class that the call holds (GB9). */
export function setLocked(call: Call, id: string, resultsLocked: boolean): Promise<Got<typeof schoolClass>> {
  return change(call, schoolClass, id, { resultsLocked });
}
