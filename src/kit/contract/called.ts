import type { Entity } from './field';
import { knownBy } from './known';
import { labelled } from './label';
import { pageOf } from './page-of';

type Values = Readonly<Record<string, unknown>>;

/** The name of a record in choice lists; undefined if records of its kind have none. */
export function calledIn({ options }: Entity, record: Values): string | undefined {
  return options && (labelled(options.label, record).trim() || undefined);
}

/** The address where a record is shown: its own page, or its list narrowed to it; undefined if it has neither. */
export function placeOf(of: Entity, record: Values): string | undefined {
  const page = typeof record._id === 'string' ? pageOf(of, record._id) : undefined;
  const { name = '', number = '' } = knownBy(of);
  const q = record[number] ?? record[name];
  if (page !== undefined || !of.screen || q === undefined) return page;
  return `${of.screen.path}?${new URLSearchParams({ q: String(q) })}`;
}
