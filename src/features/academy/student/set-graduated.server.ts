import type { Call } from '#kit/server/call';
import { change } from '#kit/server/write/change';
import { student } from './student.contract';

/** Sets students to graduated, in the order of their ids (CL14). */
export async function setGraduatedStudents(call: Call, ids: readonly string[]): Promise<void> {
  for (const id of ids) await change(call, student, id, { studentStatus: 'graduated' });
}
