import { ownKey } from './own-storage';

/** Keeps a choice in this browser, for all who use it: the paper of the printer beside it. */
export function keepHere(name: string, word: string): void {
  localStorage.setItem(`choice:${name}`, word);
}

/** The choice that was kept in this browser, where it is still among these words. */
export function keptHere<T extends string>(name: string, among: readonly T[]): T | undefined {
  const kept = localStorage.getItem(`choice:${name}`);
  return among.find((word) => word === kept);
}

/** The choice that this account made in this browser, where it is still among these words. */
export function keptOwn<T extends string>(name: string, among: readonly T[]): T | undefined {
  const kept = keptOwnText(name);
  return among.find((word) => word === kept);
}

/** Keeps a choice, or any other text, in this browser for whoever is signed in; nothing for nobody. */
export function keepOwn(name: string, text: string): void {
  const key = keyOf(name);
  if (key !== undefined) localStorage.setItem(key, text);
}

/** The text that was kept so; undefined where none was, and for nobody. */
export function keptOwnText(name: string): string | undefined {
  return localStorage.getItem(keyOf(name) ?? '') ?? undefined;
}

function keyOf(name: string): string | undefined {
  return ownKey(`choice:${name}`);
}
