import { sql } from 'kysely';
import { type Call, caller } from '#kit/server/call';
import type { Telling } from '#kit/server/read/telling';
import { allOf, type Fragment, tableOf } from '#kit/server/sql/fragment';
import type { Debt } from './debt.contract';
import { owedName } from './owed.contract';
import type { SliceDebt } from './slice-debts.server';

/** Documents of some people on which something is left to pay, as a condition on the table's row. */
export function openOf({ payer, balance }: Debt, people: Fragment): Fragment {
  return allOf([sql`${sql.ref(payer)} ${people}`, sql`${sql.ref(balance)} > 0`, sql`"voidedAt" is null`]);
}

/** Tells the sum that each person in a list owes, over the kinds of documents that the reader may see. */
export function owedTellings(debts: readonly SliceDebt[]): Telling[] {
  const people = [...new Set(debts.map(({ person }) => person))];
  return people.map((person) => ({
    of: person,
    name: owedName,
    value: (call, id) =>
      owedIn(
        call,
        debtsSeen(
          call,
          debts.filter((one) => one.person === person),
        ),
        id,
      ),
  }));
}

function debtsSeen(call: Call, debts: readonly SliceDebt[]): readonly Debt[] {
  const me = caller(call);
  return debts
    .filter(({ reads }) => call.product.rights.problem(reads, me, call.brand) === undefined)
    .map(({ debt }) => debt);
}

function owedIn(call: Call, debts: readonly Debt[], id: Fragment): Fragment | undefined {
  if (debts.length === 0) return undefined;
  const sums = debts.map((debt) => {
    const left = sql`coalesce(sum(${sql.ref(debt.balance)}), 0)`;
    return sql`(select ${left} from ${tableOf(call, debt.table)} where ${openOf(debt, sql`= ${id}`)})`;
  });
  return sql.join(sums, sql` + `);
}
