/** Characters without width or that reorder text: zero width, direction marks, variation selectors, controls. */
const unseen = /[\p{Cf}\p{Cc}\p{Default_Ignorable_Code_Point}]/u;
const everyUnseen = new RegExp(unseen, 'gu');

/** True for text that contains invisible characters. */
export function hasUnseen(text: string): boolean {
  return unseen.test(text);
}

/** A name in NFKC, so that full width or decomposed spellings are not different names. */
export function plainSpelling(text: string): string {
  return text.normalize('NFKC').replace(/\s+/gu, ' ').trim();
}

/**
 * A key that is equal for names that read the same, regardless of case. The database's `login_likeness` is the same
 * rule.
 */
export function likeness(text: string): string {
  const seen = text.normalize('NFKC').replace(everyUnseen, '');
  return plainSpelling(seen).toLowerCase().normalize('NFKC');
}
