import type { Money } from '#kit/contract/money';
import { plus, sum } from '#kit/rules/money';
import type { Owner, OwnerMonth } from './owner.contract';

/** The amount of each brand, and their sum if they have the same currency. */
export function amountsOf(owners: readonly Owner[], of: (owner: Owner) => Money): readonly Money[] {
  const each = owners.map(of);
  return addsUp(owners) ? [...each, sum(each)] : each;
}

/** Whether there are several brands, all with the same currency. */
export function addsUp(owners: readonly Owner[]): boolean {
  return owners.length > 1 && new Set(owners.map(({ currencySign }) => currencySign)).size === 1;
}

/** The months of all brands together; of the first alone where they cannot be added. */
export function monthsTogether(owners: readonly Owner[]): readonly OwnerMonth[] {
  const [first, ...others] = owners;
  if (!first || !addsUp(owners)) return first?.months ?? [];
  return first.months.map((month, index) => others.reduce((all, { months }) => addedTo(all, months[index]), month));
}

function addedTo(all: OwnerMonth, one: OwnerMonth | undefined): OwnerMonth {
  if (!one) return all;
  return {
    month: all.month,
    income: plus(all.income, one.income),
    expense: plus(all.expense, one.expense),
    net: plus(all.net, one.net),
  };
}

/** Whether nothing has happened in a business yet. */
export function isEmpty({ cash, debts, months }: Owner): boolean {
  return cash === 0 && debts.total === 0 && months.every(({ income, expense }) => income === 0 && expense === 0);
}
