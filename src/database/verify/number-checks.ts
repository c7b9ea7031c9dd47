import type { Entity } from '#kit/contract/entity';
import { words } from '#kit/contract/language';
import { quoted } from '#kit/server/read/values';
import type { Check } from './check';

/**
 * Checks that numbers that people use have no gaps and no duplicates, and that the counter is at the last one given (R
 * 3.7). A deleted record takes its number along; the activity log says which.
 */
export function numberChecks(entities: readonly Entity[]): Check[] {
  return entities.flatMap((of) =>
    Object.entries(of.stored)
      .filter(([, field]) => field.kind === 'numbered')
      .flatMap(([name, field]) => checksOf(of, name, field.label, field.min ?? 1)),
  );
}

function checksOf(of: Entity, name: string, label: string, first: number): Check[] {
  const number = quoted(name);
  const named = { many: of.many, number: label };
  const given = `(select coalesce(max(last), ${first - 1}) as last from counter where name = '${of.table}.${name}') given`;
  const deleted =
    of.erase === 'void'
      ? ''
      : ` and not exists (select 1 from activity a where a.action = 'delete' and a.resource = '${of.path}' and a.before ->> '${name}' = n::text)`;
  // Numbers that an import reserved and could not give back, because others took numbers after it (decision 0011).
  const reserved = ` and not exists (select 1 from reserved_number r where r.sequence = '${of.table}.${name}' and n between r.first and r.last)`;
  return [
    {
      name: `${of.table}-${name}-unbroken`,
      holds: words('{many}: {number} has no gap'),
      broken: words('{many}: {number} {value} is missing, though it was given'),
      named,
      finds: `select n::text as value from ${given}, generate_series(${first}::bigint, given.last) n
        where not exists (select 1 from ${of.table} t where t.${number} = n)${deleted}${reserved}`,
    },
    {
      name: `${of.table}-${name}-counter`,
      holds: words('{many}: the last {number} given is the highest that there is, and none stands twice'),
      broken: words('{many}: {number} {value} stands {times} times; the last one given is {last}'),
      named,
      finds: `select t.${number}::text as value, count(*)::integer as times, given.last::text as last from ${of.table} t, ${given}
        group by t.${number}, given.last having count(*) > 1 or t.${number} > given.last or t.${number} < ${first}`,
    },
  ];
}
