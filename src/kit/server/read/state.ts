import { sql } from 'kysely';
import type { Entity, StateFact } from '#kit/contract/entity';
import { t } from '#kit/contract/language';
import { refuseField } from '#kit/server/refusal';
import type { Fragment } from '#kit/server/sql/fragment';

/** The words that `state` takes for an entity's list. */
export function stateNames(of: Entity): string[] {
  return Object.keys(of.states ?? {});
}

/** The query parameter for states; a list without states has none. */
export function stateWords(of: Entity): string[] {
  return of.states === undefined ? [] : ['state'];
}

/**
 * The condition of the state that is asked for, if any. It is written out, not bound, because the planner uses an index of just these
 * records only if it can read the condition.
 */
export function stateConditions(of: Entity, asked: string | undefined): Fragment[] {
  if (asked === undefined) return [];
  const names = stateNames(of);
  const facts = names.includes(asked) ? of.states?.[asked] : undefined;
  if (facts) return [sql`(${sql.join(facts.map(conditionOf), sql` or `)})`];
  const message = t('Choose one of: {choices}', { choices: names.join(', ') });
  return refuseField(400, 'state', message);
}

function conditionOf(fact: StateFact): Fragment {
  const column = sql.ref(`t.${fact.field}`);
  if ('above' in fact) return sql`${column} > ${sql.lit(fact.above)}`;
  return sql`${column} not in (${sql.join(fact.not.map((word) => sql.lit(word)))})`;
}
