import { sql } from 'kysely';
import { caller } from '#kit/server/call';
import type { Scope } from '#kit/server/read/list';
import { refuseNotYours } from '#kit/server/read/send';
import { isTeacher } from '#features/academy/teacher/teacher.server';

/** A teacher's own classes: those whose teacher the caller is now (A15). Asking for another teacher's is refused (A14). */
export const ownClasses: Scope = (call) => {
  if (!isTeacher(call)) return undefined;
  const { teacherID } = caller(call);
  if (call.query.teacherID !== undefined && call.query.teacherID !== teacherID) refuseNotYours();
  return sql`t."teacherID" = ${teacherID}`;
};
