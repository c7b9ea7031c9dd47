import { sql } from 'kysely';
import { allFields, type Entity } from '#kit/contract/entity';
import type { Field, Fields } from '#kit/contract/field';
import type { Call } from '#kit/server/call';
import type { Fragment } from '#kit/server/sql/fragment';

declare module '#kit/server/product' {
  interface Product {
    /** What slices tell in the lists of others. */
    readonly tellings: readonly Telling[];
  }
}

/**
 * How a slice fills in a `told` field of another slice's list, or a `toldOfOne` field of its single record. For a field of its own list it
 * gives what files say in place of the stored value, which answers keep.
 */
export interface Telling {
  readonly of: Entity;
  /** The field's name there. */
  readonly name: string;
  /** Its value for the record with this id; undefined where the caller may not know it. */
  readonly value: (call: Call, id: Fragment) => Fragment | undefined;
}

/** A fact that this caller is told about each row `t`. */
export interface Told {
  readonly name: string;
  readonly field: Field;
  readonly value: Fragment;
}

/** The facts that a list tells this caller of its rows beyond their own fields. */
export function toldIn(call: Call, of: Entity): readonly Told[] {
  return toldAmong(call, of, of.told);
}

/** The facts that a single record tells beyond its own fields. */
export function toldOfOne(call: Call, of: Entity): readonly Told[] {
  return toldAmong(call, of, of.toldOfOne);
}

/** The values that files of a list contain in place of stored ones, by field. */
export function saidInFiles(call: Call, of: Entity): ReadonlyMap<string, Fragment> {
  const said = toldAmong(call, of, allFields(of));
  return new Map(said.map(({ name, value }) => [name, value]));
}

function toldAmong(call: Call, of: Entity, fields: Fields = {}): readonly Told[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const telling = call.product.tellings.find((one) => one.of === of && one.name === name);
    const value = telling?.value(call, sql`t._id`);
    return value ? [{ name, field, value }] : [];
  });
}
