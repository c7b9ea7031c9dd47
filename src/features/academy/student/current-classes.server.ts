import { sql } from 'kysely';
import { type Fragment, type OfBrand, tableOf } from '#kit/server/sql/fragment';

/** The enrollments `e` and classes `c` that a student is in now, as what follows `from`. */
export function currentClasses(of: OfBrand, studentID: Fragment): Fragment {
  return sql`${tableOf(of, 'enrollment')} e join ${tableOf(of, 'school_class')} c on c._id = e."classID"
    where e."studentID" = ${studentID} and e."enrolledStatus" = 'active' and c."classStatus" in ('active', 'pending')`;
}
