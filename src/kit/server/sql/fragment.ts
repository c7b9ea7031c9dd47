import { type RawBuilder, sql } from 'kysely';

/** A piece of SQL with its values: a condition, a column, a whole select. `sql` makes it, and every `${value}` in it is a parameter. */
export type Fragment = RawBuilder<unknown>;

/** No SQL, where a statement has room for some. */
export const none: Fragment = sql``;

/** A brand's name, or what is of that brand: a call. */
export interface OfBrand {
  readonly brand: string;
}

/** A table of a brand. */
export function tableOf({ brand }: OfBrand, table: string): Fragment {
  return sql.table(`${brand}.${table}`);
}

/** A function that migrations have made in a brand. */
export function functionOf({ brand }: OfBrand, name: string): Fragment {
  return sql.id(brand, name);
}

/** A text without upper case and accents, as a brand's searches compare it. */
export function foldedOf(of: OfBrand, text: Fragment): Fragment {
  return sql`${functionOf(of, 'fold')}(${text})`;
}

/** The condition that all of these hold; none is always true. */
export function allOf(conditions: readonly Fragment[]): Fragment {
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
}

/** The condition that one of these holds at least. */
export function anyOf(conditions: readonly Fragment[]): Fragment {
  return sql.join(conditions, sql` or `);
}
