/** The address of a list, with what it is filtered and sorted by. */
export interface ListLink {
  readonly path: string;
  readonly search?: Readonly<Record<string, string>>;
  /** What it is called where it is one of several; a sentence of the catalogue. */
  readonly title?: string;
}

/** The first list that the user may open. */
export function openedLink(lists: readonly ListLink[], screens: ReadonlySet<string>): ListLink | undefined {
  return lists.find(({ path }) => screens.has(path));
}

/** The lists in which what is owed stands, where there are several: none of them shows all of it. One without a title does. */
export function eachList(debts: readonly ListLink[], screens: ReadonlySet<string>): readonly ListLink[] {
  const opened = debts.filter(({ path }) => screens.has(path));
  return opened.length > 1 && opened.every(({ title }) => title !== undefined) ? opened : [];
}
