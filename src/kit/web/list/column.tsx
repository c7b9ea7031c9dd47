import { kindOf } from '#kit/contract/kinds';
import type { ReactNode } from 'react';
import { pageOf } from '#kit/contract/page-of';
import { allFields, baseFields, type Entity, type Got } from '#kit/contract/entity';
import type { Field, Fields } from '#kit/contract/field';
import { isObject } from '#kit/contract/parse';
import type { Report, RowOf } from '#kit/contract/report';
import { Status } from '#kit/web/Status';
import { Value } from '#kit/web/Value';

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
  /** Its role in a row of only two lines; by default a fact. Of two sides a row has one, and a note has a line of its own. */
  readonly part?: 'amount' | 'side' | 'status' | 'day' | 'fact' | 'note' | undefined;
  /** True where it may be cut off, so that the table fits: words, not numbers, amounts, days or statuses. */
  readonly cuts?: boolean;
  /** True for what is short and means nothing when it is cut off: a word of a closed list, a document by its number. */
  readonly isWord?: boolean;
  /** True for Yes and No, which mean nothing without their heading. */
  readonly isBare?: boolean;
  /** The words that a row on a phone leaves out, because the open tab has said them or they go without saying. */
  readonly said?: readonly string[];
  /** True if it contains sentences: beside names it takes the room that is left. */
  readonly runs?: boolean;
  /** True where it is hidden until somebody asks for it. */
  readonly aside?: true;
  /** True if it is shown only where there is room for it beside all others, none of them cut off, as on a wide screen. */
  readonly wide?: true;
  /** True where it gives way if the table is wider than its frame. */
  readonly spare?: true;
  /** True if somebody chose it, so that it stays. */
  readonly kept?: true;
  /** True if it is what a row on a phone is mainly for; `last` if it is shown there where others leave it room. */
  readonly onPhone?: true | 'last';
  /** True if its cell opens the row, in place of the first one, which leads elsewhere. */
  readonly opens?: true;
  /** The page that a cell leads to. */
  readonly to?: ((row: R) => string | undefined) | undefined;
  /** The field by which the server sorts it. */
  readonly sort?: string | undefined;
  /** The member of the totals that is shown under it. */
  readonly total?: Total | undefined;
}

interface Total {
  readonly name: string;
  readonly kind: Field['kind'];
}

/** Columns that are hidden until somebody selects them under 'Columns'. */
export function aside<R>(...columns: readonly Column<R>[]): Column<R>[] {
  return columns.map((column) => ({ ...column, aside: true }));
}

/** Columns that give way where there is no room for all, so that no name is cut; the last of them in the table gives way first. */
export function spare<R>(...columns: readonly Column<R>[]): Column<R>[] {
  return columns.map((column) => ({ ...column, spare: true }));
}

/** Columns that are shown where there is room for them beside all others; the last of them in the table gives way first, all of them before `spare` ones. */
export function wide<R>(...columns: readonly Column<R>[]): Column<R>[] {
  return columns.map((column) => ({ ...column, wide: true }));
}

/** Columns that a row on a phone always shows, the first of the counted ones at its end. */
export function onPhone<R>(...columns: readonly Column<R>[]): Column<R>[] {
  return columns.map((column) => ({ ...column, onPhone: true }));
}

/** A column whose cell opens its row, in place of the first one. */
export function opening<R>(column: Column<R>): Column<R> {
  return { ...column, opens: true };
}

/** The columns that are not hidden, and the first. Where somebody chose others than the `usual` ones, none gives way: the table scrolls. */
export function shownOf<R>(
  columns: readonly Column<R>[],
  hidden: readonly string[],
  usual: readonly string[] = asideOf(columns),
): Column<R>[] {
  const shown = columns.filter(({ id }, index) => index === 0 || !hidden.includes(id));
  const isChosen = hidden.length !== usual.length || !hidden.every((id) => usual.includes(id));
  return isChosen ? shown.map(({ wide: _wide, ...column }) => ({ ...column, kept: true })) : shown;
}

/** The ids of the columns that are hidden at first. */
export function asideOf(columns: readonly Column<never>[]): string[] {
  return columns.filter((column) => column.aside).map(({ id }) => id);
}

type Name<R> = keyof R & string;
/** The names of the fields that hold words of a closed list. */
type ChoiceName<R> = { [K in Name<R>]: R[K] extends string | null ? K : never }[Name<R>] & string;
type RefName<R> = {
  [K in Name<R>]: Extract<R[K], { readonly _id: string }> extends never ? never : K;
}[Name<R>] &
  string;
