import { asSent } from '#kit/contract/as-sent';
import type { Entity } from '#kit/contract/entity';
import type { Field } from '#kit/contract/field';
import { fold } from '#kit/contract/fold';
import { kindOf } from '#kit/contract/kinds';
import { t } from '#kit/contract/language';
import type { Errors } from '#kit/contract/parse';
import type { Call } from '#kit/server/call';
import { unguarded } from '#kit/server/read/formula-guard';
import type { Columns } from './columns';
import { type Cell, type FileRow, isFilled } from './file-rows';
import { references, resolve } from './references';

/** A line of a file as the body of a POST, and as it is shown to people. */
export interface ReadRow {
  readonly line: number;
  readonly body: Readonly<Record<string, unknown>>;
  readonly values: Readonly<Record<string, unknown>>;
  readonly errors: Errors;
}

/** A function that reads lines of a file, looks up references for many lines at once and remembers them. */
export function rowReader(call: Call, of: Entity, columns: Columns): (rows: readonly FileRow[]) => Promise<ReadRow[]> {
  const known = references(call);
  const refs = columns.filled.filter(({ field }) => field.to);
  const textsOf = ({ cells }: FileRow) =>
    Object.fromEntries(
      refs.flatMap(({ name, index }) => (isFilled(cells[index]) ? [[name, cellText(cells[index] ?? null)]] : [])),
    );
  return async (rows) => {
    const texts = rows.map(textsOf);
    for (const { name, field } of refs) {
      const to = field.to?.();
      if (to) await known.learn(to, new Set(texts.flatMap((row) => row[name] ?? [])));
    }
    return rows.map((row, index) => {
      const named = texts[index] ?? {};
      const { ids, errors } = resolve(known, of.fields, named);
      const plain = Object.fromEntries(
        columns.filled
          .filter(({ field }) => !field.to)
          .map(({ name, field, index: at }) => [name, cellValue(field, row.cells[at])]),
      );
      return {
        line: row.line,
        body: defined({ ...plain, ...ids }),
        values: defined({ ...shown(columns, plain), ...named }),
        errors: { ...errors, ...stray(columns, row) },
      };
    });
  };
}

/** Errors for cells under no heading, which would be lost unnoticed. */
function stray({ filled, passedOver }: Columns, { cells }: FileRow): Errors {
  const headed = new Set([...filled.map((column) => column.index), ...passedOver]);
  return cells.some((cell, index) => isFilled(cell) && !headed.has(index))
    ? { '': t('A cell in this line has no heading above it') }
    : {};
}

/** The values to show, without secrets. */
function shown({ filled }: Columns, plain: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const secrets = new Set(filled.filter(({ field }) => field.kind === 'password').map(({ name }) => name));
  return Object.fromEntries(
    Object.entries(plain).map(([name, value]) => [name, secrets.has(name) ? undefined : value]),
  );
}

function defined(values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}

/**
 * A cell as the value that JSON would carry for the field; undefined if it is empty. A value that matches no rule is returned unchanged,
 * for the contract to refuse.
 */
function cellValue(field: Field, cell: Cell | undefined): unknown {
  if (cell === undefined || !isFilled(cell)) return undefined;
  if (field.kind === 'password') return typeof cell === 'string' ? cell : cellText(cell);
  if (field.kind === 'choice') return choiceOf(field, cellText(cell));
  if (field.kind === 'choices')
    return cellText(cell)
      .split(/[,;|]/)
      .map((word) => choiceOf(field, word.trim()))
      .filter(Boolean);
  if (field.kind === 'flag') return flagOf(cell);
  if (field.kind === 'time' && cell instanceof Date) return cell.toISOString().slice(11, 16);
  if (field.kind === 'month' && cell instanceof Date) return cell.toISOString().slice(0, 7);
  if (!kindOf(field).counts) return cellText(cell);
  return typeof cell === 'number' ? cell : asSent(field, cellText(cell));
}

/** A cell as people read it. */
function cellText(cell: Cell): string {
  if (cell === null) return '';
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  return unguarded(String(cell).trim()).trim();
}

function choiceOf(field: Field, text: string): string {
  const wanted = fold(text);
  const found = Object.entries(field.choices ?? {}).find(([value, label]) =>
    [value, label, t(label)].some((word) => fold(word) === wanted),
  );
  return found?.[0] ?? text;
}

function flagOf(cell: Cell): unknown {
  if (typeof cell === 'boolean') return cell;
  const text = cellText(cell).toLowerCase();
  if (['1', 'true', 'yes', t('Yes').toLowerCase()].includes(text)) return true;
  if (['0', 'false', 'no', t('No').toLowerCase()].includes(text)) return false;
  return text;
}
