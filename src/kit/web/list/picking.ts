import { useMemo, useState } from 'react';
import { PickBox, type Picking } from './PickBox';
import type { TableRow } from './table-row';

/** Keeps what is chosen while pages and filters change. */
export function usePicking<R extends TableRow>(
  offers: (row: R) => boolean,
  together: (row: R) => boolean = offers,
): Picking<R> {
  const [picked, setPicked] = useState<ReadonlyMap<string, R>>(new Map());
  return useMemo(
    () => ({
      Box: PickBox,
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
