/** Where the rows of a table are drawn: every row's place by its id, and the number that the next new place gets. */
export interface RowPlaces {
  readonly at: ReadonlyMap<string, number>;
  readonly next: number;
}

export const noPlaces: RowPlaces = { at: new Map(), next: 0 };

/**
 * The places of the rows that come after others. A row that stays keeps its place. If none stays, as on the next page of a list, the rows
 * take the places of the previous ones, in the same order, so that only texts change and no element is created.
 */
export function placesAfter({ at, next }: RowPlaces, ids: readonly string[]): RowPlaces {
  const free = ids.some((id) => at.has(id)) ? [] : [...at.values()];
  const places = new Map<string, number>();
  let number = next;
  for (const [index, id] of ids.entries()) places.set(id, at.get(id) ?? free[index] ?? number++);
  return { at: places, next: number };
}
