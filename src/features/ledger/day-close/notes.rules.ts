import { entryOf } from '#kit/rules/entry-of';
import { type Money, readMoney, readTyped } from '#kit/contract/money';
import { noMoney } from '#kit/rules/money';
import { type Notes, totalIn } from './count.rules';

/** A row of the form for notes: so many of one value, or coins of all values as one amount. */
export interface NoteRow {
  readonly currency: Notes['currency'];
  /** The value of a note; undefined for coins, and for a whole amount. */
  readonly value?: number;
}

const mainValues = [100, 50, 20, 10, 5, 1];

/** The usual notes of a currency, by the letters of its sign, the largest first. */
const valuesOf: Readonly<Record<string, readonly number[]>> = {
  birr: [200, 100, 50, 10, 5],
  br: [200, 100, 50, 10, 5],
  djf: [10_000, 5000, 2000, 1000],
  etb: [200, 100, 50, 10, 5],
  fdj: [10_000, 5000, 2000, 1000],
  kes: [1000, 500, 200, 100, 50],
  ksh: [1000, 500, 200, 100, 50],
  sh: [1000],
  sls: [5000, 1000, 500],
  slsh: [5000, 1000, 500],
  sos: [1000],
  ssh: [1000],
  tsh: [10_000, 5000, 2000, 1000, 500],
  tzs: [10_000, 5000, 2000, 1000, 500],
  ugx: [50_000, 20_000, 10_000, 5000, 2000, 1000],
  ush: [50_000, 20_000, 10_000, 5000, 2000, 1000],
};
const unknownValues = [1000, 500, 100];

/** How an account is counted: by notes and coins, as one amount of the books' currency, or as one of the second (DC5). */
export type CountWay = 'notes' | 'amount' | 'second';

/** The ways in which an account can be counted, the usual one first: a wallet or a bank account has no notes. */
export function waysOf(kind: unknown, secondCurrency: string | null): CountWay[] {
  if (kind === 'cash') return ['notes', 'amount'];
  return secondCurrency === null ? ['amount'] : ['amount', 'second'];
}

/** The rows in which a count is typed in this way; an amount of a second currency in a wallet is one row, with the amount as its value. */
export function rowsOf(way: CountWay, secondCurrency: string | null): NoteRow[] {
  if (way === 'notes') return noteRows(secondCurrency);
  return way === 'second' ? [{ currency: 'second' }] : [];
}

/** The rows of a count: the notes and coins of the main currency, then the notes of the second one if there is one. */
export function noteRows(secondCurrency: string | null): NoteRow[] {
  const main: NoteRow[] = mainValues.map((value) => ({ currency: 'main', value }));
  const coins: NoteRow = { currency: 'main' };
  if (secondCurrency === null) return [...main, coins];
  const letters = secondCurrency.toLowerCase().replace(/[^a-z]/g, '');
  const second = (entryOf(valuesOf, letters) ?? unknownValues).map((value): NoteRow => ({ currency: 'second', value }));
  return [...main, coins, ...second];
}

/** The name of a row, by which its typed values are stored. */
export function rowName({ currency, value }: NoteRow): string {
  return `${currency} ${value ?? 'coins'}`;
}

/** The values typed in the rows, by their names. */
export type TypedRows = Readonly<Record<string, string>>;

/** The notes of a row as they would be sent; null where nothing is typed, undefined where it cannot be read. */
export function readRow(row: NoteRow, typed: TypedRows): Notes | null | undefined {
  const text = (typed[rowName(row)] ?? '').trim();
  if (text === '') return null;
  if (row.value === undefined) {
    const value = readTyped(text);
    if (value === noMoney) return null;
    return value === undefined ? undefined : { currency: row.currency, value, count: 1 };
  }
  const value = readMoney(row.value);
  const count = Number(text);
  return value !== undefined && /^\d{1,7}$/.test(text) && count <= 1_000_000
    ? { currency: row.currency, value, count }
    : undefined;
}

/** The notes of all rows that can be read. */
export function readRows(rows: readonly NoteRow[], typed: TypedRows): Notes[] {
  return rows.flatMap((row) => readRow(row, typed) ?? []);
}

/** The sum of a row, in its own currency. */
export function amountOfRow(row: NoteRow, typed: TypedRows): Money {
  const notes = readRow(row, typed);
  return notes ? (totalIn(row.currency, [notes]) ?? noMoney) : noMoney;
}

/** The first row that cannot be read. */
export function wrongRow(rows: readonly NoteRow[], typed: TypedRows): NoteRow | undefined {
  return rows.find((row) => readRow(row, typed) === undefined);
}
