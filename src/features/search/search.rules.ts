import { t } from '#kit/contract/language';
import { literal, type TypedWords, typedWords } from '#kit/rules/typed-words';

/** A search takes this many characters and more (A34), and not more than a name has (B20). */
export const fewest = 2;
export const most = 120;

/** Why these words are not searched for; undefined where they are. */
export function wordsProblem(q: string): string | undefined {
  const { length } = q.trim();
  if (length < fewest) return t('Type at least two characters');
  return length > most ? t('Type at most {max} characters', { max: most }) : undefined;
}

/** What may be the code of a paper or a link: all that is typed, or the end of the address that a camera reads from it. */
export function codeIn(q: string): string {
  return q.slice(q.lastIndexOf('/') + 1);
}

/** What a search asks the database for, made of the words typed. */
export interface Wanted extends TypedWords {
  /** Patterns that a name must all match. */
  readonly patterns: readonly string[];
  /** A pattern of a phone, where that many digits say something. */
  readonly phone: string | undefined;
  /** A pattern of a login, which is one word. */
  readonly login: string | undefined;
}

/**
 * Reads the words typed. An index finds three letters anywhere in a name, or two that begin a word: so shorter words
 * alone are looked for where words begin.
 */
export function wantedBy(q: string, countryCode: string): Wanted {
  const typed = typedWords(q, countryCode);
  const { line, words } = typed;
  const [first = ''] = words;
  const isLong = words.some((word) => word.length >= 3);
  const patterns = words.map((word) => (isLong ? `%${literal(word)}%` : `% ${literal(word)}%`));
  const digits = /^\+?\d+$/.test(line) ? line.replace('+', '') : undefined;
  return {
    ...typed,
    patterns,
    phone: digits !== undefined && digits.length >= 4 ? `%${digits}%` : undefined,
    login: words.length === 1 && isLong && digits === undefined ? `%${literal(first)}%` : undefined,
  };
}
