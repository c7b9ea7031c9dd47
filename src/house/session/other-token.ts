import { makeStore, useStore } from '#kit/web/store';

/** The key of the token of one's login in the other brand, in the storage of this tab alone (OW3). */
const key = 'otherToken';

const other = makeStore(sessionStorage.getItem(key) ?? undefined);

/** The token of one's login in the other brand; undefined while there is none. */
export function useOtherToken(): string | undefined {
  return useStore(other);
}

/** Stores the token of a login in the other brand, or its renewal. */
export function keepOther(token: string): void {
  sessionStorage.setItem(key, token);
  other.set(token);
}

/** Removes the token of the other brand, which logs out there. */
export function forgetOther(): void {
  sessionStorage.removeItem(key);
  other.set(undefined);
}
