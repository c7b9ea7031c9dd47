import { sql } from 'kysely';
import type { Call } from '#kit/server/call';
import { type Fragment, type OfBrand, tableOf } from '#kit/server/sql/fragment';

/** The enrollments `e` and classes `c` of the classes that a student is in now, as the text after `from`. */
export function currentClasses(of: OfBrand, studentID: Fragment): Fragment {
  return sql`${tableOf(of, 'enrollment')} e join ${tableOf(of, 'school_class')} c on c._id = e."classID"
    where e."studentID" = ${studentID} and e."enrolledStatus" = 'active' and c."classStatus" in ('active', 'pending')`;
}

/** The names of the classes that a student is in now, the newest first. */
export async function classNamesOf(call: Call, studentID: string): Promise<string[]> {
  const { rows } = await sql<{ className: string }>`
    select c."className" from ${currentClasses(call, sql`${studentID}`)}
    order by c."startedDate" desc, c."className"`.execute(call.db);
  return rows.map(({ className }) => className);
}
