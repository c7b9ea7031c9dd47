import { ownKey } from '#kit/web/own-storage';
import type { Search } from './list-view';

/** The words of a view that are remembered for the next visit. */
export const words = ['sort', 'pageSize', 'hide'] as const;

/** Stores a list's order, page size and hidden columns in this browser, for the signed-in user. */
export function keepChoices(name: string, said: Search): void {
  const key = keyOf(name);
  if (key === undefined) return;
  const kept = Object.fromEntries(words.flatMap((word) => (said[word] === undefined ? [] : [[word, said[word]]])));
  localStorage.setItem(key, JSON.stringify(kept));
}

/** The choices that were kept; none where the store holds something else. */
export function keptChoices(name: string): Search {
  try {
    const kept: object = Object(JSON.parse(localStorage.getItem(keyOf(name) ?? '') ?? '{}'));
    return Object.fromEntries(
      Object.entries(kept).filter(([word, value]) => isWord(word) && typeof value === 'string'),
    );
  } catch {
    return {};
  }
}

/** The first script of a page asks whether there is one (programs/trusted-types.js). */
function keyOf(name: string): string | undefined {
  return ownKey(`list:${name}`);
}

function isWord(word: string): boolean {
  return (words as readonly string[]).includes(word);
}
