import type { Field, Fields, GotFields, KeptFields, SentFields } from './field';

/** The screen that shows an entity's table; who holds it may make the entity's calls. */
export interface ScreenFacts {
  readonly path: string;
  /** Where it stands in the menu, for a screen that the menu's own list does not name. */
  readonly place?: Place;
}

/** A place in the menu: the icon's name in the shell's set, the title of the group, the brands that offer it. */
export interface Place {
  readonly icon: string;
  readonly group: string;
  readonly brands: readonly string[];
}

/**
 * What a choice list answers besides `_id`: the label's pattern, more facts, and the filters it takes (B11).
 * `label` names columns in braces, one reference deep: `{className} – {courseID.courseName}`.
 */
export interface OptionFacts {
  readonly label: string;
  readonly facts?: readonly string[];
  readonly filters?: readonly string[];
}

interface Definition<N extends string, F extends Fields, S extends Fields, B extends string> {
  /** Table and own name, correct English, snake_case. */
  readonly table: N;
  /** Wire path, as the specification spells it. */
  readonly path: string;
  readonly one: string;
  readonly many: string;
  readonly screen?: ScreenFacts;
  /** What a client may send. */
  readonly fields: F;
  /** What only the server sets; reads carry it, writes ignore it. */
  readonly stored?: S;
  /** Names that a client may send without effect, beyond `stored` (B5). */
  readonly ignored?: readonly string[];
  /** What a reference to it shows. */
  readonly brief: readonly B[];
  /** What `q` searches: own fields, or `ref.field` of a referenced record (B9). */
  readonly search: readonly string[];
  /** The date that `from` and `to` filter by; default createdAt. */
  readonly dated?: string;
  readonly options?: OptionFacts;
  /** What DELETE does: the row goes, or stays as voided (R 5.2). Default delete. */
  readonly erase?: 'delete' | 'void';
  /** The part of the path's records that is meant where several screens share it: lists ask for these values, a new record carries them. */
  readonly only?: Readonly<Record<string, string>>;
  /** True where a CSV or XLSX file fills it. */
  readonly importable?: true;
  /** True where a new record waits on the machine that made it until the server can be reached. */
  readonly waits?: true;
}

/** Any entity, where its fields do not matter. */
export interface Entity extends Definition<string, Fields, Fields, string> {
  readonly stored: Fields;
  readonly erase: 'delete' | 'void';
  readonly dated: string;
}

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
