import type { Definition, Entity, Field, Fields, GotFields, KeptFields, SentFields } from './field';

export type { Entity, OptionFacts, Place, ScreenFacts, StateFact } from './field';

/** Declares an entity: facts only, shared by both ends. */
export function entity<
  const N extends string,
  const F extends Fields,
  const B extends string,
  const S extends Fields = Record<never, Field>,
>(
  definition: Definition<N, F, S, B>,
): Omit<Definition<N, F, S, B>, 'stored' | 'erase' | 'dated'> & {
  readonly stored: S;
  readonly erase: 'delete' | 'void';
  readonly dated: string;
} {
  return {
    ...definition,
    stored: definition.stored ?? ({} as S),
    erase: definition.erase ?? 'delete',
    dated: definition.dated ?? 'createdAt',
  };
}

type FieldsOf<E> = E extends { readonly fields: infer F extends Fields } ? F : never;
type StoredOf<E> = E extends { readonly stored: infer S extends Fields } ? S : never;

/** Columns that every record has. */
export interface Base {
  readonly _id: string;
  readonly __v: number;
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** What a create of the entity carries, checked. */
export type Sent<E> = SentFields<FieldsOf<E>>;
/** What an edit carries, checked. */
export type Edit<E> = Partial<KeptFields<FieldsOf<E>>>;
/** A stored row: references are ids. */
export type Row<E> = Base & KeptFields<FieldsOf<E>> & KeptFields<StoredOf<E>>;
/** A record as a read answers it: references are briefs. */
export type Got<E> = Base & GotFields<FieldsOf<E>> & GotFields<StoredOf<E>>;
/** What a reference to the entity shows. */
export type Brief<E> = E extends { readonly brief: readonly (infer B)[] }
  ? { readonly _id: string } & Pick<Got<E>, Extract<B, keyof Got<E>>>
  : never;

/** Every field of an entity, sent and stored. */
export function allFields(of: Entity): Fields {
  return { ...of.fields, ...of.stored };
}
