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

/**
 * The statement that takes as many numbers of a sequence as `counted` says in its one row (count), and returns the one before the
 * first as `before`; it returns no row where there are none to take.
 */
export function advancingBy(of: OfBrand, sequence: string, counted: Fragment): Fragment {
  return sql`insert into ${tableOf(of, 'counter')} as k (name, last) select ${sequence}, count from ${counted} where count > 0
    on conflict (name) do update set last = k.last + excluded.last returning k.last - (select count from ${counted}) as before`;
}

/** The numbers that new records of an entity take; undefined if they have none. */
export function numbersOf(of: Entity, count: number): (Numbers & { readonly name: string }) | undefined {
  const [name, field] = Object.entries(of.stored).find(([, { kind }]) => kind === 'numbered') ?? [];
  if (name === undefined || !field) return undefined;
  return { name, sequence: `${of.table}.${name}`, first: field.min ?? 1, count };
}
