import type { Entity } from '../contract/entity';
import { isObject } from '../contract/parse';

/** What people call a record: its options' label, else the first member of its brief. */
export function labelOf(of: Entity, record: Readonly<Record<string, unknown>>): string {
  const pattern = of.options?.label ?? `{${of.brief[0] ?? '_id'}}`;
  const label = pattern.replace(/\{(\w+)(?:\.(\w+))?\}/g, (_whole, name: string, inner?: string) => {
    const value = record[name];
    const shown = inner && isObject(value) ? value[inner] : value;
    return typeof shown === 'string' || typeof shown === 'number' ? String(shown) : '';
  });
  return label.slice(0, 240);
}
