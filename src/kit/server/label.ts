import type { Entity } from '../contract/entity';
import { isObject } from '../contract/parse';

/** What people call a record: its options' label, else the first member of its brief. */
export function labelOf(of: Entity, record: Readonly<Record<string, unknown>>): string {
  const pattern = of.options?.label ?? `{${of.brief[0] ?? '_id'}}`;
  const label = pattern.replace(/\{(\w+)(?:\.(\w+))?\}/g, (_whole, name: string, inner?: string) => {
    const value = record[name];
    const shown = isObject(value) ? (inner ? value[inner] : nameIn(value)) : value;
    return typeof shown === 'string' || typeof shown === 'number' ? String(shown) : '';
  });
  return label.slice(0, 240);
}

/** A reference by the first member of its brief that is a text. */
function nameIn(brief: Readonly<Record<string, unknown>>): unknown {
  return Object.entries(brief).find(([name, value]) => name !== '_id' && typeof value === 'string')?.[1];
}
