import type { Entity } from '../../kit/contract/entity';
import type { Fields } from '../../kit/contract/field';

/** A field that takes words: of a record, or of the rows inside it. */
export interface TextField {
  readonly of: Entity;
  /** The field's name, or `feeItems.feeName`. */
  readonly name: string;
  /** As many characters as it holds. */
  readonly max: number;
}

/** Every field of an entity that people write words into, whatever the contract will call the next one. */
export function textFields(of: Entity): TextField[] {
  return within(of, '', of.fields);
}

function within(of: Entity, prefix: string, fields: Fields): TextField[] {
  return Object.entries(fields).flatMap(([name, { kind, max = 0, items }]) => {
    if (kind === 'text' || kind === 'note') return [{ of, name: prefix + name, max }];
    return items ? within(of, `${prefix}${name}.`, items) : [];
  });
}

/** What a record holds in a field: one text, or one of each row. */
export function textsIn(record: unknown, name: string): string[] {
  const [first = '', ...rest] = name.split('.');
  const value = typeof record === 'object' && record !== null ? Reflect.get(record, first) : undefined;
  if (typeof value === 'string') return [value];
  return Array.isArray(value) ? value.flatMap((row) => textsIn(row, rest.join('.'))) : [];
}
