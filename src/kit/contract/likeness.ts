/** What takes no room or turns the words around it: zero width, direction marks, variation selectors, controls. */
const unseen = /[\p{Cf}\p{Cc}\p{Default_Ignorable_Code_Point}]/u;
const everyUnseen = new RegExp(unseen, 'gu');

/** True for text with characters that nobody sees. */
export function hasUnseen(text: string): boolean {
  return unseen.test(text);
}

/** A name in the one spelling of all that Unicode holds for the same: full width and NFD are no names of their own. */
export function plainSpelling(text: string): string {
  return text.normalize('NFKC').replace(/\s+/gu, ' ').trim();
}

/** What two names share that are read as the same, whatever their case. The database's `login_likeness` is the same rule. */
export function likeness(text: string): string {
  const seen = text.normalize('NFKC').replace(everyUnseen, '');
  return plainSpelling(seen).toLowerCase().normalize('NFKC');
}
