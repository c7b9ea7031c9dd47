/** A text as patterns compare it: a code for each character, without case and accents, with all kinds of blanks alike. */
export interface Folded {
  /** The text that was folded, without invisible characters. */
  readonly text: string;
  readonly codes: readonly number[];
}

/** The code of a blank. */
export const blank = 32;

/** Characters that set the direction of writing or have no effect. */
const unseen = /[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;

const blanks = /\s/;

/** A text folded character by character, so that positions in both are the same. */
export function folded(written: string): Folded {
  const text = written.normalize('NFC').replace(unseen, '');
  const codes = Array.from({ length: text.length }, (_none, place) => codeAt(text, place));
  return { text, codes };
}

function codeAt(text: string, place: number): number {
  const code = text.charCodeAt(place);
  if (code < 128) return plain(code);
  const sign = text.charAt(place);
  if (blanks.test(sign)) return blank;
  return sign.normalize('NFD').toLowerCase().charCodeAt(0);
}

/** Lower case for plain letters, and one blank for all kinds. */
function plain(code: number): number {
  if (code >= 65 && code <= 90) return code + 32;
  return code >= 9 && code <= 13 ? blank : code;
}
