import { fold } from '#kit/contract/fold';
import { t } from '#kit/contract/language';
import { isLongWord, type TypedWords, typedWords } from '#kit/rules/typed-words';

/** The fewest characters of a search (A34), and the most, which are those of a name (B20). */
export const fewest = 2;
export const most = 120;

/** Why these words are not searched for; undefined where they are. */
export function wordsProblem(q: string): string | undefined {
  if (fold(q).trim().length < fewest) return t('Type at least two characters');
  return q.trim().length > most ? t('Type at most {max} characters', { max: most }) : undefined;
}

/** The possible code of a paper or a link in a text: all of it, or the end of the address that a camera reads. */
export function codeIn(q: string): string {
  return q.slice(q.lastIndexOf('/') + 1);
}

/** What a search asks the database for, derived from the typed words. */
export interface Wanted extends TypedWords {
  /** Whether one of the words is long enough to be found anywhere in a name; short words alone are looked for only at the beginning of words. */
  readonly isLong: boolean;
  /** A pattern of a phone, if there are enough digits. */
  readonly phone: string | undefined;
  /** Whether it may be part of a login, which is a single word. */
  readonly mayBeLogin: boolean;
}

/** Reads the words typed. */
export function wantedBy(q: string, countryCode: string): Wanted {
  const typed = typedWords(q, countryCode);
  const { line, words } = typed;
  const isLong = words.some(isLongWord);
  const digits = /^\+?\d+$/.test(line) ? line.replace('+', '') : undefined;
  return {
    ...typed,
    isLong,
    phone: digits !== undefined && digits.length >= 4 ? `%${digits}%` : undefined,
    mayBeLogin: words.length === 1 && isLong && digits === undefined,
  };
}

/** Whether it may be a number or a phone, for which more rows are looked through than for words. */
export function hasDigitsAlone({ number, phone, whole }: Wanted): boolean {
  return number !== undefined || phone !== undefined || whole !== undefined;
}

/** Whether it is written as people write a number, and is not a whole phone: then only what has exactly that number was meant. */
export function isNumberAlone({ number, whole, line }: Wanted): boolean {
  return whole === undefined && String(number) === line;
}
