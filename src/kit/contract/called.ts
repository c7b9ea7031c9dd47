import type { Entity } from './field';
import { knownBy } from './known';
import { labelled } from './label';
import { pageOf } from './page-of';

type Values = Readonly<Record<string, unknown>>;

/** The name of a record in the choice lists; undefined if records of its kind are in none. */
export function calledIn({ options }: Entity, record: Values): string | undefined {
  return options && (labelled(options.label, record).trim() || undefined);
}

/** Where a record is shown: on its own page, or in its list narrowed to it; undefined where it is in neither. */
export function placeOf(of: Entity, record: Values): string | undefined {
  const page = typeof record._id === 'string' ? pageOf(of, record._id) : undefined;
  const { name = '', number = '' } = knownBy(of);
  const q = record[number] ?? record[name];
  if (page !== undefined || !of.screen || q === undefined) return page;
  return `${of.screen.path}?${new URLSearchParams({ q: String(q) })}`;
}
