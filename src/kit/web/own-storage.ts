import { makeStore } from './store';

/** The brand and account that work in this tab; undefined for none. */
const owner = makeStore<() => string | undefined>(() => undefined);

/** How often this tab was cleared of what others typed and saw, so that what is on screen of theirs disappears too. */
const emptied = makeStore(0);

/** Sets who works in this tab. */
export function configureOwner(read: () => string | undefined): void {
  owner.set(read);
}

/**
 * The key in this tab's storage for what the current user typed or saw. It contains brand and account, so that nobody else gets it;
 * undefined while nobody is logged in, in which case nothing is stored.
 */
export function ownKey(name: string): string | undefined {
  const whose = owner.get()();
  return whose === undefined ? undefined : `${startOf(whose)}${name}`;
}

/** The text that an account stored in this tab under a name. */
export function storedOwn(name: string): string | null {
  return sessionStorage.getItem(ownKey(name) ?? '');
}

/** Stores something for the current user; throws if the storage is full. */
export function storeOwn(name: string, text: string): void {
  const key = ownKey(name);
  if (key !== undefined) sessionStorage.setItem(key, text);
}

/** Removes what the current user stored under a name. */
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

/** Calls `gone` once, when this tab is cleared for another user than the current one. */
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
