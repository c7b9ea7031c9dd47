import { sql } from 'kysely';
import type { Entity } from '#kit/contract/entity';
import { words } from '#kit/contract/language';
import { none } from '#kit/server/sql/fragment';
import type { Check } from './check';

/**
 * Checks that numbers that people use have no gaps and no duplicates, and that the counter is at the last one given (R 3.7). The number
 * of a deleted record is gone with it; the activity log says which it was.
 */
export function numberChecks(entities: readonly Entity[]): Check[] {
  return entities.flatMap((of) =>
    Object.entries(of.stored)
      .filter(([, field]) => field.kind === 'numbered')
      .flatMap(([name, field]) => checksOf(of, name, field.label, field.min ?? 1)),
  );
}

function checksOf(of: Entity, name: string, label: string, first: number): Check[] {
  const number = sql.ref(`t.${name}`);
  const table = sql.table(of.table);
  const [lowest, sequence] = [sql.lit(first), sql.lit(`${of.table}.${name}`)];
  const named = { many: of.many, number: label };
  const given = sql`(select coalesce(max(last), ${sql.lit(first - 1)}) as last from counter where name = ${sequence}) given`;
  const deleted =
    of.erase === 'void'
      ? none
      : sql` and not exists (select 1 from activity a
          where a.action = 'delete' and a.resource = ${sql.lit(of.path)} and a.before ->> ${sql.lit(name)} = n::text)`;
  // Numbers that an import reserved and could not give back, because others took numbers after it (decision 0011).
  const reserved = sql` and not exists (select 1 from reserved_number r where r.sequence = ${sequence} and n between r.first and r.last)`;
  return [
    {
      name: `${of.table}-${name}-unbroken`,
      holds: words('{many}: {number} has no gap'),
      broken: words('{many}: {number} {value} is missing, though it was given'),
      named,
      finds: sql`select n::text as value from ${given}, generate_series(${lowest}::bigint, given.last) n
        where not exists (select 1 from ${table} t where ${number} = n)${deleted}${reserved}`,
    },
    {
      name: `${of.table}-${name}-counter`,
      holds: words('{many}: the last {number} given is the highest that there is, and none appears twice'),
      broken: words('{many}: {number} {value} appears {times} times; the last one given is {last}'),
      named,
      finds: sql`select ${number}::text as value, count(*)::integer as times, given.last::text as last from ${table} t, ${given}
        group by ${number}, given.last having count(*) > 1 or ${number} > given.last or ${number} < ${lowest}`,
    },
  ];
}
