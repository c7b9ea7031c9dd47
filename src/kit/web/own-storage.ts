import { makeStore } from './store';

/** The brand and account that work in this tab; undefined for none. */
const owner = makeStore<() => string | undefined>(() => undefined);

/** How often this tab was emptied of what others typed and saw; what is on screen of theirs goes then. */
const emptied = makeStore(0);

/** Sets who works in this tab. */
export function configureOwner(read: () => string | undefined): void {
  owner.set(read);
}

/**
 * The key of this tab's storage for what whoever works here typed or saw. It bears brand and account, so that it opens for
 * nobody else; undefined while nobody works here, and then nothing is stored.
 */
export function ownKey(name: string): string | undefined {
  const whose = owner.get()();
  return whose === undefined ? undefined : `${startOf(whose)}${name}`;
}

/** The text that an account stored in this tab under a name. */
export function storedOwn(name: string): string | null {
  return sessionStorage.getItem(ownKey(name) ?? '');
}

/** Stores something for whoever works here; throws where the storage is full. */
export function storeOwn(name: string, text: string): void {
  const key = ownKey(name);
  if (key !== undefined) sessionStorage.setItem(key, text);
}

/** Removes what whoever works here stored under a name. */
export function removeOwn(name: string): void {
  sessionStorage.removeItem(ownKey(name) ?? '');
}

/** Empties this tab's storage of everything that somebody typed or saw, but for these accounts: when one logs in or out. */
export function emptyStorage(but: readonly (string | undefined)[]): void {
  for (const key of Object.keys(sessionStorage))
    if (key.startsWith('own ') && !but.some((whose) => whose && key.startsWith(startOf(whose))))
      sessionStorage.removeItem(key);
  emptied.set(emptied.get() + 1);
}

/** Calls `gone` once, when this tab is emptied for another than whoever works here now. */
export function onceLeft(gone: () => void): void {
  const whose = owner.get()();
  const stop = emptied.subscribe(() => {
    if (owner.get()() === whose) return;
    stop();
    gone();
  });
}

function startOf(whose: string): string {
  return `own ${whose} `;
}
