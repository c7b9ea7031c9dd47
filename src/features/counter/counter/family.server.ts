import { sql } from 'kysely';
import { t } from '#kit/contract/language';
import type { Call } from '#kit/server/call';
import { tableOf } from '#kit/server/sql/fragment';
import { ask, named } from '#kit/server/sql/statement';

/** Students who share the phone of a parent (CO2). */
export interface Family {
  /** The eldest student's: whoever was entered first. */
  readonly _id: string;
  readonly label: string;
  readonly phone: string | null;
  readonly members: readonly string[];
}

interface Row {
  readonly _id: string;
  readonly parentName: string | null;
  readonly phone: string;
  readonly members: readonly string[];
}

/** The families of these students; none of a student who shares a parent's phone with nobody. */
export async function familiesOf(call: Call, studentIDs: readonly string[]): Promise<Family[]> {
  if (studentIDs.length === 0) return [];
  const table = tableOf(call, 'student');
  const rows = await ask<Row>(
    call.database,
    named(sql`
      select (array_agg(s._id order by s."createdAt", s._id))[1] as _id, min(s."parentName") as "parentName",
        min(s."parentPhone") as phone, json_agg(s._id order by s."createdAt", s._id) as members
      from ${table} s where s."parentPhoneNormal" in (
        select "parentPhoneNormal" from ${table} where _id = any(${studentIDs}::uuid[]) and "parentPhoneNormal" is not null
      ) group by s."parentPhoneNormal" having count(*) > 1 order by min(s."createdAt")`),
  );
  return rows.map(({ parentName, phone, ...row }) => ({ ...row, phone, label: parentName ?? t('Family') }));
}
