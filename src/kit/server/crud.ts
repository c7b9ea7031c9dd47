import type { Edit, Entity, Got, Sent } from '../contract/entity';
import type { BodyOf, Endpoint, Saved } from '../contract/endpoint';
import type { Fields } from '../contract/field';
import { t } from '../contract/language';
import { saidOf } from '../contract/thing';
import { type Errors, isObject, type Parsed, parseFields } from '../contract/parse';
import type { Call, Route } from './call';
import { newId } from './id';
import { describeEntity, describeFields, describePdf } from './describe';
import { importRoute } from './import/import';
import { type Scope } from './read/list';
import { idOf, uuid } from './record-id';
import { type OptionFilters, sendOptions } from './read/options';
import { refuseForeign, sendList, sendOne } from './read/send';
import { refuse, refuseInvalid } from './refusal';
import { erase, voidRecord } from './write/erase';
import { change, lock, refuseStale, refuseVoided } from './write/change';
import { insert, type NewRow } from './write/insert';
import { keepPhotos } from './upload';

export { idOf } from './record-id';

/** What a slice does its own way; everything left out is the plain record's. */
export interface CrudParts<E> {
  /** The rows a caller may see and touch. */
  readonly scope?: Scope;
  readonly optionFilters?: OptionFilters;
  /** Makes a record from what was sent; `_id` is in it. */
  readonly create?: (call: Call, sent: Sent<E> & { readonly _id: string }) => Promise<Got<E>>;
  readonly update?: (call: Call, id: string, edit: Edit<E>) => Promise<Got<E>>;
  readonly remove?: (call: Call, id: string, reason: string | null) => Promise<Got<E>>;
}

const everyRecord = ['_id', '__v', 'createdAt', 'updatedAt', 'action', 'voidedAt', 'voidedBy', 'voidReason'];
let ignoredEverywhere: readonly string[] = [];

/** Tells the names that any body may carry without effect (B5's closed list). */
export function ignoreEverywhere(names: readonly string[]): void {
  ignoredEverywhere = names;
}

function ignoredBy(of: Entity): string[] {
  const photos = Object.entries(of.fields)
    .filter(([, field]) => field.kind === 'photo')
    .map(([name]) => `${name}Url`);
  return [...everyRecord, ...ignoredEverywhere, ...Object.keys(of.stored), ...(of.ignored ?? []), ...photos].filter(
    (name) => !Object.hasOwn(of.fields, name),
  );
}

/** What a create's body holds, checked. */
export function sentOf<E extends Entity>(of: E, body: unknown): Sent<E> & { _id: string } {
  const parsed = readSent(of, body);
  return parsed.ok ? parsed.value : refuseFields(parsed.errors);
}

/** What a create's body holds, checked, or what is wrong with it by field: for a call that carries several. */
export function readSent<E extends Entity>(of: E, body: unknown): Parsed<Sent<E> & { _id: string }> {
  const parsed = parseFields(of.fields, body, 'create', ignoredBy(of));
  const own = isObject(body) ? (body._id ?? newId()) : newId();
  const isId = typeof own === 'string' && uuid.test(own);
  const wrong: Errors = isId ? {} : { _id: t('_id must be a UUID') };
  if (!parsed.ok) return { ok: false, errors: { ...parsed.errors, ...wrong } };
  if (!isId) return { ok: false, errors: wrong };
  return { ok: true, value: { ...parsed.value, _id: own.toLowerCase() } as Sent<E> & { _id: string } };
}

/** What a row of an import holds, checked: a login may come without a password, to be chosen by 'forgot password' (E26). */
function sentByFile<E extends Entity>(of: E, body: unknown): Sent<E> & { _id: string } {
  const fields = Object.entries(of.fields).map(([name, field]) => [
    name,
    field.kind === 'password' ? { ...field, required: undefined } : field,
  ]);
  return sentOf({ ...of, fields: Object.fromEntries(fields) as E['fields'] }, body);
}

/** What an edit's body holds, checked. */
export function editOf<E extends Entity>(of: E, body: unknown): Edit<E> {
  const parsed = parseFields(of.fields, body, 'edit', ignoredBy(of));
  return parsed.ok ? (parsed.value as Edit<E>) : refuseFields(parsed.errors);
}

function refuseFields(errors: Readonly<Record<string, string>>): never {
  refuseInvalid(errors);
  throw new Error('Fields were refused without a message');
}

function versionOf(body: unknown): number | undefined {
  const sent = isObject(body) ? body.__v : undefined;
  // A form sends digits (B3).
  const version = typeof sent === 'string' && /^\d{1,9}$/.test(sent) ? Number(sent) : sent;
  if (version === undefined || version === null) return undefined;
  // A form carries it as its digits (B3).
  const number = typeof version === 'string' && /^\d{1,15}$/.test(version) ? Number(version) : version;
  if (typeof number === 'number' && Number.isSafeInteger(number)) return number;
  return refuse(400, t('__v must be a whole number'), { __v: t('__v must be a whole number') });
}

function reasonOf(body: unknown): string | null {
  const reason = isObject(body) ? body.reason : undefined;
  if (reason === undefined || reason === null || reason === '') return null;
  if (typeof reason === 'string' && reason.length <= 255) return reason;
  return refuse(400, t('The reason is text of at most 255 characters'), {
    reason: t('The reason is text of at most 255 characters'),
  });
}

