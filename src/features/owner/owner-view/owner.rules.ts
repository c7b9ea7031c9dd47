import type { Day } from '#kit/contract/day';
import { t } from '#kit/contract/language';
import type { Money } from '#kit/contract/money';
import { minus, noMoney, sum } from '#kit/rules/money';
import type { SummaryMonth } from '#features/dashboards/summary/summary.contract';
import type { AccountKind } from '#features/ledger/money-account/money-account.contract';
import type { Owner, OwnerAccount, OwnerMonth, Takings } from './owner.contract';

/** Why a day cannot be asked for: it is in the future; undefined if it can. */
export function futureProblem(date: Day, today: Day): string | undefined {
  return date > today ? t('Choose today or an earlier day') : undefined;
}

/** An account as it is read, including the one for credit. */
export type ReadAccount = Omit<OwnerAccount, 'kind'> & { readonly kind: AccountKind };

/** The accounts of the business, their total, and how much of it is owed to people (OW1). */
export function cashOf(read: readonly ReadAccount[]): Pick<Owner, 'accounts' | 'cash' | 'owedToCustomers'> {
  const accounts = read.flatMap(({ kind, ...account }) => (kind === 'credit' ? [] : [{ ...account, kind }]));
  const held = (of: readonly { readonly balance: Money | null }[]) => sum(of.map(({ balance }) => balance ?? noMoney));
  return {
    accounts: accounts.map(({ _id, name, kind, ...rest }) => ({ _id, name, kind, ...rest })),
    cash: held(accounts),
    owedToCustomers: minus(noMoney, held(read.filter(({ kind }) => kind === 'credit'))),
  };
}

/** Money that came in or went out on the day, grouped by a label. */
export interface Moved {
  readonly side: 'income' | 'expense';
  readonly accountID: string;
  readonly userID: string | null;
  readonly user: string | null;
  readonly source: string;
  readonly type: string;
  readonly amount: Money;
}

/** The money that came in on the day (OW1). */
export function takingsOf(moved: readonly Moved[], read: readonly ReadAccount[]): Takings {
  const income = moved.filter(({ side }) => side === 'income');
  const real = income.filter(isReal(read));
  const names = new Map(read.map(({ _id, name }) => [_id, name]));
  const users = new Map(real.map(({ userID, user }) => [userID, user]));
  return {
    total: total(real),
    fromCredit: minus(total(income), total(real)),
    byAccount: gathered(real, ({ accountID }) => accountID).map(([accountID, amount]) => ({
      accountID,
      name: names.get(accountID) ?? '',
      amount,
    })),
    byUser: gathered(real, ({ userID }) => userID).map(([userID, amount]) => ({
      userID,
      name: users.get(userID) ?? null,
      amount,
    })),
    bySource: gathered(real, ({ source }) => source).map(([source, amount]) => ({ source, amount })),
  };
}

/** The money that went out on the day, by its purpose. */
export function spentOf(moved: readonly Moved[], read: readonly ReadAccount[]): Owner['spent'] {
  const real = moved.filter(({ side }) => side === 'expense').filter(isReal(read));
  return {
    total: total(real),
    byType: gathered(real, ({ type }) => type).map(([type, amount]) => ({ type, amount })),
  };
}

/** Whether an account is one of the business's own. */
function isReal(read: readonly ReadAccount[]): (one: Moved) => boolean {
  const credit = new Set(read.flatMap(({ _id, kind }) => (kind === 'credit' ? [_id] : [])));
  return ({ accountID }) => !credit.has(accountID);
}

function total(moved: readonly Moved[]): Money {
  return sum(moved.map(({ amount }) => amount));
}

/** The sums by label, the largest first. */
function gathered<K>(moved: readonly Moved[], by: (one: Moved) => K): (readonly [K, Money])[] {
  const keys = [...new Set(moved.map(by))];
  return keys
    .map((key) => [key, total(moved.filter((one) => by(one) === key))] as const)
    .sort(([, one], [, other]) => other - one);
}

/** The months of the dashboard with the net of each. */
export function monthsOf(months: readonly SummaryMonth[]): OwnerMonth[] {
  return months.map(({ month, income, expense }) => ({ month, income, expense, net: minus(income, expense) }));
}

/** The address of a list, with what it is narrowed to. */
export function pathOf(path: string, search: Readonly<Record<string, string>>): string {
  const said = new URLSearchParams(search).toString();
  return said === '' ? path : `${path}?${said}`;
}
