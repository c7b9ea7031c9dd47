import { type QueryCreator, sql } from 'kysely';
import type { Tables } from './tables';
import type { Entity } from '#kit/contract/entity';

/** The numbers that some rows take: `count` of a sequence that begins with `first`. */
export interface Numbers {
  readonly sequence: string;
  readonly first: number;
  readonly count: number;
}

/**
 * The statement that takes numbers and returns the last of them, alone or as a part of the one that writes the rows.
 * The sequence is locked until the call's transaction ends, so that a refused call leaves no gap (R 3.7): take numbers
 * last.
 */
export function advancing(db: QueryCreator<Tables>, { sequence, first, count }: Numbers) {
  return db
    .insertInto('counter')
    .values({ name: sequence, last: first - 1 + count })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ last: sql`counter.last + ${count}` }))
    .returning('last');
}

/** The numbers that new records of an entity take; undefined if they have none. */
export function numbersOf(of: Entity, count: number): (Numbers & { readonly name: string }) | undefined {
  const [name, field] = Object.entries(of.stored).find(([, { kind }]) => kind === 'numbered') ?? [];
  if (name === undefined || !field) return undefined;
  return { name, sequence: `${of.table}.${name}`, first: field.min ?? 1, count };
}
