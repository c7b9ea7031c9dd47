import type { Entity } from '#kit/contract/entity';
import type { Errors } from '#kit/contract/parse';
import type { Call } from '#kit/server/call';
import type { SentRow } from './lines';

/** What a slice does for many new records at once; each obeys the same rules as one by `create`. */
export interface ManyParts<E> {
  /** Refuses a single record, before anything is written. */
  readonly check?: (call: Call, row: SentRow<E>) => void;
  /** What conflicts with records in other tables, by `_id`, in the order in which they would be saved. */
  readonly taken?: (call: Call, rows: readonly SentRow<E>[]) => Promise<ReadonlyMap<string, Errors>>;
  /**
   * A key for what a row contends for with others, where the conflict shows only once it is written; undefined for nothing. A preview
   * tries the rows with the same key together, and rolls them back.
   */
  readonly contendedFor?: (row: SentRow<E>) => string | undefined;
  /** Saves all of them or none; without it they are created one by one. */
  readonly create?: (call: Call, rows: readonly SentRow<E>[]) => Promise<unknown>;
}

/** How an import saves an entity's rows. */
export interface ImportParts<E extends Entity> {
  /** The validated body of a line; throws what is wrong with it. */
  readonly read: (call: Call, body: unknown) => SentRow<E>;
  /** Rows whose rules need no individual check are saved in batches; otherwise `keepOne` saves one after the other. */
  readonly many: ManyParts<E>;
  readonly keepOne: (call: Call, row: SentRow<E>) => Promise<unknown>;
  /** The notice about that many new records, before they are saved and after; undefined if there is none. */
  readonly said: (call: Call, count: number) => Promise<string | undefined>;
}
