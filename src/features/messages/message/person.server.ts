import { sql } from 'kysely';
import type { Language } from '#kit/contract/language';
import type { Call } from '#kit/server/call';
import { allOf, type Fragment, tableOf } from '#kit/server/sql/fragment';
import { askPrepared } from '#kit/server/sql/statement';
import { familiesFeature } from '#house/family/families-feature.contract';
import type { Access } from '#features/academy/student/relation.contract';
import type { MessageChoice } from '#house/message/written-to.contract';

/** Where messages are written from: a call, or a task of the clock. */
export interface Writer extends Pick<Call, 'brand' | 'database' | 'db' | 'today' | 'now' | 'product'> {
  readonly house: Pick<Call['house'], 'features'>;
}

/** Somebody whom a message is about. */
export interface Person {
  readonly kind: 'student' | 'customer' | 'note';
  readonly _id: string;
  readonly name: string;
  /** Visitors have none. */
  readonly number: number | null;
  /** The phone in its normal form (AL12). */
  readonly phone: string | null;
  readonly parentName: string | null;
  readonly parentPhone: string | null;
  readonly email: string | null;
  readonly language: Language | null;
  readonly messageChoice: MessageChoice;
  /** The guardians of a student who are not blocked, in the order in which they were entered; none while families are off. */
  readonly guardians: readonly WrittenGuardian[];
}

/** A guardian of the student whom a message is about. */
export interface WrittenGuardian {
  readonly _id: string;
  readonly name: string;
  readonly phone: string;
  readonly email: string | null;
  readonly language: Language | null;
  readonly messageChoice: MessageChoice;
  readonly access: Access;
}

/** The students `t` that meet a condition, by name. */
export function studentsWhere(writer: Writer, conditions: readonly Fragment[]): Promise<Person[]> {
  return askPrepared<Person>(
    writer.db,
    sql`select 'student' as kind, t._id, t."studentName" as name, t."stdID" as number, t."studentPhoneNormal" as phone,
        t."parentName", t."parentPhoneNormal" as "parentPhone", case when t.username not like '%.invalid' then t.username end as email, t.language, t."messageChoice", ${guardiansOf(writer)} as guardians
      from ${tableOf(writer, 'student')} t where ${allOf(conditions)} order by t."studentName", t._id`,
  );
}

/** The students with these ids, by them. */
export async function studentsById(writer: Writer, ids: readonly string[]): Promise<ReadonlyMap<string, Person>> {
  if (ids.length === 0) return new Map();
  const students = await studentsWhere(writer, [sql`t._id = any(${ids}::uuid[])`]);
  return new Map(students.map((one) => [one._id, one]));
}

function guardiansOf(writer: Writer): Fragment {
  if (!writer.house.features.has(familiesFeature.name)) return sql`'[]'::json`;
  const guardian = sql`json_build_object('_id', g._id, 'name', g."guardianName", 'phone', g."guardianPhoneNormal", 'email', g.email,
    'language', g.language, 'messageChoice', g."messageChoice", 'access', c.access)`;
  return sql`(select coalesce(json_agg(${guardian} order by g."createdAt", g._id), '[]')
    from ${tableOf(writer, 'guardian_child')} c join ${tableOf(writer, 'guardian')} g on g._id = c."guardianID"
    where c."studentID" = t._id and g."guardianStatus" = 'active')`;
}

/** The customers `t` that meet a condition, by name. */
export function customersWhere(writer: Writer, conditions: readonly Fragment[]): Promise<Person[]> {
  return askPrepared<Person>(
    writer.db,
    sql`select 'customer' as kind, t._id, t.name, t.code as number, t."phoneNormal" as phone, null as "parentName",
        null as "parentPhone", null as email, t.language, t."messageChoice", '[]'::json as guardians
      from ${tableOf(writer, 'customer')} t where ${allOf(conditions)} order by t.name, t._id`,
  );
}

/** The visitors whose notes `t` meet a condition, by name; all of them want messages, because they came to ask. */
export function visitorsWhere(writer: Writer, conditions: readonly Fragment[]): Promise<Person[]> {
  return askPrepared<Person>(
    writer.db,
    sql`select 'note' as kind, t._id, t."Name" as name, null::bigint as number, t."phoneNormal" as phone, null as "parentName",
        null as "parentPhone", null as email, t.language, 'all' as "messageChoice", '[]'::json as guardians
      from ${tableOf(writer, 'visitor_note')} t where ${allOf(conditions)} order by t."Name", t._id`,
  );
}

const day = 86_400_000;

/** The earliest moment of an event that still causes an automatic message: for an older one it would come too late. */
export function lateFrom(now: Date): Date {
  return new Date(now.getTime() - day);
}

/** The name of a person as lists show it. */
export function calledOf({ name, number }: Pick<Person, 'name' | 'number'>): string {
  return number === null ? name : `${name} (${number})`;
}
