import type { Search } from './list-view';

/** What of a view is remembered for the next visit. */
export const words = ['sort', 'pageSize', 'hide'] as const;

/** Keeps a list's order, page size and hidden columns in this browser. */
export function keepChoices(name: string, said: Search): void {
  const kept = Object.fromEntries(words.flatMap((word) => (said[word] === undefined ? [] : [[word, said[word]]])));
  localStorage.setItem(`list:${name}`, JSON.stringify(kept));
}

/** What was kept; nothing where the store holds something else. */
export function keptChoices(name: string): Search {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(`list:${name}`) ?? '{}');
    if (typeof kept !== 'object' || kept === null) return {};
    return Object.fromEntries(
      Object.entries(kept).filter(([word, value]) => isWord(word) && typeof value === 'string'),
    );
  } catch {
    return {};
  }
}

function isWord(word: string): boolean {
  return (words as readonly string[]).includes(word);
}
