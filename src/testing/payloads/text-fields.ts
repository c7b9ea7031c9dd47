import type { Entity } from '#kit/contract/entity';
import type { Field, Fields } from '#kit/contract/field';
import { checkValue } from '#kit/contract/parse';

/** A field that takes words: of a record, or of the rows inside it. */
export interface TextField {
  readonly of: Entity;
  /** The field's name, or `feeItems.feeName`. */
  readonly name: string;
  /** As many characters as it holds. */
  readonly max: number;
  /** True for a text that is kept as it is: a name that must not look like another takes less than a remark. */
  readonly takes: (text: string) => boolean;
}

/** Every field of an entity that people write words into, whatever the contract will call the next one. */
export function textFields(of: Entity): TextField[] {
  return within(of, '', of.fields);
}

function within(of: Entity, prefix: string, fields: Fields): TextField[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const { kind, max = 0, items } = field;
    if (kind === 'text' || kind === 'note') return [{ of, name: prefix + name, max, takes: takesBy(field) }];
    return items ? within(of, `${prefix}${name}.`, items) : [];
  });
}

export function takesBy({ schema }: Field): (text: string) => boolean {
  return (text) => {
    const checked = checkValue(schema, text);
    return checked.ok && checked.value === text;
  };
}

/** The texts that a record holds in a field: one, or one of each row. */
export function textsIn(record: unknown, name: string): string[] {
  const [first = '', ...rest] = name.split('.');
  const value = typeof record === 'object' && record !== null ? Reflect.get(record, first) : undefined;
  if (typeof value === 'string') return [value];
  return Array.isArray(value) ? value.flatMap((row) => textsIn(row, rest.join('.'))) : [];
}
