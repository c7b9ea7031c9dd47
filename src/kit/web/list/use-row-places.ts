import { useState } from 'react';
import { noPlaces, placesAfter } from './row-places';
import type { TableRow } from './table-row';

/** The place in which a table draws a row. While the first page is on its way there are none. */
export function useRowPlaces<R extends TableRow>(rows: readonly R[] | undefined): (row: R) => number | undefined {
  const [drawn, setDrawn] = useState<{ rows: readonly R[] | undefined; places: typeof noPlaces }>({
    rows: undefined,
    places: noPlaces,
  });
  if (rows && rows !== drawn.rows) {
    const ids = rows.map(({ _id }) => _id);
    setDrawn({ rows, places: placesAfter(drawn.places, ids) });
  }
  return ({ _id }) => drawn.places.at.get(_id);
}
