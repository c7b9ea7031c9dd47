import { ownKey } from './own-storage';

/** Stores a choice in this browser for everybody who uses it, such as the paper of the printer beside it. */
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

/** Stores a choice, or any other text, in this browser for the signed-in user; does nothing if there is none. */
export function keepOwn(name: string, text: string): void {
  const key = keyOf(name);
  if (key !== undefined) localStorage.setItem(key, text);
}

/** The text that was stored like that; undefined if there is none, or nobody is signed in. */
export function keptOwnText(name: string): string | undefined {
  return localStorage.getItem(keyOf(name) ?? '') ?? undefined;
}

function keyOf(name: string): string | undefined {
  return ownKey(`choice:${name}`);
}
