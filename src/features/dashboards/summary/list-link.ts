/** The address of a list, with its filters and order. */
export interface ListLink {
  readonly path: string;
  readonly search?: Readonly<Record<string, string>>;
  /** Its name where it is one of several; a sentence of the catalogue. */
  readonly title?: string;
}

/** The first list that the user may open. */
export function openedLink(lists: readonly ListLink[], screens: ReadonlySet<string>): ListLink | undefined {
  return lists.find(({ path }) => screens.has(path));
}

/** The lists of what is owed, if there are several, none of which shows all of it; a list without a title shows all. */
export function eachList(debts: readonly ListLink[], screens: ReadonlySet<string>): readonly ListLink[] {
  const opened = debts.filter(({ path }) => screens.has(path));
  return opened.length > 1 && opened.every(({ title }) => title !== undefined) ? opened : [];
}
