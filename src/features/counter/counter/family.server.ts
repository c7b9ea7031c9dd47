import { sql } from 'kysely';
import { t } from '#kit/contract/language';
import type { Call } from '#kit/server/call';
import { type Fragment, none, tableOf } from '#kit/server/sql/fragment';
import { ask, named } from '#kit/server/sql/statement';
import { familiesFeature } from '#house/family/families-feature.contract';

/** A family: students who share a guardian, or, without guardians, a parent's phone (CO2). */
export interface Family {
  /** The id of the guardian; without a guardian, that of the student who was entered first. */
  readonly _id: string;
  readonly label: string;
  readonly phone: string | null;
  readonly members: readonly string[];
}

interface Row {
  readonly _id: string;
  readonly name: string | null;
  readonly phone: string;
  readonly members: readonly string[];
}

/** The families of these students; a student who shares neither a guardian nor a parent's phone with anybody has none. */
export async function familiesOf(call: Call, studentIDs: readonly string[]): Promise<Family[]> {
  if (studentIDs.length === 0) return [];
  const families = keepsGuardians(call) ? byGuardian(call, studentIDs) : byPhone(call, studentIDs, none);
  const rows = await ask<Row>(call.database, named(sql`${families} order by "eldestAt", _id`));
  return rows.map(({ _id, name, phone, members }) => ({ _id, phone, members, label: name ?? t('Family') }));
}

/** The children of guardians, each once; none while guardians are switched off. */
export async function childrenOf(call: Call, guardianIDs: readonly string[]): Promise<readonly string[]> {
  if (!keepsGuardians(call)) return [];
  const rows = await ask<{ studentID: string }>(
    call.database,
    named(
      sql`select distinct "studentID" from ${tableOf(call, 'guardian_child')} where "guardianID" = any(${guardianIDs}::uuid[])`,
    ),
  );
  return rows.map(({ studentID }) => studentID);
}

/** Whether families are defined by guardians. */
export function keepsGuardians({ house }: Call): boolean {
  return house.features.has(familiesFeature.name);
}

/** The families by guardian, and by a parent's phone among students without a guardian. */
function byGuardian(call: Call, studentIDs: readonly string[]): Fragment {
  const [children, students] = [tableOf(call, 'guardian_child'), tableOf(call, 'student')];
  const hasNone = sql` and not exists (select from ${children} c where c."studentID" = s._id)`;
  return sql`select g._id, g."guardianName" as name, g."guardianPhone" as phone, ${membersOf}, min(s."createdAt") as "eldestAt"
    from ${tableOf(call, 'guardian')} g join ${children} c on c."guardianID" = g._id join ${students} s on s._id = c."studentID"
    where g._id in (select "guardianID" from ${children} where "studentID" = any(${studentIDs}::uuid[]))
    group by g._id having count(*) > 1
    union all ${byPhone(call, studentIDs, hasNone)}`;
}

function byPhone(call: Call, studentIDs: readonly string[], alone: Fragment): Fragment {
  const students = tableOf(call, 'student');
  return sql`select (array_agg(s._id order by s."createdAt", s._id))[1] as _id, min(s."parentName") as name,
      min(s."parentPhone") as phone, ${membersOf}, min(s."createdAt") as "eldestAt"
    from ${students} s where s."parentPhoneNormal" in (
      select "parentPhoneNormal" from ${students} where _id = any(${studentIDs}::uuid[]) and "parentPhoneNormal" is not null
    )${alone} group by s."parentPhoneNormal" having count(*) > 1`;
}

const membersOf = sql`json_agg(s._id order by s."createdAt", s._id) as members`;
