import type { ReactNode } from 'react';
import { allFields, type Entity, type Got } from '../../contract/entity';
import type { Field } from '../../contract/field';
import { t, words } from '../../contract/language';
import { Badge, type Tone } from '../Badge';
import { Value } from '../Value';

export type Cell = string | number | boolean | null | undefined;

/** One column of a table: `value` is what it is, `show` how it looks. */
export interface Column<R> {
  /** Its name in the address; for a field, the field's. */
  readonly id: string;
  /** A sentence of the catalogue. */
  readonly label: string;
  readonly value: (row: R) => Cell;
  readonly show: (row: R) => ReactNode;
  readonly align: 'start' | 'end';
  /** The field by which the server sorts it. */
  readonly sort?: string | undefined;
  /** The member of X-Totals that stands under it. */
  readonly total?: string | undefined;
}

type Name<E> = keyof Got<E> & string;
/** The names of the fields that hold words of a closed list. */
type ChoiceName<E> = { [K in Name<E>]: Got<E>[K] extends string | null ? K : never }[Name<E>] & string;
type RefName<E> = {
  [K in Name<E>]: Extract<Got<E>[K], { readonly _id: string }> extends never ? never : K;
}[Name<E>] &
  string;
type RefOf<E, K extends keyof Got<E>> = Extract<Got<E>[K], { readonly _id: string }>;

/** The columns an entity can have; a misspelt field is a type error. */
export interface Columns<E> {
  /** A field as its kind shows best, under the contract's label; `show` for another look. */
  field(name: Name<E>, show?: (row: Got<E>) => ReactNode): Column<Got<E>>;
  /** An amount, with the sum over all that matches below it. */
  sum(name: Name<E>): Column<Got<E>>;
  /** A word of a closed list as dot and word. */
  badge<K extends ChoiceName<E>>(name: K, tones: Partial<Record<Extract<Got<E>[K], string>, Tone>>): Column<Got<E>>;
  /** A reference, by what it is called. */
  ref<K extends RefName<E>>(name: K, called: (of: RefOf<E, K>) => Cell, label?: string): Column<Got<E>>;
  /** Anything else; it sorts by the field that it names. */
  column(
    label: string,
    value: (row: Got<E>) => Cell,
    more?: { show?: (row: Got<E>) => ReactNode; sort?: Name<E>; align?: 'start' | 'end' },
  ): Column<Got<E>>;
}

const bare: Readonly<Record<string, { kind: Field['kind']; label: string }>> = {
  createdAt: { kind: 'timestamp', label: words('Created') },
  updatedAt: { kind: 'timestamp', label: words('Changed') },
};
const numeric: readonly string[] = ['money', 'whole', 'decimal'];

export function columnsOf<E extends Entity>(of: E): Columns<E> {
  const fields = allFields(of);
  const facts = (name: string) => fields[name] ?? bare[name] ?? { kind: 'text' as const, label: name };
  function field(name: Name<E>, show?: (row: Got<E>) => ReactNode): Column<Got<E>> {
    const { kind, label } = facts(name);
    return {
      id: name,
      label,
      value: (row) => cellOf(row[name]),
      show: show ?? ((row) => <Value field={facts(name)} value={row[name]} />),
      align: numeric.includes(kind) ? 'end' : 'start',
      sort: name,
    };
  }
  return {
    field,
    sum: (name) => ({ ...field(name), total: name }),
    badge(name, tones) {
      const { label } = facts(name);
      const choices = fields[name]?.choices ?? {};
      const value = (row: Got<E>) => cellOf(row[name]);
      return {
        id: name,
        label,
        value,
        show: (row) => {
          const word = value(row);
          if (typeof word !== 'string' || word === '') return null;
          return (
            <Badge tone={(tones as Readonly<Record<string, Tone>>)[word] ?? 'plain'}>{t(choices[word] ?? word)}</Badge>
          );
        },
        align: 'start',
        sort: name,
      };
    },
    ref(name, called, label) {
      const value = (row: Got<E>) => {
        const referred = row[name];
        return isBrief(referred) ? called(referred as RefOf<E, typeof name>) : null;
      };
      return { id: name, label: label ?? facts(name).label, value, show: value, align: 'start', sort: name };
    },
    column(label, value, more = {}) {
      return {
        id: label,
        label,
        value,
        show: more.show ?? value,
        align: more.align ?? 'start',
        sort: more.sort,
      };
    },
  };
}

function isBrief(value: unknown): value is { readonly _id: string } {
  return typeof value === 'object' && value !== null && '_id' in value;
}

function cellOf(value: unknown): Cell {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null;
}
