import type { Edit, Entity, Got, Row, Sent } from '#kit/contract/entity';
import type { Call, Route } from '#kit/server/call';
import type { ManyParts } from '#kit/server/import/many-parts';
import type { Scope } from '#kit/server/read/list';
import type { OptionFilters } from '#kit/server/read/options';

/** The calls that an entity has. */
export type Verb = 'list' | 'one' | 'create' | 'update' | 'remove' | 'options' | 'import';

/** A call that a slice answers in its own way. */
export interface OwnWay {
  /** `usual` answers as the plain record's call would. */
  readonly answer: (call: Call, usual: (call: Call) => Promise<unknown>, body: unknown) => Promise<unknown>;
  /** The words of a query that it takes besides those of the plain call. */
  readonly query?: readonly string[];
  /** The shape of its answer, where it differs from the plain call's, which is given. */
  readonly reply?: (usual: object) => object;
}

/** What a slice does in its own way; everything left out works as for a plain record. */
export interface CrudParts<E extends Entity> {
  /** The rows a caller may see and touch. */
  readonly scope?: Scope;
  readonly optionFilters?: OptionFilters;
  /** The calls that this entity does not have. */
  readonly without?: readonly Verb[];
  readonly list?: OwnWay;
  readonly one?: OwnWay;
  readonly options?: OwnWay;
  /** A POST that may be more than a new record, such as its preview. */
  readonly creating?: OwnWay;
  /** A PUT that may be more than an edit, such as its preview. */
  readonly editing?: OwnWay;
  /** The condition of the right that a call needs, where the path alone does not say which. */
  readonly condition?: Readonly<Partial<Record<Verb, NonNullable<Route['condition']>>>>;
  /** The kinds of body that every write takes. */
  readonly accepts?: NonNullable<Route['accepts']>;
  /** The first word of a second path under which the same calls are found. */
  readonly alsoUnder?: string;
  /** Runs before any of the calls is answered, and may refuse it. */
  readonly before?: (call: Call, body: unknown) => Promise<void>;
  /**
   * Locks what comes before the record in the one order of locks, where an edit or a deletion needs it too; the record
   * itself is locked next.
   */
  readonly first?: (call: Call, id: string, body: unknown) => Promise<void>;
  /** Locks the record for an edit or a deletion in a statement of its own and returns its row; 404 if there is none. */
  readonly hold?: (call: Call, id: string) => Promise<Row<E>>;
  /** Does what a create or an edit needs before its transaction begins. */
  readonly prepare?: (call: Call, body: unknown) => Promise<void>;
  /** Returns the body of a create, completed, before it is validated. */
  readonly meant?: (call: Call, body: unknown) => unknown;
  /** Makes a record from what was sent; `_id` is in it. */
  readonly create?: (call: Call, sent: Sent<E> & { readonly _id: string }) => Promise<Got<E>>;
  /** The required fields that this caller leaves out, because the caller has no say in them. */
  readonly free?: (call: Call) => Promise<readonly string[]>;
  /** The messages about new records: about a single one, and about those of a file. */
  readonly said?: SaidOfNew;
  /** Changes a record; receives the stored row, which is locked until the call ends, and the whole body, which may say more than the fields. */
  readonly update?: (call: Call, stored: Row<E>, edit: Edit<E>, body: unknown) => Promise<Got<E>>;
  /** Deletes or voids a record; receives the stored row, which is locked until the call ends. */
  readonly remove?: (call: Call, stored: Row<E>, reason: string | null) => Promise<Got<E>>;
  /** How the rows of a file are saved many at a time. Without it, a slice with a `create` of its own saves them one by one. */
  readonly many?: ManyParts<E>;
}

/** The message of a create to this caller; undefined for the usual one. */
interface SaidOfNew {
  /** In place of 'Course saved'. */
  readonly ofOne: (call: Call) => Promise<string | undefined>;
  /** Follows the sentence that says how many lines of a file are ready, or saved. */
  readonly ofMany: (call: Call, count: number) => Promise<string | undefined>;
}
