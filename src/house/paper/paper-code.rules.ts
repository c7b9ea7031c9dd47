/** The part of a code before its check letters: the paper, and its version or day. */
export interface PaperName {
  readonly letter: string;
  readonly number: number;
  /** The version of a card, or the day on which a sheet was printed; empty for all others. */
  readonly addition: string;
}

/** A code as somebody typed it. */
export interface TypedCode extends PaperName {
  readonly check: string;
}

/** Base 32 without letters that are easily mistaken for others. */
export const codeLetters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const checkLength = 12;

/** A typed code as it is meant: case, blanks and dashes do not matter, and nobody tells O from 0 or I and L from 1 (PU4). */
export function plainCode(typed: string): string {
  return typed
    .toUpperCase()
    .replace(/[\s\p{Pd}]/gu, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');
}

const checkLetters = new RegExp(`^[${codeLetters}]+$`);
const named = /^(?<letter>[A-Z])(?<number>[1-9]\d{0,14})(?:\.(?<addition>\d{1,9}))?$/;

/** Reads the code of a paper from a typed text; undefined for any other form. */
export function readPaperCode(typed: string): TypedCode | undefined {
  const plain = plainCode(typed);
  const check = plain.slice(-checkLength);
  const { letter, number, addition = '' } = named.exec(plain.slice(0, -checkLength))?.groups ?? {};
  if (letter === undefined || !checkLetters.test(check)) return undefined;
  return { letter, number: Number(number), addition, check };
}

/** The check letters of a digest: its first 60 bits, five in each. */
export function checkOf(digest: Uint8Array): string {
  const bits = [...digest].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return Array.from(
    { length: checkLength },
    (_none, at) => codeLetters[Number.parseInt(bits.slice(5 * at, 5 * at + 5), 2)],
  ).join('');
}

/** A code as it is printed: `R1042-8F3K-Q7ZM-2TNC`. */
export function shownCode({ letter, number, addition }: PaperName, check: string): string {
  const head = addition === '' ? `${letter}${number}` : `${letter}${number}.${addition}`;
  return [head, ...(check.match(/.{4}/g) ?? [])].join('-');
}

/** A day, YYYY-MM-DD, as the digits of a code. */
export function dayInCode(day: string): string {
  return day.slice(2).replaceAll('-', '');
}

/** The day of a code's digits; undefined for digits that are not a day. */
export function dayOfCode(addition: string): string | undefined {
  if (!/^\d{6}$/.test(addition)) return undefined;
  const day = addition.replace(/^(\d{2})(\d{2})(\d{2})$/, '20$1-$2-$3');
  const moment = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(day) ? day : undefined;
}
