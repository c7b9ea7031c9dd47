/** A party that a printed document names at its head: 'Received from', a name, and lines below it. */
export interface Party {
  readonly label: string;
  readonly name: string;
  readonly lines: readonly string[];
  /** Further lines, for which a till's slip has no room. */
  readonly details?: readonly string[];
}
