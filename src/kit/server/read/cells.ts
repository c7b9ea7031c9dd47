import { kindOf } from '#kit/contract/kinds';
import { allFields, type Entity } from '#kit/contract/entity';
import type { Field, Fields } from '#kit/contract/field';
import { t, words } from '#kit/contract/language';

export { csvCell } from './files/cell.mjs';

/** One column of a file: its heading, and how a record fills it. */
export interface FileColumn {
  readonly heading: string;
  readonly cell: Cell;
}

/** How a record fills a cell, as plain data in the caller's language, which goes to the thread that writes files. */
export interface Cell {
  /** The member of the record. */
  readonly name: string;
  /** True for an instant, which may be read without its zone, which is UTC, and with microseconds. */
  readonly isInstant?: true;
  /** What is shown instead of a stored word. */
  readonly words?: Readonly<Record<string, string>>;
  /** For a reference: the members by which people name it. */
  readonly brief?: readonly Cell[];
  /** For rows inside the record: the members of each that are shown. */
  readonly items?: readonly Cell[];
}

const yesNo: NonNullable<Field['choices']> = { true: words('Yes'), false: words('No') };

/** The columns of an entity's files, in the contract's order, headed in the caller's language. */
export function fileColumns(of: Entity): FileColumn[] {
  return [...fieldColumns(allFields(of)), { heading: t('Created'), cell: { name: 'createdAt', isInstant: true } }];
}

/** The columns of a file of these fields, headed in the caller's language. */
export function fieldColumns(fields: Fields): FileColumn[] {
  return Object.entries(fields)
    .filter(([, field]) => kindOf(field).exported)
    .map(([name, field]) => ({ heading: t(field.label), cell: cellOf(name, field) }));
}

function cellOf(name: string, field: Field): Cell {
  if (field.to) return { name, brief: briefOf(field.to()) };
  if (field.kind === 'choice') return { name, words: said(Object.entries(field.choices ?? {})) };
  // They are stored as the words themselves.
  if (field.kind === 'choices')
    return { name, words: said(Object.values(field.choices ?? {}).map((word) => [word, word])) };
  if (field.kind === 'flag') return { name, words: said(Object.entries(field.choices ?? yesNo)) };
  if (field.kind === 'timestamp') return { name, isInstant: true };
  if (field.kind !== 'list') return { name };
  return { name, items: Object.entries(field.items ?? {}).map(([inner, of]) => cellOf(inner, of)) };
}

function said(entries: readonly (readonly [string, string])[]): Record<string, string> {
  return Object.fromEntries(entries.map(([stored, word]) => [stored, t(word)]));
}

/** A reference as people name it: the members of its brief. */
function briefOf(to: Entity): Cell[] {
  const fields = allFields(to);
  return to.brief.map((name) => {
    const inner = fields[name]?.to;
    return inner ? { name, brief: briefOf(inner()) } : { name };
  });
}
