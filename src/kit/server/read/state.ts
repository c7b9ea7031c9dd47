import type { Entity, StateFact } from '#kit/contract/entity';
import { t } from '#kit/contract/language';
import { refuse } from '#kit/server/refusal';
import { quoted } from './values';

/** The words that `state` takes for an entity's list. */
export function stateNames(of: Entity): string[] {
  return Object.keys(of.states ?? {});
}

/** The word by which its query asks for one; a list without states knows none. */
export function stateWords(of: Entity): string[] {
  return of.states === undefined ? [] : ['state'];
}

/**
 * The condition of the state that is asked for, if any. It is written out, not bound, since an index of just these records
 * serves it only where the planner can read it.
 */
export function stateConditions(of: Entity, asked: string | undefined): string[] {
  if (asked === undefined) return [];
  const names = stateNames(of);
  const facts = names.includes(asked) ? of.states?.[asked] : undefined;
  if (facts) return [`(${facts.map(conditionOf).join(' or ')})`];
  const message = t('Choose one of: {choices}', { choices: names.join(', ') });
  return refuse(400, message, { state: message });
}

function conditionOf(fact: StateFact): string {
  const column = `t.${quoted(fact.field)}`;
  if ('above' in fact) return `${column} > ${fact.above}`;
  return `${column} not in (${fact.not.map((word) => `'${word.replaceAll("'", "''")}'`).join(', ')})`;
}
