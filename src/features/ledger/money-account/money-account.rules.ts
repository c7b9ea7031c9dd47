import { language, t } from '#kit/contract/language';
import type { Money } from '#kit/contract/money';
import type { Errors } from '#kit/contract/parse';
import { showMoney } from '#kit/rules/money';
import { shownDay } from '#kit/rules/show';
import type { PaymentMethod } from '#features/ledger/payment/payment.contract';
import { dialProblem } from '#features/ledger/provider/dial.rules';
import { type AccountKind, mostAccounts } from './money-account.contract';

/** The fields of an account whose values depend on each other. */
interface Wanted {
  readonly kind: AccountKind;
  readonly number: string | null;
  readonly openingBalance: Money | null;
  readonly openingDate: string | null;
  readonly dialCode: string | null;
}

/** The way of paying whose money an account of a kind takes by default. */
export const usualMethod: Readonly<Record<AccountKind, PaymentMethod>> = {
  cash: 'cash',
  wallet: 'Evc plus',
  bank: 'others',
  credit: 'others',
};

const phone = /^\+?\d{6,15}$/;

/** Errors of an account by itself, by field. */
export function accountErrors({ kind, number, openingBalance, openingDate, dialCode }: Wanted, today: string): Errors {
  const problems: Record<string, string | undefined> = {
    kind: kind === 'credit' ? t('Select account type') : undefined,
    number: kind === 'wallet' ? walletNumberProblem(number) : undefined,
    openingDate: openingProblem(openingBalance, openingDate, today),
    openingBalance: openingDate !== null && openingBalance === null ? t('Enter amount') : undefined,
    dialCode: dialCode === null ? undefined : dialProblem(dialCode),
  };
  return Object.fromEntries(Object.entries(problems).filter((one): one is [string, string] => one[1] !== undefined));
}

function walletNumberProblem(number: string | null): string | undefined {
  if (number === null) return t('Enter wallet number');
  return phone.test(number) ? undefined : t('A phone number has 6 to 15 digits, with + in front if you like');
}

/** Why a day cannot be that of an opening: it has to be before today, because today is counted by closing the day (AC5). */
function openingProblem(balance: Money | null, day: string | null, today: string): string | undefined {
  if (day === null) return balance === null ? undefined : t('Enter the day on which it was counted');
  return day >= today ? t('Today is counted by closing the day') : undefined;
}

/** Why the opening of an account cannot be changed: a close has counted it since (AC5). */
export function openingCountedProblem(name: string, lastCount: string): string {
  return t('{account} was counted on {date}', { account: name, date: lastCount });
}

/** Why an account cannot be taken out of use: something is in it, or will be (AC7). */
export function leavingProblem(balance: Money, later: Money): string | undefined {
  const left = balance === 0 ? later : balance;
  if (left === 0) return undefined;
  return t('Move {balance} to another account first', { balance: showMoney(left, '', language()) });
}

/** Why an account cannot stop being the default while others take the same way of paying (AC3). */
export function defaultNeededProblem(): string {
  return t('Choose another default first');
}

/** Why an account that is not in use cannot be the default. */
export function inactiveDefaultProblem(): string {
  return t('Only an account in use can be the default');
}

/** Why Customer credit cannot be changed. */
export function serversOwnProblem(): string {
  return t('Customer credit is kept by the server and cannot be changed');
}

/** Why no further account can be made. */
export function tooManyProblem(): string {
  return t('There may be at most {count} accounts', { count: mostAccounts });
}

/** Whether an account was ever counted; Customer credit, which nobody can count, counts as known. */
export function isCounted({
  kind,
  lastCount,
  openingDate,
}: Pick<Wanted, 'openingDate'> & Omit<Seen, 'balance'>): boolean {
  return kind === 'credit' || lastCount !== null || openingDate !== null;
}

/** The remark beside the balance of an account: it was never counted, or more was booked out of it than into it (AC6). */
export function balanceRemark(account: Pick<Wanted, 'openingDate'> & Seen): string | undefined {
  if (!isCounted(account)) return uncountedWords();
  if (account.kind === 'credit') return undefined;
  return account.balance < 0 ? t('More was booked out of it than into it') : undefined;
}

/** The words in place of an unknown balance, because the account had not been counted by then (AC4). */
export function uncountedWords(): string {
  return t('not counted yet');
}

/** The day since when the balance of an account is known; undefined if it is known for every day. */
export function knownSince({ openingDate }: Pick<Wanted, 'openingDate'>): string | undefined {
  return openingDate === null
    ? undefined
    : t('Before {day} it was not counted, so its balance is not known', { day: shownDay(openingDate) });
}

interface Seen {
  readonly kind: AccountKind;
  readonly lastCount: string | null;
  readonly balance: Money;
}
