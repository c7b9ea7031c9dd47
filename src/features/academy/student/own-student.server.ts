import { type Call, caller } from '#kit/server/call';
import { idOf } from '#kit/server/routes/crud';
import { refuseForeign } from '#kit/server/read/send';
import { refuseMissing } from '#kit/server/refusal';
import { find } from '#kit/server/write/change';
import { refuseUnseenStudent } from '#house/session/seen-students.server';
import { student } from './student.contract';
import { ownStudents } from './student.server';

/** Refuses a call that names a student whom the caller has no business with: 403, or 404 where there is no such student (A14). */
export async function refuseForeignStudent(call: Call, id: string): Promise<void> {
  refuseUnseenStudent(caller(call), id, 'all');
  if (!(await find(call, student, id))) refuseMissing();
  await refuseForeign(call, student, id, ownStudents);
}

/** The student that a call's path names as `{studentId}`, of the caller's own. */
export async function studentNamed(call: Call): Promise<string> {
  const id = idOf({ ...call, params: { id: call.params.studentId ?? '' } });
  await refuseForeignStudent(call, id);
  return id;
}
