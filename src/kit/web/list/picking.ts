import { useMemo, useState } from 'react';
import type { TableRow } from './table-row';

/** Rows chosen in a table to do something with all of them. */
export interface Picking<R extends TableRow> {
  readonly rows: readonly R[];
  /** True for a row that can be chosen. */
  readonly offers: (row: R) => boolean;
  /** True for a row that is chosen together with its whole page; others can only be chosen singly. */
  readonly together: (row: R) => boolean;
  readonly has: (row: R) => boolean;
  /** Chooses rows, or unchooses them. */
  readonly set: (rows: readonly R[], chosen: boolean) => void;
}

/** Keeps what is chosen while pages and filters change. */
export function usePicking<R extends TableRow>(
  offers: (row: R) => boolean,
  together: (row: R) => boolean = offers,
): Picking<R> {
  const [picked, setPicked] = useState<ReadonlyMap<string, R>>(new Map());
  return useMemo(
    () => ({
      rows: [...picked.values()],
      offers,
      together,
      has: ({ _id }) => picked.has(_id),
      set: (rows, chosen) => {
        setPicked((before) => {
          const next = new Map(before);
          for (const row of rows) {
            if (chosen && offers(row)) next.set(row._id, row);
            else next.delete(row._id);
          }
          return next;
        });
      },
    }),
    [picked, offers, together],
  );
}
