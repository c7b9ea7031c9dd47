/** True for a text with letters, which no number has. */
export function hasLetters(typed: unknown): boolean {
  return typeof typed === 'string' && /\p{L}/u.test(typed);
}
