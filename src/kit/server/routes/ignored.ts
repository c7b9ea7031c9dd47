import type { Endpoint } from '#kit/contract/endpoint';
import type { Entity } from '#kit/contract/entity';
import type { Fields } from '#kit/contract/field';
import type { Product } from '#kit/server/product';

/** The members that every body may carry and that have a meaning: the record's id, and the version that the client has seen. */
const said = ['_id', '__v'];
const everyRecord = ['createdAt', 'updatedAt', 'action', 'voidedAt', 'voidedBy', 'voidReason'];

/**
 * The members that a record's body may carry without effect: those that the server sets in it, so that a record as read is a valid body.
 */
export function ignoredBy(of: Entity, { setByServer }: Pick<Product, 'setByServer'>): string[] {
  const photos = Object.entries(of.fields)
    .filter(([, field]) => field.kind === 'photo')
    .map(([name]) => `${name}Url`);
  const known = [
    ...said,
    ...everyRecord,
    ...setByServer,
    ...Object.keys(of.stored),
    ...toldNames(of),
    ...(of.ignored ?? []),
    ...photos,
  ];
  return known.filter((name) => !Object.hasOwn(of.fields, name));
}

const toldNames = ({ told = {}, toldOfOne = {} }: Entity) => Object.keys({ ...told, ...toldOfOne });

/**
 * The members that the body of a call which is not CRUD may carry without effect: those that the server sets in the records of its path.
 * An id or a version is refused, because the call would ignore it.
 */
export function ignoredBeside(
  { path, ignored = [] }: Pick<Endpoint<Fields, unknown>, 'path' | 'ignored'>,
  { entities, setByServer }: Pick<Product, 'entities' | 'setByServer'>,
): string[] {
  const of = entities.find((one) => one.path === path.split('/')[0]);
  return [...everyRecord, ...setByServer, ...Object.keys(of?.stored ?? {}), ...ignored];
}
