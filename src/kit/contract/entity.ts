import type { ScreenFacts } from './entity-facts';
import type { Definition, Entity, Field, Fields, GotFields, SentFields, StoredFields } from './field';
import { words } from './language';

export type { OptionFacts, Place, ScreenFacts, StateFact } from './entity-facts';
export type { Entity } from './field';

/** The screen of an entity: the one that its definition names, or none that its type knows of. */
type Shown<W> = [W] extends [ScreenFacts] ? { readonly screen: W } : { readonly screen?: ScreenFacts };

/** An entity: facts only, shared by client and server. */
export function entity<
  const N extends string,
  const F extends Fields,
  const B extends string,
  const S extends Fields = Record<never, Field>,
  const W extends ScreenFacts | undefined = undefined,
>(
  definition: Definition<N, F, S, B> & { readonly screen?: W },
): Omit<Definition<N, F, S, B>, 'stored' | 'erase' | 'dated' | 'screen'> &
  Shown<W> & {
    readonly stored: S;
    readonly erase: 'delete' | 'void';
    readonly dated: string;
  } {
  return {
    ...(definition as typeof definition & Shown<W>),
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

/** The validated body of a create. */
export type Sent<E> = SentFields<FieldsOf<E>>;
/** The validated body of an edit. */
export type Edit<E> = Partial<StoredFields<FieldsOf<E>>>;
/** A stored row: references are ids. */
export type Row<E> = Base & StoredFields<FieldsOf<E>> & StoredFields<StoredOf<E>>;
/** A record as a read answers it: references are briefs. */
export type Got<E> = Base & GotFields<FieldsOf<E>> & GotFields<StoredOf<E>>;
/** What a reference to the entity shows. */
export type Brief<E> = E extends { readonly brief: readonly (infer B)[] }
  ? { readonly _id: string } & Pick<Got<E>, Extract<B, keyof Got<E>>>
  : never;

/** All fields of an entity: those that clients send and those that only the server sets. */
export function allFields(of: Entity): Fields {
  const all = { ...of.fields, ...of.stored };
  const added = Object.entries(all).filter(([, field]) => field.added);
  if (added.length === 0) return all;
  const earlier = Object.entries(all).filter(([, field]) => !field.added);
  return Object.fromEntries([...earlier, ...added]);
}

/** The columns that every record has and people read. */
export const baseFields = {
  createdAt: { kind: 'timestamp', label: words('Created') },
  updatedAt: { kind: 'timestamp', label: words('Changed') },
} as const satisfies Readonly<Record<string, Pick<Field, 'kind' | 'label'>>>;
