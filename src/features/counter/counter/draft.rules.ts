import { type Money, readTyped } from '#kit/contract/money';
import { doubtOf } from '#kit/contract/written-number';
import type { Errors } from '#kit/contract/parse';
import { t } from '#kit/contract/language';
import { minus, noMoney, plus, sum } from '#kit/rules/money';
import { leftToPay } from '#features/ledger/debt/debt.rules';
import { basketProblems, basketTotal, type DraftItem } from './basket.rules';
import { changeOfAll, type Handed, handedProblems } from './cash.rules';
import type { OpenDebt } from '#features/counter/open-debt/open-debt.contract';
import { fillIn } from '#features/counter/open-debt/order.rules';
import { owedOf, restOf, missingOf, sumProblems } from './sum.rules';

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

/** A row of the payment as it is typed; an amount that is not typed is all that is left to pay. */
export interface DraftRow {
  readonly accountID: string;
  readonly amount: string | undefined;
  readonly given: string;
  readonly givenSecond: string;
  readonly phonePaid: string;
  readonly reference: string;
}

/** Whose money it is. */
export interface DraftPayer {
  readonly kind: 'student' | 'customer';
  readonly _id: string;
  readonly label: string;
  readonly phone: string | null;
  readonly credit: Money;
}

/** A payment as it is typed. */
export interface Draft {
  /** Makes a payment that is sent again after a lost answer the same payment (CO9). */
  readonly key: string;
  readonly payer: DraftPayer | undefined;
  /** All whose debts are shown: one, or a family; credit that is kept is the payer's. */
  readonly people: readonly DraftPayer[];
  /** What a family is called. */
  readonly payerName: string | undefined;
  readonly debts: readonly DraftDebt[];
  readonly basket: readonly DraftItem[];
  /** What is taken off the sale, as it is typed. */
  readonly discount: string;
  readonly note: string;
  /** Rows that are filled in, and the one in hand. */
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

/** Somebody, or a family, with all that is owed, ticked and at its balance (CO3). */
export function draftFor(people: readonly DraftPayer[], debts: readonly OpenDebt[], start: Draft): Draft {
  return {
    ...start,
    people,
    payer: people[0],
    debts: debts.map((debt) => ({ debt, isTicked: true, amount: debt.balance.toFixed(2) })),
  };
}

/** A row that goes on with another account: what is said of cash alone, or of a phone alone, stays with its kind of account. */
export function withAccount(row: DraftRow, { _id, kind }: Pick<Account, '_id' | 'kind'>, payer?: DraftPayer): DraftRow {
  const { amount, given, givenSecond, reference } = row;
  const start = { ...emptyRow(_id), amount };
  if (kind === 'cash') return { ...start, given, givenSecond };
  // Whose wallet paid is known until somebody says otherwise.
  const phonePaid = kind === 'wallet' ? row.phonePaid || (payer?.phone ?? '') : '';
  return { ...start, reference, phonePaid };
}

export const read = (typed: string): Money => readTyped(typed) ?? noMoney;

/** The debts with an amount spread over them in their order; one that gets nothing is not ticked. */
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
export interface Reckoning {
  readonly owed: Money;
  readonly credit: Money;
  /** The rows with their amounts; the one in hand is the last, and left out where nothing is paid by it. */
  readonly rows: readonly (DraftRow & { readonly paid: Money })[];
  readonly total: Money;
  readonly missing: Money;
  readonly rest: Money;
  readonly change: Money;
}

export function reckon(draft: Draft, rate: number): Reckoning {
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

/** The debts that are ticked, with what is paid of them. */
export const ticked = ({ debts }: Draft) => debts.filter(({ isTicked, amount }) => isTicked && read(amount) > 0);
const amountsOf = (draft: Draft) => ticked(draft).map(({ amount }) => read(amount));
/** The total of the sale; a discount above it is a problem of its own. */
function saleOf({ basket, discount }: Draft): Money | undefined {
  if (basket.length === 0) return undefined;
  const goods = basketTotal(basket);
  return minus(goods, least(read(discount), goods));
}

const isOnCredit = ({ payer, basket }: Draft) => payer?.kind === 'customer' && basket.length > 0;

/** Whether what is paid too much becomes credit; where nothing is owed and nothing sold, all of it does. */
export function keepsRest({ keepRest, payer, debts, basket }: Draft): boolean {
  return keepRest || isAhead({ payer, debts, basket });
}

/** Whether money is paid ahead, for nothing that is owed or sold. */
export function isAhead({ payer, debts, basket }: Pick<Draft, 'payer' | 'debts' | 'basket'>): boolean {
  return payer !== undefined && debts.length === 0 && basket.length === 0;
}

/** An amount that may be left out. */
export const readIfTyped = (typed: string): Money | undefined => (typed.trim() === '' ? undefined : read(typed));

function handedOf({ paid, given, givenSecond }: DraftRow & { readonly paid: Money }): Handed {
  return { amount: paid, given: readIfTyped(given), givenSecond: readIfTyped(givenSecond) };
}

/** The fields of money handed over in which something other than an amount is typed. */
function unreadIn({ given, givenSecond }: DraftRow): Errors {
  const wrong = Object.entries({ given, givenSecond }).filter(
    ([, typed]) => typed.trim() !== '' && readTyped(typed) === undefined,
  );
  return Object.fromEntries(wrong.map(([name, typed]) => [name, doubtOf(typed) ?? t('Enter amount')]));
}

/** How the payment in hand is judged: the accounts there are, the rate, and how amounts are said. */
export interface Judging {
  readonly accounts: readonly Account[];
  readonly rate: number;
  readonly shown: (amount: Money) => string;
}

/** Problems of a payment, by the name of what is wrong; none where it can be taken. */
export function draftProblems(draft: Draft, { accounts, rate, shown }: Judging): Errors {
  const { rows, credit } = reckon(draft, rate);
  const wrong = draft.debts.flatMap(({ debt, isTicked, amount }): [string, string][] => {
    if (!isTicked) return [];
    const typed = readTyped(amount);
    if (typed === undefined || typed === 0) return [[debt._id, doubtOf(amount) ?? t('Enter amount')]];
    return typed > debt.balance
      ? [[debt._id, t('You can only pay {balance} or less', { balance: shown(debt.balance) })]]
      : [];
  });
  if (wrong.length > 0) return Object.fromEntries(wrong);
  const basket = basketProblems(draft.basket, draft.discount);
  if (Object.keys(basket).length > 0) return basket;
  const { amount } = draft.row;
  if (amount !== undefined && amount.trim() !== '' && readTyped(amount) === undefined)
    return { amount: doubtOf(amount) ?? t('Enter amount') };
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
    shown,
  );
  if (Object.keys(sums).length > 0) return sums;
  const handed = rows.flatMap((row) => {
    const account = accounts.find(({ _id }) => _id === row.accountID);
    if (!account) return [{ accountID: t('Select account') }];
    const unread = unreadIn(row);
    return [
      Object.keys(unread).length > 0
        ? unread
        : handedProblems(handedOf(row), { rate, isCash: account.kind === 'cash' }),
    ];
  });
  return Object.assign({}, ...handed);
}
