import { sql } from 'kysely';
import { t } from '#kit/contract/language';
import type { Call } from '#kit/server/call';
import type { Scope } from '#kit/server/read/list';
import { refuseInvalid } from '#kit/server/refusal';
import { type Fragment, tableOf } from '#kit/server/sql/fragment';
import { askPrepared } from '#kit/server/sql/statement';
import { ownStudents } from '#features/academy/student/student.server';

/** Teachers see only guardians all of whose children are their own students (A15): a guardian's record would name the others. */
export const ofOwnStudents: Scope = (call) => {
  const own = ownStudents(call);
  if (!own) return undefined;
  const ofChildren = (
    condition: Fragment,
  ) => sql`t._id in (select c."guardianID" from ${tableOf(call, 'guardian_child')} c
    join ${tableOf(call, 'student')} t on t._id = c."studentID" where ${condition})`;
  return sql`${ofChildren(own)} and not ${ofChildren(sql`not ${own}`)}`;
};

/** Refuses children whom the caller may not see: 400, as for a student who does not exist. */
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
