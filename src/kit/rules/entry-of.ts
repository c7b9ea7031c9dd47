/**
 * The entry of a table for a word that somebody sent; undefined if it has none of its own. `table[word]` would also find what every
 * object inherits: `constructor`, `toString`.
 */
export function entryOf<T>(table: Readonly<Record<string, T>>, word: string): T | undefined {
  return Object.hasOwn(table, word) ? table[word] : undefined;
}
