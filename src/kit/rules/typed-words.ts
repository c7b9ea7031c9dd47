/** What somebody typed to find a record. */
export interface TypedWords {
  /** The words in one line: a name may begin with it. */
  readonly line: string;
  readonly words: readonly string[];
  /** A number people use, where nothing but its digits was typed. */
  readonly number: number | undefined;
  /** A whole phone in the forms in which it may be stored; none where no phone was typed. */
  readonly phones: readonly string[];
}

/** More words than these say nothing more. */
const mostWords = 8;
/** Numbers have at most this many digits. */
const longest = 12;

/** Reads what was typed to find a record. */
export function typedWords(typed: string): TypedWords {
  const line = typed.trim().replace(/\s+/g, ' ');
  const digits = /^\d+$/.test(line) ? line : undefined;
  const [, phone] = /^\+?(\d{6,15})$/.exec(line.replace(/[\s().-]/g, '')) ?? [];
  return {
    line,
    words: line.split(' ').filter(Boolean).slice(0, mostWords),
    number: digits !== undefined && digits.length <= longest ? Number(digits) : undefined,
    phones: phone === undefined ? [] : [phone, `+${phone}`],
  };
}

/** A word for a pattern of SQL, in which none of its characters is a wildcard. */
export function literal(word: string): string {
  return word.replace(/[\\%_]/g, '\\$&');
}
