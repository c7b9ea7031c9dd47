import { placeHere } from './call';

/** Keeps a choice in this browser, for all who use it: the paper of the printer beside it. */
export function keepHere(name: string, word: string): void {
  localStorage.setItem(`choice:${name}`, word);
}

/** What was kept in this browser, where it is still among these words. */
export function keptHere<T extends string>(name: string, among: readonly T[]): T | undefined {
  const kept = localStorage.getItem(`choice:${name}`);
  return among.find((word) => word === kept);
}

/** Keeps a choice in this browser for whoever is signed in. */
export function keepOwn(name: string, word: string): void {
  keepHere(ownName(name), word);
}

/** What whoever is signed in chose in this browser, where it is still among these words. */
export function keptOwn<T extends string>(name: string, among: readonly T[]): T | undefined {
  return keptHere(ownName(name), among);
}

/** Keeps a text in this browser for whoever is signed in. */
export function keepOwnText(name: string, text: string): void {
  keepHere(ownName(name), text);
}

/** What was kept so; undefined where nothing was. */
export function keptOwnText(name: string): string | undefined {
  return localStorage.getItem(`choice:${ownName(name)}`) ?? undefined;
}

function ownName(name: string): string {
  return `${name} ${placeHere('').account ?? ''}`;
}
