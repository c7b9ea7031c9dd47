import type { Got } from '#kit/contract/entity';
import type { Call } from '#kit/server/call';
import { change } from '#kit/server/write/change';
import { enrollment } from './enrollment.contract';

/** Saves the teacher's remark on a student's report card. */
export function setRemark(call: Call, id: string, remark: string | null): Promise<Got<typeof enrollment>> {
  return change(call, enrollment, id, { remark });
}
