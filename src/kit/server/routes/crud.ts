import type { Edit, Entity, Got, Row, Sent } from '#kit/contract/entity';
import type { Saved } from '#kit/contract/endpoint';
import { saidOf } from '#kit/contract/thing';
import type { Call, Route } from '#kit/server/call';
import type { CrudParts, Verb } from './crud-parts';
import { describeEntity } from '#kit/server/schema/describe';
import { importRoute } from '#kit/server/import/import';
import type { SentRow } from '#kit/server/import/lines';
import type { ManyParts } from '#kit/server/import/many-parts';
import { drawing } from '#kit/server/pictures/draw';
import { sendOptions } from '#kit/server/read/options';
import { refuseForeign, sendList, sendOne } from '#kit/server/read/send';
import { idOf } from '#kit/server/record-id';
import { alsoUnder, guarded } from './guarded';
import { editOf, freeing, sentByFile, sentOf } from './sent';
import { keepPhotos } from './upload';
import { neededReason, reasonOf, versionOf } from '#kit/server/write/asked';
import { change, lock, lockToErase, refuseStale, refuseVoided } from '#kit/server/write/change';
import { erase, voidRecord } from '#kit/server/write/erase';
import { insert, insertMany, type NewRow } from '#kit/server/write/insert';

export type { CrudParts } from './crud-parts';
export { idOf } from '#kit/server/record-id';
export { on, onSent } from './on';

/** The answer of a write. */
export function saved<T>(message: string, info: T): Saved<T> {
  return { status: true, message, info };
}

/** Makes one record in the way of the entity's slice, for a POST and for a row of an import. */
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

/** One of an entity's calls. */
interface Offered {
  readonly verb: Verb;
  readonly route: Route;
}

/** The calls of an entity: list, record, choice list, create, edit, delete, import. */
export function crud<E extends Entity>(of: E, parts: CrudParts<E> = {}): Route[] {
  const offered = [...reads(of, parts), ...writes(of, parts), ...choices(of, parts), ...imports(of, parts)]
    .filter(({ verb }) => !parts.without?.includes(verb))
    .map((one) => ({ ...ownWay(parts, one), entity: of }));
  const routes = parts.before ? guarded(parts.before, offered) : offered;
  return parts.alsoUnder === undefined ? routes : alsoUnder(parts.alsoUnder, routes);
}

/** A call in the slice's own way, if it has one. */
function ownWay<E extends Entity>(parts: CrudParts<E>, { verb, route }: Offered): Route {
  const { list, one, options, creating: create, editing: update, condition = {} } = parts;
  const own = { list, one, options, update, create, remove: undefined, import: undefined }[verb];
  const narrowed = condition[verb] ? { ...route, condition: condition[verb] } : route;
  if (!own) return narrowed;
  const { query = [], reply = (usual: object) => usual } = own;
  return {
    ...narrowed,
    schema: {
      ...route.schema,
      reply: () => reply(route.schema.reply()),
      query: [...(route.schema.query ?? []), ...query],
    },
    handle: (call, body) => own.answer(call, (as) => route.handle(as, body), body),
  };
}

function reads<E extends Entity>(of: E, { scope }: CrudParts<E>): Offered[] {
  const shape = describeEntity(of);
  const list: Route = {
    method: 'GET',
    path: of.path,
    title: of.many,
    schema: { reply: shape.list, query: shape.query, words: shape.words },
    asksFirst: true,
    handle: (call) => sendList(call, of, scope),
  };
  const one: Route = {
    method: 'GET',
    path: `${of.path}/{id}`,
    right: `GET ${of.path}`,
    title: of.one,
    schema: { reply: shape.record },
    asksFirst: true,
    handle: (call) => sendOne(call, of, idOf(call), scope),
  };
  return [
    { verb: 'list', route: list },
    { verb: 'one', route: one },
  ];
}

function writes<E extends Entity>(of: E, parts: CrudParts<E>): Offered[] {
  const { path } = of;
  const one = `${path}/{id}`;
  const shape = describeEntity(of);
  const pictured = Object.values(of.fields).some((field) => field.kind === 'photo');
  const accepts = parts.accepts ?? (pictured ? (['json', 'multipart'] as const) : (['json'] as const));
  const create: Omit<Route, 'path'> = {
    method: 'POST',
    title: of.one,
    accepts,
    ...preparing(parts, drawing(of, sentOf)),
    schema: { body: shape.sent, reply: shape.saved },
    handle: (call, body) => saveNew(call, of, parts, body),
  };
  const update: Omit<Route, 'path'> = {
    method: 'PUT',
    title: of.one,
    accepts,
    ...preparing(parts, drawing(of, editOf)),
    schema: { body: shape.edit, reply: shape.saved },
    handle: (call, body) => saveEdit(call, of, parts, body),
  };
  const remove: Omit<Route, 'path'> = {
    method: 'DELETE',
    title: of.one,
    ...(parts.accepts ? { accepts } : {}),
    schema: { reply: shape.saved },
    handle: (call, body) => removeOne(call, of, parts, body),
  };
  return [
    { verb: 'create', route: { ...create, path } },
    { verb: 'update', route: { ...update, path: one } },
    { verb: 'update', route: { ...update, path, right: `PUT ${one}` } },
    { verb: 'remove', route: { ...remove, path: one } },
    { verb: 'remove', route: { ...remove, path, right: `DELETE ${one}` } },
  ];
}

