const key = 'rememberedEmail';

/** The e-mail that the last visitor let this browser keep (R 4.6). */
export function rememberedEmail(): string {
  return localStorage.getItem(key) ?? '';
}

/** Stores an e-mail for the next visit; without one, forgets it. */
export function keepEmail(email: string): void {
  if (email === '') localStorage.removeItem(key);
  else localStorage.setItem(key, email);
}
