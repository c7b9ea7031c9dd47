import { allFields, type Entity } from './entity';
import { phonesOf } from './phone-form';

/** The fields by which people know a record: its name, its number, its phone. */
export interface Known {
  readonly name: string | undefined;
  readonly number: string | undefined;
  /** Its own phone, and the other phones that its list searches. */
  readonly phones: readonly string[];
}

/** The fields by which people know a record: the first text of its label, its number, and its phones. */
export function knownBy(of: Entity): Known {
  const fields = allFields(of);
  const shown = [...(of.options?.label ?? '').matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const first = (names: readonly string[], kind: string) => names.find((name) => fields[name]?.kind === kind);
  const all = Object.keys(fields);
  return {
    name: first(shown, 'text'),
    number: first(all, 'numbered'),
    phones: phonesOf(of).filter((name, at) => at === 0 || of.search.includes(name)),
  };
}