/** The steps before the transaction of a write: the kit's own, then the slice's. */
function preparing<E>({ prepare }: CrudParts<E & Entity>, { prepare: drawn }: Pick<Route, 'prepare'>) {
  if (!prepare) return drawn ? { prepare: drawn } : {};
  return {
    prepare: async (call: Call, body: unknown) => {
      const prepared = drawn ? await drawn(call, body) : body;
      await prepare(call, prepared);
      return prepared;
    },
  };
}

function choices<E extends Entity>(of: E, { scope, optionFilters }: CrudParts<E>): Offered[] {
  if (!of.options) return [];
  const route: Route = {
    method: 'GET',
    path: `${of.path}/options`,
    title: of.many,
    schema: { reply: describeEntity(of).options, query: ['q', 'ids', ...(of.options.filters ?? [])] },
    asksFirst: true,
    ...(scope ? { choosesFrom: { table: of.table, within: scope } } : {}),
    handle: (call) => sendOptions(call, of, scope, optionFilters),
  };
  return [{ verb: 'options', route }];
}

function imports<E extends Entity>(of: E, parts: CrudParts<E>): Offered[] {
  if (!of.importable) return [];
  const plain: ManyParts<E> = { create: (call, rows) => insertMany(call, of, rows as readonly NewRow<E>[]) };
  const many = parts.many ?? (parts.create ? {} : plain);
  const keepOne = (call: Call, sent: SentRow<E>) => createOne(call, of, parts, sent);
  const said = async (call: Call, count: number) => parts.said?.ofMany(call, count);
  return [
    {
      verb: 'import',
      route: importRoute(of, { read: (call, body) => sentByFile(call, of, body), many, keepOne, said }),
    },
  ];
}

async function saveNew<E extends Entity>(call: Call, of: E, parts: CrudParts<E>, body: unknown) {
  const asked = freeing(of, (await parts.free?.(call)) ?? []);
  const meant = parts.meant ? await parts.meant(call, body) : body;
  const info = await createOne(call, of, parts, sentOf(call, asked, meant));
  return saved((await parts.said?.ofOne(call)) ?? saidOf(of, 'saved'), info);
}

async function saveEdit<E extends Entity>(call: Call, of: E, parts: CrudParts<E>, body: unknown) {
  const stored = await held(call, of, parts, body, lock);
  const edit: Edit<E> = await keepPhotos(call, of, editOf(call, of, body));
  const info = parts.update
    ? await parts.update(call, stored, edit, body)
    : await change(call, of, stored._id, edit as Partial<Row<E>>);
  return saved(saidOf(of, 'saved'), info);
}

async function removeOne<E extends Entity>(call: Call, of: E, parts: CrudParts<E>, body: unknown) {
  const stored = await held(call, of, parts, body, of.erase === 'void' ? lock : lockToErase);
  const reason = of.reasoned ? neededReason(reasonOf(body)) : reasonOf(body);
  const info = parts.remove ? await parts.remove(call, stored, reason) : await removePlain(call, of, stored, reason);
  return saved(saidOf(of, of.erase === 'void' ? 'voided' : 'deleted'), info);
}

function removePlain<E extends Entity>(call: Call, of: E, { _id }: Row<E>, reason: string | null): Promise<Got<E>> {
  return of.erase === 'void' ? voidRecord(call, of, _id, reason) : erase(call, of, _id);
}

/** Locks the record and returns its row; refuses a record outside the caller's scope, or one that has changed since it was read. */
async function held<E extends Entity>(
  call: Call,
  of: E,
  { scope, first, hold }: CrudParts<E>,
  body: unknown,
  lockOne: typeof lock,
): Promise<Row<E>> {
  const id = idOf(call, body);
  await first?.(call, id, body);
  const row = hold ? await hold(call, id) : await lockOne(call, of, id);
  await refuseForeign(call, of, id, scope);
  refuseVoided(row);
  refuseStale(row.__v, versionOf(body));
  return row;
}
