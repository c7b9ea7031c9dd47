import type { Entity } from '#kit/contract/entity';
import type { Errors } from '#kit/contract/parse';
import type { Call } from '#kit/server/call';
import type { SentRow } from './lines';

/** What a slice does for many new records at once; each obeys the same rules as one by `create`. */
export interface ManyParts<E> {
  /** Refuses a record by itself, before anything is written. */
  readonly check?: (call: Call, row: SentRow<E>) => void;
  /** What stands against records in other tables than their own, by `_id`, in the order in which they would be saved. */
  readonly taken?: (call: Call, rows: readonly SentRow<E>[]) => Promise<ReadonlyMap<string, Errors>>;
  /** Keeps them all, or none; without it they are made one by one. */
  readonly create?: (call: Call, rows: readonly SentRow<E>[]) => Promise<unknown>;
}

/** How an import keeps an entity's rows. */
export interface ImportParts<E extends Entity> {
  /** What a line's body holds, checked; what is wrong with it is thrown. */
  readonly read: (call: Call, body: unknown) => SentRow<E>;
  /** Rows whose rules need no look at each of them are kept in sets; otherwise `keepOne` keeps one after the other. */
  readonly many: ManyParts<E>;
  readonly keepOne: (call: Call, row: SentRow<E>) => Promise<unknown>;
  /** What is to be known of that many new records, before they are saved and after; undefined where there is nothing. */
  readonly said: (call: Call, count: number) => Promise<string | undefined>;
}
