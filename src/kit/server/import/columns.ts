import { fold } from '#kit/contract/fold';
import { allFields, type Entity } from '#kit/contract/entity';
import type { Field } from '#kit/contract/field';
import { t } from '#kit/contract/language';
import type { Errors } from '#kit/contract/parse';
import { isFillable } from '#kit/rules/import-columns';
import { refuseInvalid, refuseField } from '#kit/server/refusal';
import { type Cell, isFilled } from './file-rows';

/** A column of a file and the field that it fills. */
export interface ImportColumn {
  readonly index: number;
  readonly name: string;
  readonly field: Field;
}

/** The columns of a file, and those of an export that only the server sets. */
export interface Columns {
  readonly filled: readonly ImportColumn[];
  readonly passedOver: ReadonlySet<number>;
}

const everyRecord = { _id: 'ID', __v: 'Version', createdAt: 'Created', updatedAt: 'Changed' };

/**
 * The columns for the headings of a file: a wire name, or a label in English or in the caller's language, in any case.
 * 400 for unknown, repeated or missing required columns, by name.
 */
export function columnsOf(of: Entity, headings: readonly Cell[]): Columns {
  const own = namesOf(of.fields);
  const given = namesOf(
    Object.fromEntries(
      Object.entries({ ...of.told, ...allFields(of) }).filter(([name]) => !Object.hasOwn(of.fields, name)),
    ),
  );
  for (const [name, label] of Object.entries(everyRecord))
    for (const word of [name, label, t(label)]) given.set(folded(word), name);
  const filled: ImportColumn[] = [];
  const passedOver = new Set<number>();
  for (const [index, heading] of headings.entries()) {
    if (!isFilled(heading)) continue;
    const text = String(heading).trim();
    const name = own.get(folded(text));
    const field = name === undefined ? undefined : of.fields[name];
    if (name === undefined || !field) {
      if (!given.has(folded(text))) refuseColumn(text, t('The file has an unknown column: {column}', { column: text }));
      passedOver.add(index);
      continue;
    }
    if (!isFillable(field)) refuseColumn(name, t('The column {column} cannot be filled from a file', { column: text }));
    if (filled.some((column) => column.name === name))
      refuseColumn(name, t('The column {column} appears twice in the file', { column: text }));
    filled.push({ index, name, field });
  }
  refuseInvalid(missing(of, filled));
  return { filled, passedOver };
}

function missing(of: Entity, filled: readonly ImportColumn[]): Errors {
  const names = new Set(filled.map((column) => column.name));
  return Object.fromEntries(
    Object.entries(of.fields)
      .filter(
        ([name, field]) =>
          field.required !== undefined && field.initial === undefined && field.kind !== 'password' && !names.has(name),
      )
      .map(([name, field]) => [name, t('The file has no column {column}', { column: t(field.label) })]),
  );
}

function refuseColumn(name: string, message: string): void {
  refuseField(400, name, message);
}

/** Field names by every heading that may denote them; a label shared by two fields denotes neither. */
function namesOf(fields: Readonly<Record<string, Field>>): Map<string, string> {
  const found = new Map<string, string>();
  const shared = new Set<string>();
  for (const [name, field] of Object.entries(fields)) {
    for (const word of new Set([folded(field.label), folded(t(field.label))])) {
      if (found.has(word)) shared.add(word);
      found.set(word, name);
    }
  }
  for (const word of shared) found.delete(word);
  for (const name of Object.keys(fields)) found.set(folded(name), name);
  return found;
}

function folded(word: string): string {
  return fold(word).trim();
}
