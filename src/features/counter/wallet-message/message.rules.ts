import { t } from '#kit/contract/language';
import type { Errors } from '#kit/contract/parse';
import type { Day } from '#kit/contract/day';
import { type Money, readMoney } from '#kit/contract/money';
import { dayIn } from '#kit/rules/calendar';
import { worthOf } from '#features/ledger/counter-payment/second.rules';
import type { Direction, WalletCurrency } from '#features/counter/wallet-pattern/wallet-pattern.contract';
import { longestMessage, type WalletStatus } from './wallet-message.contract';

/** Problems of messages as they arrived: each is stored whole or not at all, because a shortened one could be misread. */
export function tooLong(texts: readonly string[]): Errors {
  return texts.some(({ length }) => length > longestMessage)
    ? { text: t('A message has at most {count} characters', { count: longestMessage }) }
    : {};
}

/** The part of a message that decides how it is booked. */
export interface Bookable {
  readonly status: WalletStatus;
  readonly direction: Direction | null;
  readonly amount: number | null;
  readonly currency: WalletCurrency | null;
}

/** The amount of a message in the currency of the books; undefined where it was not read, or no rate is set (WA5). */
export function worthOfMessage(
  { amount, currency }: Pick<Bookable, 'amount' | 'currency'>,
  rate: number,
): Money | undefined {
  const read = amount === null ? undefined : readMoney(amount);
  if (read === undefined || currency !== 'second') return read;
  const worth = rate > 0 ? worthOf(read, rate) : undefined;
  return worth !== undefined && worth > 0 ? worth : undefined;
}

/** Why a message cannot be booked, regardless of who paid; `paymentNo` is the number of the payment that it already belongs to. */
export function bookingProblem(message: Bookable, rate: number, paymentNo: number | undefined): string | undefined {
  if (paymentNo !== undefined) return t('Booked already by payment {paymentNo}', { paymentNo });
  if (message.status === 'ignored') return t('Open the message again first');
  if (message.status === 'unread') return t('No pattern has read this message');
  if (message.direction === 'out') return t('This message is about money that went out');
  if (message.currency === 'second' && !(rate > 0)) return t('Set the rate first');
  return worthOfMessage(message, rate) === undefined ? t('The message is worth nothing') : undefined;
}

/** Why a row of a payment does not match its message (WA7). */
export function amountProblem(worth: Money, amount: Money, shown: (amount: Money) => string): string | undefined {
  return worth === amount ? undefined : t('The message says {amount}', { amount: shown(worth) });
}

/**
 * The day of the payment that is made from a message: the day in the message, or today if the account was counted since then or the
 * message names a later day (WA7).
 */
export function dayOfBooking(
  { paidAt, lastCount }: { readonly paidAt: string; readonly lastCount: Day | null },
  today: Day,
  timeZone: string,
): Day {
  const day = dayIn(timeZone, new Date(paidAt));
  return day > today || (lastCount !== null && day < lastCount) ? today : day;
}

/**
 * The messages in a pasted text: each paragraph is one, unless several of its lines can be read as messages by themselves. Then each line
 * is one, even if it cannot be read, so that nothing is lost.
 */
export function messagesIn(pasted: string, isRead: (text: string) => boolean): string[] {
  return pasted.split(/\r?\n[^\S\n]*\r?\n/).flatMap((paragraph) => {
    const whole = paragraph.trim();
    const lines = whole.split(/\r?\n/).map((line) => line.trim());
    return lines.filter(isRead).length > 1 ? lines.filter((line) => line !== '') : whole === '' ? [] : [whole];
  });
}
