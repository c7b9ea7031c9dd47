import { sql } from 'kysely';
import { t } from '#kit/contract/language';
import type { Call } from '#kit/server/call';
import type { Scope } from '#kit/server/read/list';
import { refuseInvalid } from '#kit/server/refusal';
import { type Fragment, tableOf } from '#kit/server/sql/fragment';
import { askPrepared } from '#kit/server/sql/statement';
import { ownStudents } from '#features/academy/student/student.server';

/** A teacher sees only the guardians of the teacher's own students (A15): one with other children as well would name those. */
export const ofOwnStudents: Scope = (call) => {
  const own = ownStudents(call);
  if (!own) return undefined;
  const ofChildren = (
    condition: Fragment,
  ) => sql`t._id in (select c."guardianID" from ${tableOf(call, 'guardian_child')} c
    join ${tableOf(call, 'student')} t on t._id = c."studentID" where ${condition})`;
  return sql`${ofChildren(own)} and not ${ofChildren(sql`not ${own}`)}`;
};

/** Refuses children whom the caller does not see: 400, as for a student who is not there. */
export async function refuseForeignChildren(
  call: Call,
  children: readonly { readonly studentID: string }[] = [],
): Promise<void> {
  const own = ownStudents(call);
  if (!own || children.length === 0) return;
  const ids = [...new Set(children.map(({ studentID }) => studentID))];
  const seen = await askPrepared(
    call.db,
    sql`select t._id from ${tableOf(call, 'student')} t where t._id = any(${ids}::uuid[]) and ${own}`,
  );
  if (seen.length < ids.length) refuseInvalid({ children: t('Please select student') });
}
