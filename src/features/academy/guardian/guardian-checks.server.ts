import { sql } from 'kysely';
import { words } from '#kit/contract/language';
import type { Check } from '#database/verify/check';

/** The sums of AL20 that are about families. */
export const guardianChecks: readonly Check[] = [
  {
    name: 'guardian-children',
    holds: words('No child stands twice with a guardian'),
    broken: words('{guardian}: {student} stands there {times} times'),
    finds: sql`select g."guardianName" as guardian, s."studentName" as student, count(*)::text as times
      from guardian_child c join guardian g on g._id = c."guardianID" join student s on s._id = c."studentID"
      group by g._id, s._id having count(*) > 1`,
  },
  {
    name: 'student-guardians',
    holds: words('No student has more than 4 guardians'),
    broken: words('{student} ({number}) has {times} guardians'),
    finds: sql`select s."studentName" as student, s."stdID"::text as number, count(*)::text as times
      from guardian_child c join student s on s._id = c."studentID" group by s._id having count(*) > 4`,
  },
];
