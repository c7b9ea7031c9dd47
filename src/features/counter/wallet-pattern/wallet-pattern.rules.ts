import { t } from '#kit/contract/language';
import type { Errors } from '#kit/contract/parse';
import { folded, type Folded } from './folded.rules';
import { readBy, type Reader, type ReadMessage } from './match.rules';
import { patternProblem, piecesOf } from './pattern.rules';
import type { DateOrder } from './scan.rules';
import { type Direction, shortestPattern, type WalletCurrency } from './wallet-pattern.contract';

/** The part of a pattern by which it reads. */
export interface Written {
  readonly pattern: string;
  readonly example: string | null;
  readonly dateOrder: DateOrder;
}

/** The part of a pattern that is compared with others. */
export interface Standing extends Written {
  readonly name: string;
  readonly provider: string;
  readonly direction: Direction;
  readonly currency: WalletCurrency;
}

/** A pattern ready to read. */
export function readerOf({ pattern, dateOrder }: Pick<Written, 'pattern' | 'dateOrder'>): Reader {
  return { pieces: piecesOf(pattern), dateOrder };
}

/** Problems of a pattern by itself, by field. */
export function patternErrors({ pattern, example, dateOrder }: Written): Errors {
  const problem = pattern.length < shortestPattern ? shortProblem() : patternProblem(pattern);
  if (problem !== undefined) return { pattern: problem };
  if (example === null || readBy(readerOf({ pattern, dateOrder }), folded(example))) return {};
  return { example: unreadProblem() };
}

const shortProblem = () => t('Enter the text of the message with {amount} in it', { amount: '{amount}' });

/** Why a pattern does not match its example. */
export const unreadProblem = () => t('The example is not read');

/**
 * Why a pattern clashes with another one in use: one of the two reads the example of the other, as another direction, currency or
 * provider (WA2).
 */
export function clashProblem(wanted: Standing, others: readonly Standing[]): string | undefined {
  const clash = others.find((other) => !isAlike(wanted, other) && (reads(wanted, other) || reads(other, wanted)));
  return clash && t('Reads the same messages as the pattern {name}', { name: clash.name });
}

function isAlike(one: Standing, other: Standing): boolean {
  return one.provider === other.provider && one.direction === other.direction && one.currency === other.currency;
}

function reads(one: Written, { example }: Written): boolean {
  return example !== null && readBy(readerOf(one), folded(example)) !== undefined;
}

/** A pattern in the list of those that are tried. */
export interface Listed extends Reader {
  readonly _id: string;
  readonly direction: Direction;
  readonly currency: WalletCurrency;
}

/** A message and the pattern that has read it. */
export interface ReadWith extends ReadMessage {
  readonly by: Listed;
}

/** The values that the first pattern that fits reads from a message; undefined where none does (WA2). */
export function readFirst(patterns: readonly Listed[], message: Folded): ReadWith | undefined {
  for (const by of patterns) {
    const read = readBy(by, message);
    if (read) return { ...read, by };
  }
  return undefined;
}

/** Whether one of these lists of senders, with commas between them, names this one. */
export function isTrusted(lists: readonly (string | null)[], sender: string): boolean {
  const plain = (name: string) => name.trim().replace(/^\+/, '').toLowerCase();
  const wanted = plain(sender);
  return wanted !== '' && lists.some((list) => (list ?? '').split(',').some((one) => plain(one) === wanted));
}
