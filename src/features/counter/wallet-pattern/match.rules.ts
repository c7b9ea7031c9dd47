import type { Money } from '#kit/contract/money';
import { blank, type Folded } from './folded.rules';
import type { Hole, Piece } from './pattern.rules';
import { amountIn, balanceIn, type DateOrder, dayIn, type Formed, scans, timeIn } from './scan.rules';

/** The values that a pattern has read from a message; null for what it does not say. */
export interface ReadMessage {
  readonly amount: Money;
  readonly phone: string | null;
  readonly name: string | null;
  readonly reference: string | null;
  /** The day and the time of day that the message names. */
  readonly date: string | null;
  readonly time: string | null;
  readonly balanceAfter: number | null;
}

/** A pattern that is ready to read. */
export interface Reader {
  readonly pieces: readonly Piece[];
  readonly dateOrder: DateOrder;
}

type Found = Partial<Record<Hole, string>>;

/**
 * The values that a pattern reads from a text; undefined where it does not fit. It begins at the first character, before or after digits
 * and blanks there, and what follows it is ignored. Linear in the text: a hole that ends where the next text begins is tried from each
 * place once, because ends that failed from one place fail from every later one (WA1).
 */
export function readBy({ pieces, dateOrder }: Reader, message: Folded): ReadMessage | undefined {
  const { text } = message;
  const found: Found = {};
  /** For each hole without a form, the first place from which it failed. */
  const failed = pieces.map(() => text.length + 1);

  const fits = (place: number, at: number): boolean => {
    const piece = pieces[place];
    if (piece === undefined) return true;
    if ('text' in piece) {
      const end = afterText(message, piece.text, at);
      return end !== undefined && fits(place + 1, end);
    }
    return isFormed(piece.hole) ? fitsFormed(place, piece.hole, at) : fitsFree(place, piece.hole, at);
  };

  const fitsFormed = (place: number, hole: Formed, at: number): boolean =>
    scans[hole](text, at).some((end) => {
      const said = text.slice(at, end);
      if (!isSaid(hole, said, dateOrder) || !fits(place + 1, end)) return false;
      found[hole] = said;
      return true;
    });

  const fitsFree = (place: number, hole: Hole, at: number): boolean => {
    const least = hole === 'name' ? 1 : 0;
    const isLast = place === pieces.length - 1;
    const from = at + least;
    // Where an empty hole lies between two blanks, the text before it has taken both.
    if (least === 0 && isBlankTwice(message, at) && fits(place + 1, at - 1)) return true;
    const until = Math.min(failed[place] ?? 0, text.length + 1);
    for (let end = isLast ? text.length : from; end < until; end++) {
      if (!fits(place + 1, end)) continue;
      found[hole] = text.slice(at, end);
      return true;
    }
    failed[place] = Math.min(until, from);
    return false;
  };

  const begins = startsOf(message).some((at) => fits(0, at));
  return begins ? saidBy(found, dateOrder) : undefined;
}

const isFormed = (hole: Hole): hole is Formed => hole !== 'name' && hole !== 'other';

/** Where a message may begin: at its first character, and after each stretch of digits and blanks before its words. */
function startsOf({ text, codes }: Folded): number[] {
  const isAside = (at: number) => codes[at] === blank || isDigit(codes[at]);
  const starts: number[] = [];
  let at = 0;
  for (; at < text.length && isAside(at); at++) if (isDigit(codes[at]) && !isDigit(codes[at - 1])) starts.push(at);
  return [...starts, at];
}

const isBlankTwice = ({ codes }: Folded, end: number) => codes[end - 1] === blank && codes[end - 2] === blank;

const isDigit = (code: number | undefined) => code !== undefined && code >= 48 && code <= 57;

/** Where a fixed text that begins at a place ends; undefined if it does not begin there. A blank in it matches any blanks. */
function afterText({ codes }: Folded, wanted: readonly number[], at: number): number | undefined {
  let place = at;
  for (let index = 0; index < wanted.length; index++) {
    if (wanted[index] !== codes[place]) return undefined;
    place++;
    if (wanted[index] !== blank) continue;
    while (codes[place] === blank) place++;
    while (wanted[index + 1] === blank) index++;
  }
  return place;
}

/** Whether text in the form of a hole is valid: the day exists, and an amount received is in whole cents. */
function isSaid(hole: Formed, said: string, order: DateOrder): boolean {
  if (hole === 'amount') return amountIn(said) !== undefined;
  if (hole === 'balance') return balanceIn(said) !== undefined;
  if (hole === 'date') return dayIn(said, order) !== undefined;
  return hole !== 'time' || timeIn(said) !== undefined;
}

/** The most characters of a name. */
const longestName = 120;

function saidBy(found: Found, order: DateOrder): ReadMessage | undefined {
  const amount = amountIn(found.amount ?? '');
  const name = found.name?.replace(/\s+/g, ' ').trim() ?? '';
  if (amount === undefined || name.length > longestName) return undefined;
  return {
    amount,
    phone: found.phone === undefined ? null : found.phone.replace(/[\s-]/g, ''),
    name: name === '' ? null : name,
    reference: found.reference ?? null,
    date: found.date === undefined ? null : (dayIn(found.date, order) ?? null),
    time: found.time === undefined ? null : (timeIn(found.time) ?? null),
    balanceAfter: found.balance === undefined ? null : (balanceIn(found.balance) ?? null),
  };
}
