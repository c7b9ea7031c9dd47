import { sql } from 'kysely';
import type { Entity } from '#kit/contract/entity';
import { type Fragment, type OfBrand, tableOf } from './sql/fragment';

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
export function advancing(of: OfBrand, { sequence, first, count }: Numbers): Fragment {
  return sql`insert into ${tableOf(of, 'counter')} as counter (name, last) values (${sequence}, ${first - 1 + count})
    on conflict (name) do update set last = counter.last + ${count} returning last`;
}

/** The numbers that new records of an entity take; undefined if they have none. */
export function numbersOf(of: Entity, count: number): (Numbers & { readonly name: string }) | undefined {
  const [name, field] = Object.entries(of.stored).find(([, { kind }]) => kind === 'numbered') ?? [];
  if (name === undefined || !field) return undefined;
  return { name, sequence: `${of.table}.${name}`, first: field.min ?? 1, count };
}
