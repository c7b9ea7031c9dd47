import { allFields, type Entity } from '../../contract/entity';
import type { Field, Fields } from '../../contract/field';
import { t, words } from '../../contract/language';
import { isObject } from '../../contract/parse';

/** One column of a file: its heading and how a record fills it. */
export interface FileColumn {
  readonly name: string;
  readonly heading: string;
  readonly cell: (record: Record<string, unknown>) => string | number | null;
}

const yesNo: NonNullable<Field['choices']> = { true: words('Yes'), false: words('No') };
const left = new Set(['password', 'photo', 'json']);

/** The columns of an entity's files, in the contract's order, headed in the caller's language. */
export function fileColumns(of: Entity): FileColumn[] {
  return [
    ...fieldColumns(allFields(of)),
    { name: 'createdAt', heading: t('Created'), cell: (record) => text(record.createdAt) },
  ];
}

/** The columns of a file of these fields, headed in the caller's language. */
export function fieldColumns(fields: Fields): FileColumn[] {
  return Object.entries(fields)
    .filter(([, field]) => !left.has(field.kind))
    .map(([name, field]) => ({
      name,
      heading: t(field.label),
      cell: (record) => cellOf(field, record[name]),
    }));
}

function cellOf(field: Field, value: unknown): string | number | null {
  if (value === null || value === undefined) return null;
  if (field.to) return briefText(field.to(), value);
  if (field.kind === 'choice') return t(field.choices?.[String(value)] ?? String(value));
  if (field.kind === 'choices' && Array.isArray(value))
    return value.map((one) => (isObject(one) ? t(String(one.value)) : '')).join(', ');
  if (field.kind === 'list' && Array.isArray(value))
    return value.map((row) => (isObject(row) ? rowText(field.items ?? {}, row) : '')).join('; ');
  if (field.kind === 'flag') return t((field.choices ?? yesNo)[String(value)] ?? '');
  return typeof value === 'number' ? value : text(value);
}

/** A row inside a record, its values one after the other. */
function rowText(items: Fields, row: Readonly<Record<string, unknown>>): string {
  return Object.entries(items)
    .map(([name, field]) => cellOf(field, row[name]))
    .filter((cell) => cell !== null)
    .join(' ');
}

/** A reference as people name it: the members of its brief. */
function briefText(to: Entity, value: unknown): string {
  if (!isObject(value)) return '';
  const fields = allFields(to);
  const parts = to.brief.map((name) => {
    const inner = fields[name]?.to;
    return inner ? briefText(inner(), value[name]) : text(value[name]);
  });
  return [...new Set(parts.filter(Boolean))].join(' – ');
}

function text(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** A cell as CSV writes it. One that a spreadsheet would run as a formula gets an apostrophe (H5). */
export function csvCell(cell: string | number | null): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const safe = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
