import { type Money, readTyped } from '#kit/contract/money';
import { minus, noMoney, plus, sum } from '#kit/rules/money';
import { leftToPay } from '#features/ledger/debt/debt.rules';
import { basketTotal, type DraftItem } from './basket.rules';
import { changeOfAll, type Handed } from './cash.rules';
import type { OpenDebt } from '#features/counter/open-debt/open-debt.contract';
import { fillIn } from '#features/counter/open-debt/order.rules';
import { owedOf, restOf, missingOf } from './sum.rules';

/** An account as the counter offers it. */
export interface Account {
  readonly _id: string;
  readonly label: string;
  readonly kind: string;
  readonly paymentMethod: string;
}

/** A debt that may be paid: ticked, with the amount that is typed. */
export interface DraftDebt {
  readonly debt: OpenDebt;
  readonly isTicked: boolean;
  readonly amount: string;
}

/** A row of the payment as it is typed; without a typed amount it pays all that is left. */
export interface DraftRow {
  readonly accountID: string;
  readonly amount: string | undefined;
  readonly given: string;
  readonly givenSecond: string;
  readonly phonePaid: string;
  readonly reference: string;
}

/** The payer of a draft. */
export interface DraftPayer {
  readonly kind: 'student' | 'customer';
  readonly _id: string;
  readonly label: string;
  readonly phone: string | null;
  readonly credit: Money;
}

/** A payment as it is typed. */
export interface Draft {
  /** The key by which a payment sent again after a lost answer is recognised as the same (CO9). */
  readonly key: string;
  readonly payer: DraftPayer | undefined;
  /** Everybody whose debts are shown: one person, or a family; credit that is kept belongs to the payer. */
  readonly people: readonly DraftPayer[];
  /** The name of a family. */
  readonly payerName: string | undefined;
  readonly debts: readonly DraftDebt[];
  readonly basket: readonly DraftItem[];
  /** What is taken off the sale, as it is typed. */
  readonly discount: string;
  readonly note: string;
  /** The rows that are complete, and the current one. */
  readonly rows: readonly DraftRow[];
  readonly row: DraftRow;
  readonly usesCredit: boolean;
  readonly keepRest: boolean;
}

export const emptyRow = (accountID: string): DraftRow => ({
  accountID,
  amount: undefined,
  given: '',
  givenSecond: '',
  phonePaid: '',
  reference: '',
});

export function emptyDraft(key: string, accountID: string): Draft {
  return {
    key,
    payer: undefined,
    people: [],
    payerName: undefined,
    debts: [],
    basket: [],
    discount: '',
    note: '',
    rows: [],
    row: emptyRow(accountID),
    usesCredit: false,
    keepRest: false,
  };
}

/** The draft for a person or a family: every debt is ticked, with its balance as the amount (CO3). */
export function draftFor(people: readonly DraftPayer[], debts: readonly OpenDebt[], start: Draft): Draft {
  return {
    ...start,
    people,
    payer: people[0],
    debts: debts.map((debt) => ({ debt, isTicked: true, amount: debt.balance.toFixed(2) })),
  };
}

/** A row with another account: what only applies to cash, or only to a phone, is dropped with an account of another kind. */
export function withAccount(row: DraftRow, { _id, kind }: Pick<Account, '_id' | 'kind'>, payer?: DraftPayer): DraftRow {
  const { amount, given, givenSecond, reference } = row;
  const start = { ...emptyRow(_id), amount };
  if (kind === 'cash') return { ...start, given, givenSecond };
  // The payer's phone counts as the one that paid, until somebody types another.
  const phonePaid = kind === 'wallet' ? row.phonePaid || (payer?.phone ?? '') : '';
  return { ...start, reference, phonePaid };
}

export const read = (typed: string): Money => readTyped(typed) ?? noMoney;

/** The debts with an amount spread over them in their order; a debt that gets nothing is not ticked. */
export function filledWith(debts: readonly DraftDebt[], typed: Money): DraftDebt[] {
  const { amounts } = fillIn(
    debts.map(({ debt }) => debt.balance),
    typed,
  );
  return debts.map((one, index) => {
    const amount = amounts[index] ?? noMoney;
    return { ...one, isTicked: amount > 0, amount: amount.toFixed(2) };
  });
}

/** A payment, calculated as far as it is typed. */
export interface Calculation {
  readonly owed: Money;
  readonly credit: Money;
  /** The rows with their amounts; the current row is the last, and left out if it pays nothing. */
  readonly rows: readonly (DraftRow & { readonly paid: Money })[];
  readonly total: Money;
  readonly missing: Money;
  readonly rest: Money;
  readonly change: Money;
}

export function calculate(draft: Draft, rate: number): Calculation {
  const debts = amountsOf(draft);
  const sale = saleOf(draft);
  const owed = owedOf({ debts, sale });
  const credit = draft.usesCredit ? least(draft.payer?.credit ?? noMoney, owed) : noMoney;
  const before = draft.rows.map((row) => ({ ...row, paid: read(row.amount ?? '') }));
  const left = leftToPay(owed, plus(credit, sum(before.map(({ paid }) => paid))));
  const { amount } = draft.row;
  const paid = amount === undefined ? (left > 0 ? left : noMoney) : read(amount);
  const rows = paid > 0 ? [...before, { ...draft.row, paid }] : before;
  const of = { debts, sale, isOnCredit: isOnCredit(draft), rows: rows.map((row) => row.paid), useCredit: credit };
  return {
    owed,
    credit,
    rows,
    total: sum(of.rows),
    missing: missingOf(of),
    rest: restOf(of),
    change: changeOfAll(rows.map(handedOf), rate),
  };
}

const least = (one: Money, other: Money) => (one < other ? one : other);

/** The ticked debts, with the amounts paid. */
export const ticked = ({ debts }: Draft) => debts.filter(({ isTicked, amount }) => isTicked && read(amount) > 0);
export const amountsOf = (draft: Draft) => ticked(draft).map(({ amount }) => read(amount));
/** The total of the sale; a discount above the total is reported elsewhere. */
export function saleOf({ basket, discount }: Draft): Money | undefined {
  if (basket.length === 0) return undefined;
  const goods = basketTotal(basket);
  return minus(goods, least(read(discount), goods));
}

export const isOnCredit = ({ payer, basket }: Draft) => payer?.kind === 'customer' && basket.length > 0;

/** Whether what is paid beyond the debts becomes credit; where nothing is owed or sold, all of it does. */
export function keepsRest({ keepRest, payer, debts, basket }: Draft): boolean {
  return keepRest || isAhead({ payer, debts, basket });
}

/** Whether all the money is paid ahead, because nothing is owed or sold. */
export function isAhead({ payer, debts, basket }: Pick<Draft, 'payer' | 'debts' | 'basket'>): boolean {
  return payer !== undefined && debts.length === 0 && basket.length === 0;
}

/** An amount that may be left out. */
export const readIfTyped = (typed: string): Money | undefined => (typed.trim() === '' ? undefined : read(typed));

export function handedOf({ paid, given, givenSecond }: DraftRow & { readonly paid: Money }): Handed {
  return { amount: paid, given: readIfTyped(given), givenSecond: readIfTyped(givenSecond) };
}
