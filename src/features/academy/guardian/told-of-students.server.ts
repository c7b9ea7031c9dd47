import { sql } from 'kysely';
import type { Call } from '#kit/server/call';
import type { Telling } from '#kit/server/read/telling';
import { type Fragment, tableOf } from '#kit/server/sql/fragment';
import { student } from '#features/academy/student/student.contract';
import { ownStudents } from '#features/academy/student/student.server';
import { familiesFeature } from '#house/family/families-feature.contract';

/** The facts of the family in the read of a single student, while families are kept. */
export const toldOfStudents: readonly Telling[] = [
  { of: student, name: 'guardians', value: (call, id) => whileKept(call, guardiansOf(call, id)) },
  { of: student, name: 'siblings', value: (call, id) => whileKept(call, siblingsOf(call, id)) },
];

function whileKept(call: Call, value: Fragment): Fragment | undefined {
  return call.house.features.has(familiesFeature.name) ? value : undefined;
}

/** The guardians of the student, in the order in which they were entered. */
function guardiansOf(call: Call, id: Fragment): Fragment {
  return sql`(select coalesce(json_agg(json_build_object('_id', g._id, 'guardianName', g."guardianName", 'guardianPhone', g."guardianPhone",
      'relation', c.relation, 'access', c.access) order by g."createdAt", g._id), '[]')
    from ${tableOf(call, 'guardian_child')} c join ${tableOf(call, 'guardian')} g on g._id = c."guardianID" where c."studentID" = ${id})`;
}

/** A teacher is told of siblings who are the teacher's own students too (A15). */
function ownAs(call: Call): Fragment {
  const own = ownStudents(call);
  return own ? sql`exists (select from ${tableOf(call, 'student')} t where t._id = s._id and ${own})` : sql`true`;
}

/** The other children of the student's guardians (FA9). */
function siblingsOf(call: Call, id: Fragment): Fragment {
  const children = tableOf(call, 'guardian_child');
  return sql`(select coalesce(json_agg(json_build_object('_id', s._id, 'studentName', s."studentName", 'stdID', s."stdID",
      'isEnrolled', exists (select from ${tableOf(call, 'enrollment')} e where e."studentID" = s._id and e."enrolledStatus" = 'active'))
      order by s."createdAt", s._id), '[]')
    from ${tableOf(call, 'student')} s where ${ownAs(call)} and s._id <> ${id} and s._id in (
      select o."studentID" from ${children} o where o."guardianID" in (select c."guardianID" from ${children} c where c."studentID" = ${id})))`;
}
