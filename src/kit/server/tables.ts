import type { ColumnType } from 'kysely';
import type { Row } from '#kit/contract/entity';
import type { PlainTables } from './plain-tables';

type Instant = ColumnType<string, string | Date | undefined, string | Date>;

/** A column that a create may leave out: it may be null. */
type Column<T> = null extends T ? ColumnType<T, T | undefined, T> : T;
/** A column that only the server sets: the table provides it if the slice does not. */
type Given<T> = ColumnType<T, T | undefined, T>;

type StoredNames<E> = E extends { readonly stored: infer S } ? keyof S : never;

type TableOf<E> = {
  [K in keyof Row<E>]: K extends '__v'
    ? ColumnType<number, number | undefined, number>
    : K extends 'createdAt' | 'updatedAt'
      ? Instant
      : K extends StoredNames<E>
        ? Given<Row<E>[K]>
        : Column<Row<E>[K]>;
};

/** Every table by name: the types of all SQL. The product declares its own by merging, beside its list of entities. */
export interface Tables extends PlainTables {}

/** The tables of a list of entities, keyed by table name, and those that no entity describes. */
export type TablesOf<List extends Record<string, unknown>> = {
  [K in keyof List as List[K] extends { readonly table: infer Name extends string } ? Name : never]: TableOf<List[K]>;
};