/** What a write answers. */
export function saved<T>(message: string, info: T): Saved<T> {
  return { status: true, message, info };
}

/** Makes one record the way the entity's slice does: what a POST does, and a row of an import. */
export async function createOne<E extends Entity>(
  call: Call,
  of: E,
  parts: CrudParts<E>,
  sent: Sent<E> & { readonly _id: string },
): Promise<Got<E>> {
  const kept = await keepPhotos(call, of, sent);
  if (parts.create) return parts.create(call, kept);
  return insert(call, of, kept as NewRow<E>);
}

/** The calls of an entity: list, record, choice list, create, edit, delete. */
export function crud<E extends Entity>(of: E, parts: CrudParts<E> = {}): Route[] {
  const { scope } = parts;
  const pictured = Object.values(of.fields).some((field) => field.kind === 'photo');
  const accepts = pictured ? (['json', 'multipart'] as const) : (['json'] as const);
  const shape = describeEntity(of);
  const path = of.path;
  const one = `${path}/{id}`;
  const update = async (call: Call, body: unknown) => {
    const id = idOf(call, body);
    const row = await lock(call, of, id);
    await refuseForeign(call, of, id, scope);
    refuseVoided(row);
    refuseStale(row.__v, versionOf(body));
    const edit = await keepPhotos(call, of, editOf(of, body));
    const info = parts.update ? await parts.update(call, id, edit) : await change(call, of, id, edit as object);
    return saved(saidOf(of, 'saved'), info);
  };
  const remove = async (call: Call, body: unknown) => {
    const id = idOf(call, body);
    const row = await lock(call, of, id);
    await refuseForeign(call, of, id, scope);
    refuseVoided(row);
    refuseStale(row.__v, versionOf(body));
    const reason = reasonOf(body);
    const info = parts.remove
      ? await parts.remove(call, id, reason)
      : of.erase === 'void'
        ? await voidRecord(call, of, id, reason)
        : await erase(call, of, id);
    return saved(saidOf(of, of.erase === 'void' ? 'voided' : 'deleted'), info);
  };
  const create = async (call: Call, body: unknown) => {
    const info = await createOne(call, of, parts, sentOf(of, body));
    return saved(saidOf(of, 'saved'), info);
  };
  const routes: Route[] = [
    {
      method: 'GET',
      path,
      title: of.many,
      schema: { reply: shape.list, query: shape.query },
      handle: (call) => sendList(call, of, scope),
    },
    {
      method: 'GET',
      path: one,
      right: `GET ${path}`,
      title: of.one,
      schema: { reply: shape.record },
      handle: (call) => sendOne(call, of, idOf(call), scope),
    },
    { method: 'POST', path, title: of.one, accepts, schema: { body: shape.sent, reply: shape.saved }, handle: create },
    {
      method: 'PUT',
      path: one,
      title: of.one,
      accepts,
      schema: { body: shape.edit, reply: shape.saved },
      handle: update,
    },
    {
      method: 'PUT',
      path,
      right: `PUT ${one}`,
      title: of.one,
      accepts,
      schema: { body: shape.edit, reply: shape.saved },
      handle: update,
    },
    { method: 'DELETE', path: one, title: of.one, schema: { reply: shape.saved }, handle: remove },
    { method: 'DELETE', path, right: `DELETE ${one}`, title: of.one, schema: { reply: shape.saved }, handle: remove },
  ];
  if (of.options) {
    routes.push({
      method: 'GET',
      path: `${path}/options`,
      title: of.many,
      schema: { reply: shape.options, query: ['q', 'ids', ...(of.options.filters ?? [])] },
      handle: (call) => sendOptions(call, of, scope, parts.optionFilters),
    });
  }
  if (of.importable) routes.push(importRoute(of, (call, body) => createOne(call, of, parts, sentByFile(of, body))));
  return routes;
}

const replies = { object: { type: 'object' }, list: { type: 'array' }, pdf: describePdf };

/** A call that is not CRUD: its body is checked against the contract before the handler sees it. */
export function on<B extends Fields, R>(
  to: Endpoint<B, R>,
  handle: (call: Call, body: BodyOf<Endpoint<B, R>>) => Promise<unknown>,
  more: Partial<Route> = {},
): Route {
  const bodied = Object.keys(to.body).length > 0;
  return {
    method: to.method,
    path: to.path,
    title: to.title,
    schema: {
      ...(bodied ? { body: () => describeFields(to.body) } : {}),
      reply: () => replies[to.answers ?? 'object'],
      ...(to.query ? { query: to.query } : {}),
    },
    handle: (call, body) => {
      // A call that takes nothing may come without a body; what it is sent all the same is unknown (B5).
      const parsed = parseFields(to.body, bodied ? body : (body ?? {}), 'create', to.ignored ?? []);
      return parsed.ok ? handle(call, parsed.value as BodyOf<Endpoint<B, R>>) : refuseFields(parsed.errors);
    },
    ...more,
  };
}

/** The calls of an entity, of which one record is read in a way of its own: with more than its row. */
export function readingOne(routes: readonly Route[], handle: Route['handle']): Route[] {
  return routes.map((route) => (route.method === 'GET' && route.path.endsWith('{id}') ? { ...route, handle } : route));
}
