import type * as z from 'zod/mini';
import type { Field, Fields, SentFields } from './field';
import { t } from './language';

/** Messages by field name; a row inside a list is named `feeItems.0.feeName`. */
export type Errors = Readonly<Record<string, string>>;
export type Parsed<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly errors: Errors };

/** A create requires what is required and fills in initial values; an edit changes only the fields that it carries. */
export type Mode = 'create' | 'edit';

/** The most errors in one answer: nobody reads more, and an answer should not be longer than its request. */
export const mostErrors = 50;

/**
 * The validated values of a body, or messages by field name. Strict: unknown names are refused and nothing is coerced.
 * `ignored` names are silently dropped, because the server sets them (B5).
 */
export function parseFields(
  fields: Fields,
  body: unknown,
  mode: Mode,
  ignored: readonly string[] = [],
): Parsed<Record<string, unknown>> {
  if (!isObject(body)) return { ok: false, errors: { '': t('Send an object with fields') } };
  const errors: Record<string, string> = {};
  const value: Record<string, unknown> = {};
  const unknown = Object.keys(body).filter((name) => !Object.hasOwn(fields, name) && !ignored.includes(name));
  for (const name of unknown.slice(0, mostErrors)) errors[name] = t('Unknown field {name}', { name });
  for (const [name, field] of Object.entries(fields)) parseField(name, field, body, mode, value, errors);
  return Object.keys(errors).length > 0 ? { ok: false, errors } : { ok: true, value };
}

/** The validated values of a create's body, typed by its fields, or messages by field name. As strict as `parseFields`. */
export function parseAs<F extends Fields>(fields: F, body: unknown): Parsed<SentFields<F>> {
  return parseFields(fields, body, 'create') as Parsed<SentFields<F>>;
}

function parseField(
  name: string,
  field: Field,
  body: Record<string, unknown>,
  mode: Mode,
  value: Record<string, unknown>,
  errors: Record<string, string>,
): void {
  const sent = Object.hasOwn(body, name) ? body[name] : undefined;
  if (sent === undefined) {
    if (mode === 'edit') return;
    if (field.initial !== undefined) value[name] = field.initial;
    else if (field.required !== undefined && !isSpared(field, body)) errors[name] = t(field.required);
    return;
  }
  if (isNothing(sent)) {
    if (field.required !== undefined && !isSpared(field, body)) errors[name] = t(field.required);
    else if (field.emptied !== undefined) {
      if (mode === 'edit') errors[name] = t(field.emptied);
    } else if (field.initial === undefined) value[name] = null;
    // S§4: a blank status is dropped. An existing record keeps its status.
    else if (mode === 'create' || field.kind !== 'choice') value[name] = field.initial;
    return;
  }
  const checked = checkValue(field.schema, sent);
  if (checked.ok) value[name] = checked.value;
  else Object.assign(errors, errorsOf(name, field, checked.errors));
}

/** True if another value makes a field unnecessary. */
export function isSpared({ unless }: Pick<Field, 'unless'>, values: Readonly<Record<string, unknown>>): boolean {
  return (
    unless !== undefined && Object.entries(unless).every(([name, some]) => some.some((value) => values[name] === value))
  );
}

/** True for a field that every record has, whatever the others say. */
export function isAlwaysNeeded({ required, unless }: Field): boolean {
  return required !== undefined && unless === undefined;
}

/**
 * Messages by field for what a record lacks after an edit: fields that `unless` makes unnecessary only with certain values of others. An
 * edit that changes those values has to send these fields as well.
 */
export function lacking(fields: Fields, record: Readonly<Record<string, unknown>>): Errors {
  const lacks = Object.entries(fields).flatMap(([name, field]) =>
    field.unless && field.required !== undefined && record[name] === null && !isSpared(field, record)
      ? [[name, t(field.required)]]
      : [],
  );
  return Object.fromEntries(lacks);
}

/** Messages for the fields of each row of a list, and for those of a group; any other field has one message, whatever is wrong inside it. */
function errorsOf(name: string, { kind }: Field, errors: Errors): Errors {
  if (kind !== 'list' && kind !== 'group') return { [name]: Object.values(errors)[0] ?? '' };
  return Object.fromEntries(
    Object.entries(errors).map(([path, message]) => [path ? `${name}.${path}` : name, message]),
  );
}

/** One value validated by a schema, or messages by path, '' for the value itself. */
export function checkValue<T>(schema: z.ZodMiniType<T, unknown>, sent: unknown): Parsed<T> {
  const result = schema.safeParse(sent);
  if (result.success) return { ok: true, value: result.data };
  const errors: Record<string, string> = {};
  for (const issue of result.error.issues.slice(0, mostErrors)) errors[issue.path.join('.')] ??= issue.message;
  return { ok: false, errors };
}

/** True if nothing was entered: null, or text of blanks only. */
function isNothing(sent: unknown): boolean {
  return sent === null || (typeof sent === 'string' && sent.trim() === '');
}

/** True for an object that is neither null nor a list. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