type RefOf<R, K extends keyof R> = Extract<R[K], { readonly _id: string }>;

/** The columns that rows can have; a misspelt field is a type error. */
export interface Columns<R> {
  /** A field as its kind shows best, under the contract's label; `show` for another look. */
  field(name: Name<R>, show?: (row: R) => ReactNode): Column<R>;
  /** An amount or a quantity, with the sum over all that matches below it. */
  sum(name: Name<R>): Column<R>;
  /** A word of a closed list as dot and word, in the colour that the contract gives it. */
  badge(name: ChoiceName<R>): Column<R>;
  /** A reference, by what it is called. */
  ref<K extends RefName<R>>(name: K, called: (of: RefOf<R, K>) => Cell, label?: string): Column<R>;
  /** Anything else; it sorts by the field that it names. */
  column(
    label: string,
    value: (row: R) => Cell,
    more?: { show?: (row: R) => ReactNode; sort?: Name<R>; align?: 'start' | 'end'; part?: Column<R>['part'] },
  ): Column<R>;
}

/** A column of a `told` field of the contract; only those who may know it are shown it. It does not sort. */
export function toldColumn(of: Entity, name: string): Column<object> {
  const column = columnsBy<Readonly<Record<string, unknown>>>(of.told ?? {}).field(name);
  const told = (row: object) => (isObject(row) ? row : {});
  return {
    ...column,
    value: (row) => column.value(told(row)),
    show: (row) => column.show(told(row)),
    sort: undefined,
    to: undefined,
  };
}

type Facts = Pick<Field, 'kind' | 'label' | 'choices' | 'tones' | 'percent'>;

const bare: Readonly<Record<string, Facts>> = baseFields;

/** The columns of an entity's list. */
export function columnsOf<E extends Entity>(of: E): Columns<Got<E>> {
  return columnsBy<Got<E>>(allFields(of));
}

/** The columns of a report's rows; the report decides their order, so none of them sorts. */
export function reportColumns<R extends Fields>({ row }: Report<Fields, R>): Columns<RowOf<R>> {
  return columnsBy<RowOf<R>>(row);
}

function columnsBy<R>(fields: Fields): Columns<R> {
  const facts = (name: string): Facts => fields[name] ?? bare[name] ?? { kind: 'text', label: name };
  function field(name: Name<R>, show?: (row: R) => ReactNode): Column<R> {
    const of = facts(name);
    const { label, kind, choices } = of;
    return {
      id: name,
      label,
      value: (row) => cellOf(row[name]),
      show: show ?? ((row) => <Value field={of} value={row[name]} />),
      align: kindOf(of).counts ? 'end' : 'start',
      part: partOf(kind),
      cuts: cutKinds.has(kind),
      isWord: kind === 'choice',
      isBare: kind === 'flag' && !choices && !show,
      runs: kind === 'note',
      sort: name,
    };
  }
  return {
    field,
    sum: (name) => ({ ...field(name), total: { name, kind: facts(name).kind } }),
    badge: (name) => ({
      ...field(name, (row) => {
        const word = row[name];
        return typeof word === 'string' && word !== '' ? <Status of={facts(name)} word={word} /> : null;
      }),
      part: 'status',
      cuts: false,
    }),
    ref(name, called, label) {
      const value = (row: R) => {
        const referred = row[name];
        return isBrief(referred) ? called(referred as RefOf<R, typeof name>) : null;
      };
      const to = (row: R) => {
        const [of, referred] = [fields[name]?.to?.(), row[name]];
        return of && isBrief(referred) ? pageOf(of, referred._id) : undefined;
      };
      return {
        id: name,
        label: label ?? facts(name).label,
        value,
        show: value,
        to,
        align: 'start',
        cuts: true,
        sort: name,
      };
    },
    column(label, value, more = {}) {
      return {
        id: label,
        label,
        value,
        show: more.show ?? value,
        align: more.align ?? 'start',
        part: more.part,
        cuts: more.show === undefined && more.align !== 'end',
        sort: more.sort,
      };
    },
  };
}

const cutKinds: ReadonlySet<Field['kind']> = new Set(['text', 'note', 'email', 'choice', 'ref']);

function partOf(kind: Field['kind']): Column<never>['part'] {
  if (kind === 'money') return 'amount';
  if (kind === 'flag') return 'status';
  return kind === 'date' || kind === 'timestamp' || kind === 'month' ? 'day' : 'fact';
}

function isBrief(value: unknown): value is { readonly _id: string } {
  return typeof value === 'object' && value !== null && '_id' in value;
}

function cellOf(value: unknown): Cell {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null;
}
