import { allFields, type Entity } from '#kit/contract/entity';
import { labelled } from '#kit/contract/label';
import { isObject } from '#kit/contract/parse';

type Values = Readonly<Record<string, unknown>>;

/** The display name of a record: the label of its options, otherwise the first member of its brief. */
export function labelOf(of: Entity, record: Values): string {
  return labelled(of.options?.label ?? `{${ownName(of, record)}}`, record).slice(0, 240);
}

/**
 * The first member of the brief that can be a name: a status, a day or an amount cannot, and such a record is called by the first one
 * that it refers to.
 */
function ownName(of: Entity, record: Values): string {
  const [first = '_id'] = of.brief;
  const fields = allFields(of);
  if (!nameless.has(fields[first]?.kind)) return first;
  return Object.keys(fields).find((name) => fields[name]?.kind === 'ref' && isObject(record[name])) ?? first;
}

const nameless = new Set<string | undefined>(['choice', 'date', 'money', 'decimal']);
