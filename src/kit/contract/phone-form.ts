import { allFields, type Entity } from './entity';

/** The column beside a phone that keeps its normal form (AL12). */
export function normalOf(phone: string): string {
  return `${phone}Normal`;
}

/** The phones of an entity, in the order of its fields. */
export function phonesOf(of: Entity): string[] {
  return Object.entries(allFields(of)).flatMap(([name, { kind }]) => (kind === 'phone' ? [name] : []));
}
