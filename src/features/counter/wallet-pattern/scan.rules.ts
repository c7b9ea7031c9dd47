import { isDay } from '#kit/contract/day';
import { type Money, readMoney } from '#kit/contract/money';
import type { Hole } from './pattern.rules';

/** The order in which a provider writes day, month and year. */
export type DateOrder = 'd/m/y' | 'm/d/y' | 'y-m-d';

/** The holes whose text has a form of its own. The others, such as a name, end where the text after them begins. */
export type Formed = Exclude<Hole, 'name' | 'other'>;

/** The places where a text that begins at `at` may end, the longest first: usually one; none if it does not have the form. */
type Scan = (text: string, at: number) => readonly number[];

const isDigit = (text: string, at: number) => {
  const code = text.charCodeAt(at);
  return code >= 48 && code <= 57;
};

/** Where the digits that begin at a place end. */
function digits(text: string, at: number): number {
  let end = at;
  while (isDigit(text, end)) end++;
  return end;
}

/** Whether a number goes on after a place, or began before it: there is a digit of any script, perhaps after a separator. */
const goesOn = /^[.,'\u2019\u066b\u066c]?\p{Nd}/u;
const wentBefore = /\p{Nd}[.,'\u2019\u066b\u066c]?$/u;

/**
 * Where a number ends, with commas between thousands and with decimals; a comma counts only before exactly three digits. Returns `at` for
 * a part of a longer number, so that 12,34 is never read as 12.
 */
function number(text: string, at: number): number {
  let end = digits(text, at);
  if (end === at || wentBefore.test(text.slice(Math.max(0, at - 3), at))) return at;
  while (text[end] === ',' && digits(text, end + 1) === end + 4) end += 4;
  if (text[end] === '.' && isDigit(text, end + 1)) end = digits(text, end + 1);
  return goesOn.test(text.slice(end, end + 3)) ? at : end;
}

const one: (end: (text: string, at: number) => number) => Scan = (end) => (text, at) => {
  const found = end(text, at);
  return found > at ? [found] : [];
};

/** The fewest and the most digits of a phone (B2). */
const [fewest, most] = [6, 15];

/** Where a phone ends: the whole of it, with the blanks and dashes in it, or else its first digits alone. */
function phone(text: string, at: number): readonly number[] {
  const from = text[at] === '+' ? at + 1 : at;
  const first = digits(text, from);
  let [end, count] = [first, first - from];
  while ((text[end] === ' ' || text[end] === '-') && isDigit(text, end + 1)) {
    const next = digits(text, end + 1);
    count += next - end - 1;
    end = next;
  }
  const ends = [
    { end, count },
    { end: first, count: first - from },
  ].filter((found) => found.count >= fewest && found.count <= most);
  return [...new Set(ends.map((found) => found.end))];
}

const isLetter = (text: string, at: number) => /^[A-Za-z0-9]$/.test(text.charAt(at));

/** The most characters of a reference. */
const longestReference = 40;

/** Where a reference ends: letters and digits, with dots, underscores, dashes and slashes between them. */
function reference(text: string, at: number): number {
  let end = at;
  while (end - at <= longestReference && (isLetter(text, end) || (end > at && '._-/'.includes(text[end] ?? ' '))))
    end++;
  while (end > at && !isLetter(text, end - 1)) end--;
  return end - at > longestReference ? at : end;
}

/** Where a date ends: three numbers with slashes, dashes or dots between them. */
function date(text: string, at: number): number {
  const first = digits(text, at);
  const between = text[first] ?? '';
  if (first === at || !'/-.'.includes(between)) return at;
  const second = digits(text, first + 1);
  if (second === first + 1 || text[second] !== between) return at;
  const end = digits(text, second + 1);
  return end === second + 1 || end - at > 10 ? at : end;
}

/** Where a time ends: hours and minutes, perhaps with seconds and with AM or PM. */
function time(text: string, at: number): number {
  const hours = digits(text, at);
  let end = at;
  if (hours > at && text[hours] === ':' && digits(text, hours + 1) === hours + 3) end = hours + 3;
  if (end > at && text[end] === ':' && digits(text, end + 1) === end + 3) end += 3;
  if (end === at) return at;
  let half = end;
  while (text[half] === ' ') half++;
  return /^[AaPp][Mm]$/.test(text.slice(half, half + 2)) && !isLetter(text, half + 2) ? half + 2 : end;
}

/** The scan of each hole that has a form of its own. */
export const scans: Readonly<Record<Formed, Scan>> = {
  amount: one(number),
  balance: one(number),
  phone,
  reference: one(reference),
  date: one(date),
  time: one(time),
};

const withoutCommas = (written: string) => written.replaceAll(',', '');

/** An amount received; undefined for zero, and for more than two decimals (WA1). */
export function amountIn(written: string): Money | undefined {
  const read = readMoney(withoutCommas(written));
  return read !== undefined && read > 0 ? read : undefined;
}

/** The most characters of a balance, its point included. */
const widest = 15;

/** A balance, with all its decimals; undefined if it is longer than any wallet's. */
export function balanceIn(written: string): number | undefined {
  const bare = withoutCommas(written);
  return bare.length <= widest ? Number(bare) : undefined;
}

/** A day as YYYY-MM-DD; undefined if there is no such day. */
export function dayIn(written: string, order: DateOrder): string | undefined {
  const [one = '', two = '', three = ''] = written.split(/[/.-]/);
  const [year, month, day] = { 'd/m/y': [three, two, one], 'm/d/y': [three, one, two], 'y-m-d': [one, two, three] }[
    order
  ];
  const whole = `${year?.length === 2 ? `20${year}` : year}-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}`;
  return isDay(whole) ? whole : undefined;
}

/** A time of day as HH:mm:ss on the 24-hour clock; undefined if there is no such time. */
export function timeIn(written: string): string | undefined {
  const [, hours = '', minutes = '', seconds = '00', half] =
    /^(\d{1,2}):(\d{2})(?::(\d{2}))?\s*([ap]m)?$/i.exec(written) ?? [];
  const hour = hourOf(Number(hours), half?.toLowerCase());
  if (hours === '' || hour === undefined || Number(minutes) > 59 || Number(seconds) > 59) return undefined;
  return `${String(hour).padStart(2, '0')}:${minutes}:${seconds}`;
}

function hourOf(hour: number, half: string | undefined): number | undefined {
  if (half === undefined) return hour <= 23 ? hour : undefined;
  // Some phones write 13:05 PM.
  if (hour > 12) return half === 'pm' && hour <= 23 ? hour : undefined;
  return (hour % 12) + (half === 'pm' ? 12 : 0);
}
