import { allFields, type Entity } from './entity';

/** The fields by which people know a record: what it is called, its number, its phone. */
export interface Known {
  readonly name: string | undefined;
  readonly number: string | undefined;
  readonly phone: string | undefined;
}

/** By what people know a record: the first text of its label, its number, and the first of its phones. */
export function knownBy(of: Entity): Known {
  const fields = allFields(of);
  const shown = [...(of.options?.label ?? '').matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const first = (names: readonly string[], kind: string) => names.find((name) => fields[name]?.kind === kind);
  const all = Object.keys(fields);
  return { name: first(shown, 'text'), number: first(all, 'numbered'), phone: first(all, 'phone') };
}
