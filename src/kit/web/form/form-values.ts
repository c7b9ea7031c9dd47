import { asSent } from '#kit/contract/as-sent';
import { kindOf } from '#kit/contract/kinds';
import type { Field, Fields } from '#kit/contract/field';
import { timeZone } from '#kit/contract/fields-text';
import { wallOf } from '#kit/contract/moment';
import { asThePageWrites } from './mistyped';
import { percentFrom, percentTo } from './percent';
import { isReachable } from '#kit/contract/reachable';
import { checkValue, type Errors, isObject, type Mode, parseFields } from '#kit/contract/parse';

/** The contents of the controls: text as typed, ids, ticks, rows. */
export type Typed = Readonly<Record<string, unknown>>;

/** The fields of a contract that a form can show. */
export function formNames(fields: Fields): string[] {
  return Object.entries(fields)
    .filter(([, field]) => kindOf(field).shown)
    .map(([name]) => name);
}

/** The contents of the controls for a record, or for a new one. */
export function typedFrom(fields: Fields, record: Typed): Typed {
  return Object.fromEntries(formNames(fields).map((name) => [name, typedOf(fields[name], record[name])]));
}

function typedOf(field: Field | undefined, value: unknown): unknown {
  if (!field) return '';
  const given = value === undefined ? field.initial : value;
  switch (field.kind) {
    case 'flag':
      return given === true || given === 1;
    case 'flags':
      return typedFrom(field.items ?? {}, isObject(given) ? given : {});
    case 'choices':
      return Array.isArray(given) ? given.map((word: unknown) => (isObject(word) ? word.value : word)) : [];
    case 'refs':
      return Array.isArray(given) ? given : [];
    case 'timestamp':
      return typeof given === 'string' ? wallOf(new Date(given), timeZone()) : '';
    case 'list':
      return Array.isArray(given)
        ? given.map((row: unknown) => typedFrom(field.items ?? {}, isObject(row) ? row : {}))
        : [];
    case 'ref':
      return isObject(given) ? given._id : (given ?? '');
    case 'money':
      return typeof given === 'number' && !(given === 0 && value === undefined)
        ? given.toFixed(2)
        : given === 0
          ? '0'
          : (given ?? '');
    case 'decimal':
      return field.percent && typeof given === 'number' ? percentFrom(given) : textOf(given);
    case 'email':
      // A reserved address that does not exist means that there is none.
      return isReachable(textOf(given)) ? textOf(given) : '';
    case 'photo':
    case 'password':
      return '';
    default:
      return textOf(given);
  }
}

const textOf = (given: unknown) => (given === null || given === undefined ? '' : String(given));

/** A typed value as it is sent, without blanks around text. */
function sentOf(value: unknown): unknown {
  if (typeof value === 'string') return value.trim();
  if (Array.isArray(value)) return value.map(sentOf);
  if (isObject(value)) return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, sentOf(one)]));
  return value;
}

/** A typed value of a field as it is sent: a percentage becomes its factor. */
function wireOf(field: Field | undefined, value: unknown): unknown {
  const sent = sentOf(value);
  return field?.percent && typeof sent === 'string' && sent !== '' ? percentTo(sent) : asSent(field, sent);
}

/** The names of the fields changed since the form opened. */
export function changedNames(start: Typed, typed: Typed): string[] {
  return Object.keys(typed).filter(
    (name) => JSON.stringify(sentOf(typed[name])) !== JSON.stringify(sentOf(start[name])),
  );
}

export type Body = { readonly ok: true; readonly body: Typed } | { readonly ok: false; readonly errors: Errors };

/** The body of a save: everything for a new record, only the changed fields for an existing one. */
export function bodyOf(fields: Fields, names: readonly string[], start: Typed, typed: Typed, mode: Mode): Body {
  const sent = mode === 'create' ? names : changedNames(start, typed).filter((name) => names.includes(name));
  const parsed = parseFields(
    Object.fromEntries(names.flatMap((name) => (fields[name] ? [[name, fields[name]]] : []))),
    Object.fromEntries(sent.map((name) => [name, wireOf(fields[name], typed[name])])),
    mode,
  );
  if (!parsed.ok) return { ok: false, errors: asThePageWrites(parsed.errors) };
  const said = Object.entries(parsed.value).filter(([, value]) => mode === 'edit' || value !== null);
  return { ok: true, body: Object.fromEntries(said) };
}

/** The typed values that are valid by themselves, with which rules may work while the person types. */
export function validOnes(fields: Fields, typed: Typed): Typed {
  const found: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(typed)) {
    const field = fields[name];
    const sent = wireOf(field, value);
    if (!field || sent === '' || sent === null) continue;
    const checked = checkValue(field.schema, sent);
    if (checked.ok) found[name] = checked.value;
  }
  return found;
}
