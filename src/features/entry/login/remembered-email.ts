const key = 'rememberedEmail';

/** The e-mail that the last visitor let this browser keep (R 4.6). */
export function rememberedEmail(): string {
  return localStorage.getItem(key) ?? '';
}

/** Keeps it for the next visit; nothing forgets. */
export function keepEmail(email: string): void {
  if (email === '') localStorage.removeItem(key);
  else localStorage.setItem(key, email);
}
