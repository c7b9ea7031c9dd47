import type { Edit, Entity, Sent } from '#kit/contract/entity';
import { t } from '#kit/contract/language';
import { type Errors, isObject, type Parsed, parseFields } from '#kit/contract/parse';
import type { Call } from '#kit/server/call';
import { newId } from '#kit/server/id';
import { ignoredBy } from './ignored';
import { uuid } from '#kit/server/record-id';
import { refuseInvalid } from '#kit/server/refusal';

/** The asking call, whose product says what any body may carry. */
type Asked = Pick<Call, 'product'>;

/** The checked body of a create. */
export function sentOf<E extends Entity>(call: Asked, of: E, body: unknown): Sent<E> & { _id: string } {
  const parsed = readSent(call, of, body);
  return parsed.ok ? parsed.value : refuseFields(parsed.errors);
}

/** The checked body of a create, or its errors by field: for a call that carries several. */
export function readSent<E extends Entity>(
  { product }: Asked,
  of: E,
  body: unknown,
): Parsed<Sent<E> & { _id: string }> {
  const parsed = parseFields(of.fields, body, 'create', ignoredBy(of, product));
  const own = isObject(body) ? (body._id ?? newId()) : newId();
  const isId = typeof own === 'string' && uuid.test(own);
  const wrong: Errors = isId ? {} : { _id: t('_id must be a UUID') };
  if (!parsed.ok) return { ok: false, errors: { ...parsed.errors, ...wrong } };
  if (!isId) return { ok: false, errors: wrong };
  return { ok: true, value: { ...parsed.value, _id: own.toLowerCase() } as Sent<E> & { _id: string } };
}

/** The checked row of an import: a login may come without a password, to be chosen by 'forgot password' (E26). */
export function sentByFile<E extends Entity>(call: Asked, of: E, body: unknown): Sent<E> & { _id: string } {
  const passwords = Object.entries(of.fields).filter(([, { kind }]) => kind === 'password');
  return sentOf(
    call,
    freeing(
      of,
      passwords.map(([name]) => name),
    ),
    body,
  );
}

/** The checked body of an edit. */
export function editOf<E extends Entity>({ product }: Asked, of: E, body: unknown): Edit<E> {
  const parsed = parseFields(of.fields, body, 'edit', ignoredBy(of, product));
  return parsed.ok ? (parsed.value as Edit<E>) : refuseFields(parsed.errors);
}

/** Ends the call with 400 and these messages by field, of which there must be at least one. */
export function refuseFields(errors: Readonly<Record<string, string>>): never {
  refuseInvalid(errors);
  throw new Error('Fields were refused without a message');
}

/** The entity with fields that may be left out, though its contract asks for them. */
export function freeing<E extends Entity>(of: E, names: readonly string[]): E {
  if (names.length === 0) return of;
  const fields = Object.entries(of.fields).map(([name, field]) => [
    name,
    names.includes(name) ? { ...field, required: undefined } : field,
  ]);
  return { ...of, fields: Object.fromEntries(fields) as E['fields'] };
}
