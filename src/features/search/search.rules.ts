import { fold } from '#kit/contract/fold';
import { t } from '#kit/contract/language';
import { isLongWord, type TypedWords, typedWords } from '#kit/rules/typed-words';

/** A search takes this many characters and more (A34), and not more than a name has (B20). */
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

/** What a search asks the database for, made of the words typed. */
export interface Wanted extends TypedWords {
  /** Whether one of the words is found anywhere in a name; shorter words alone are looked for where words begin. */
  readonly isLong: boolean;
  /** A pattern of a phone, where that many digits say something. */
  readonly phone: string | undefined;
  /** Whether it may be part of a login, which is one word. */
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

/** Whether it may be a number or a phone, for which more is looked through than for words. */
export function hasDigitsAlone({ number, phone, whole }: Wanted): boolean {
  return number !== undefined || phone !== undefined || whole !== undefined;
}

/** Whether it is written as people write a number, and is not a whole phone: then only what has exactly that number was meant. */
export function isNumberAlone({ number, whole, line }: Wanted): boolean {
  return whole === undefined && String(number) === line;
}
