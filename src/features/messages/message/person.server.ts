import { sql } from 'kysely';
import type { Language } from '#kit/contract/language';
import type { Call } from '#kit/server/call';
import { allOf, type Fragment, tableOf } from '#kit/server/sql/fragment';
import { askPrepared } from '#kit/server/sql/statement';
import type { MessageChoice } from '#house/message/written-to.contract';

/** Where messages are written: in a call, or by the clock. */
export interface Writer extends Pick<Call, 'brand' | 'database' | 'db' | 'today' | 'now' | 'product'> {
  readonly house: Pick<Call['house'], 'features'>;
}

/** Somebody whom a message is about. */
export interface Person {
  readonly kind: 'student' | 'customer';
  readonly _id: string;
  readonly name: string;
  readonly number: number;
  /** Phones in their one form (AL12). */
  readonly phone: string | null;
  readonly parentName: string | null;
  readonly parentPhone: string | null;
  readonly email: string | null;
  readonly language: Language | null;
  readonly messageChoice: MessageChoice;
}

/** The students `t` of whom a condition holds, by name. */
export function studentsWhere(writer: Writer, conditions: readonly Fragment[]): Promise<Person[]> {
  return askPrepared<Person>(
    writer.db,
    sql`select 'student' as kind, t._id, t."studentName" as name, t."stdID" as number, t."studentPhoneNormal" as phone,
        t."parentName", t."parentPhoneNormal" as "parentPhone", t.username as email, t.language, t."messageChoice"
      from ${tableOf(writer, 'student')} t where ${allOf(conditions)} order by t."studentName", t._id`,
  );
}

/** The customers `t` of whom a condition holds, by name. */
export function customersWhere(writer: Writer, conditions: readonly Fragment[]): Promise<Person[]> {
  return askPrepared<Person>(
    writer.db,
    sql`select 'customer' as kind, t._id, t.name, t.code as number, t."phoneNormal" as phone, null as "parentName",
        null as "parentPhone", null as email, t.language, t."messageChoice"
      from ${tableOf(writer, 'customer')} t where ${allOf(conditions)} order by t.name, t._id`,
  );
}

/** How a list of persons names somebody. */
export function calledOf({ name, number }: Pick<Person, 'name' | 'number'>): string {
  return `${name} (${number})`;
}
