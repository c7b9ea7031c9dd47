import { t } from '#kit/contract/language';
import { type Money, readTyped } from '#kit/contract/money';
import type { Errors } from '#kit/contract/parse';
import { doubtOf } from '#kit/contract/written-number';
import { basketProblems } from './basket.rules';
import { handedProblems } from './cash.rules';
import {
  type Account,
  amountsOf,
  type Draft,
  type DraftDebt,
  type DraftRow,
  handedOf,
  isOnCredit,
  keepsRest,
  calculate,
  saleOf,
} from './draft.rules';
import { sumProblems } from './sum.rules';

/** What the current payment is checked with: the accounts, the rate, and how amounts are written. */
export interface Judging {
  readonly accounts: readonly Account[];
  readonly rate: number;
  readonly shown: (amount: Money) => string;
}

/** The problems of a payment by field; none where it can be taken. It is added up once every amount can be read. */
export function draftProblems(draft: Draft, judging: Judging): Errors {
  const unread = {
    ...Object.assign({}, ...draft.debts.map((one) => debtProblems(one, judging.shown))),
    ...basketProblems(draft.basket, draft.discount),
    ...unreadIn(draft.row),
  };
  if (Object.keys(unread).length > 0) return unread;
  const { rows, credit } = calculate(draft, judging.rate);
  const sums = sumProblems(
    {
      debts: amountsOf(draft),
      sale: saleOf(draft),
      isOnCredit: isOnCredit(draft),
      rows: rows.map(({ paid }) => paid),
      useCredit: credit,
      keepRest: keepsRest(draft),
      hasPayer: draft.payer !== undefined,
    },
    judging.shown,
  );
  return Object.assign({}, ...rows.map((row) => rowProblems(row, judging)), sums);
}

/** The typed values of a payment, by the paths of its errors. */
export function typedPayment({ debts, basket, discount, row, usesCredit, keepRest }: Draft) {
  const { accountID, amount, given, givenSecond, phonePaid } = row;
  const paid = debts.map((one) => ({ [one.debt._id]: one.isTicked ? one.amount : '' }));
  const pieces = basket.map(({ itemID, quantity }) => ({ [itemID]: quantity }));
  return {
    numbers: Object.assign({ amount, given, givenSecond, discount }, ...paid),
    others: Object.assign({ accountID, phonePaid, usesCredit, keepRest }, ...pieces),
  };
}

function debtProblems({ debt, isTicked, amount }: DraftDebt, shown: Judging['shown']): Errors {
  if (!isTicked) return {};
  const typed = readTyped(amount);
  if (typed === undefined || typed === 0) return { [debt._id]: notAnAmount(amount) };
  if (typed <= debt.balance) return {};
  return { [debt._id]: t('You can only pay {balance} or less', { balance: shown(debt.balance) }) };
}

/** The fields of money in which something other than an amount is typed. */
function unreadIn({ amount = '', given, givenSecond }: DraftRow): Errors {
  const wrong = Object.entries({ amount, given, givenSecond }).filter(
    ([, typed]) => typed.trim() !== '' && readTyped(typed) === undefined,
  );
  return Object.fromEntries(wrong.map(([name, typed]) => [name, notAnAmount(typed)]));
}

/** The sentence for a text that is no amount, or that two people would read differently. */
export const notAnAmount = (typed: string): string => doubtOf(typed) ?? t('Enter amount');

function rowProblems(row: ReturnType<typeof calculate>['rows'][number], { accounts, rate }: Judging): Errors {
  const account = accounts.find(({ _id }) => _id === row.accountID);
  if (!account) return { accountID: t('Select account') };
  return handedProblems(handedOf(row), { rate, isCash: account.kind === 'cash' });
}
