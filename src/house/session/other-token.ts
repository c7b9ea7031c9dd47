import { makeStore, useStore } from '#kit/web/store';

/** Where the token of one's login in the other brand is kept: for this tab alone (OW3). */
const key = 'otherToken';

const other = makeStore(sessionStorage.getItem(key) ?? undefined);

/** The token of one's login in the other brand; undefined while there is none. */
export function useOtherToken(): string | undefined {
  return useStore(other);
}

/** Keeps the token of a login in the other brand, or the one that follows it. */
export function keepOther(token: string): void {
  sessionStorage.setItem(key, token);
  other.set(token);
}

/** Forgets the login in the other brand, as a logout does. */
export function forgetOther(): void {
  sessionStorage.removeItem(key);
  other.set(undefined);
}
