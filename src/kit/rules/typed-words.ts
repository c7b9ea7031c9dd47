import { fold } from '#kit/contract/fold';
import { latinDigits } from '#kit/contract/latin-digits';
import { typedPhone, wholePhone } from './phone';

/** What somebody typed to find a record, as far as it can be read by itself. */
export interface Typed {
  /** The words in one line, folded: a name may begin with it. */
  readonly line: string;
  readonly words: readonly string[];
  /** A number people use, where nothing but its digits was typed. */
  readonly number: number | undefined;
  /** The phone that was typed in full, as it was written; undefined if it was not a phone. */
  readonly phone: string | undefined;
}

/** What somebody typed, with its phone in the normal form, which needs the country code. */
export interface TypedWords extends Typed {
  /** The normal form of the phone that was typed in full; undefined if it was not a phone. */
  readonly whole: string | undefined;
}

/** The most words that are looked at: more would hardly narrow a search. */
const mostWords = 8;
/** Numbers have at most this many digits. */
const longest = 12;

/** The fewest letters that an index can find anywhere in a text; two it can find only at the beginning of a word. */
const fewLetters = 3;

/** Whether a word is found wherever it stands in a text. */
export function isLongWord(word: string): boolean {
  return word.length >= fewLetters;
}

/** Reads what was typed to find a record; a phone is one of this country unless it says another. */
export function typedWords(typed: string, countryCode: string): TypedWords {
  const words = wordsIn(typed);
  return { ...words, whole: words.phone === undefined ? undefined : typedPhone(words.phone, countryCode) };
}

/** Reads what was typed to find a record where no country is known. */
export function wordsIn(typed: string): Typed {
  const written = latinDigits(typed).trim().replace(/\s+/g, ' ');
  const line = fold(written).trim().replace(/\s+/g, ' ');
  const digits = /^\d+$/.test(written) ? written : undefined;
  return {
    line,
    words: line.split(' ').filter(Boolean).slice(0, mostWords),
    number: digits !== undefined && digits.length <= longest ? Number(digits) : undefined,
    phone: wholePhone(written),
  };
}

/** A word for a pattern of SQL, in which none of its characters is a wildcard. */
export function literal(word: string): string {
  return word.replace(/[\\%_]/g, '\\$&');
}

/** One of the words that were typed, for a pattern of SQL. */
export function literalWord({ words }: TypedWords, index: number): string {
  return literal(words[index] ?? '');
}
