import { sql } from 'kysely';
import type { Brand } from '#house/brand/brand.contract';
import { type Fragment, type OfBrand, tableOf } from '#kit/server/sql/fragment';
import { firstStepsHint } from './today-tables.server';

/** The tables of each step's records; a class needs a teacher first. */
const tables: Readonly<Record<Brand, Readonly<Record<string, string>>>> = {
  academy: {
    course: 'course',
    teacher: 'teacher',
    class: 'school_class',
    student: 'student',
    enrollment: 'enrollment',
    payment: 'fee_receipt',
  },
  decoration: {
    item: 'stock_item',
    employee: 'employee',
    customer: 'customer',
    service: 'service',
    sale: 'invoice',
  },
};

/** The kinds of records that exist, as JSON; null if the first steps were dismissed. */
export function begunIn(of: OfBrand, brand: Brand): Fragment {
  const kinds = Object.entries(tables[brand]).map(
    ([kind, table]) => sql`select ${kind}::text as kind where exists (select 1 from ${tableOf(of, table)})`,
  );
  return sql`select coalesce(json_agg(kind), '[]') from (${sql.join(kinds, sql` union all `)}) begun
    having not exists (select 1 from ${tableOf(of, 'dismissed')} where what = ${firstStepsHint})`;
}
