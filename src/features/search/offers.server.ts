import { sql } from 'kysely';
import type { Money } from '#kit/contract/money';
import { noMoney, plus } from '#kit/rules/money';
import { type Call, caller } from '#kit/server/call';
import { tableOf } from '#kit/server/sql/fragment';
import { ask, named } from '#kit/server/sql/statement';
import { isPerson } from '#house/find/find.server';
import { openOf } from '#features/ledger/debt/owed.server';
import type { SliceDebt } from '#features/ledger/debt/slice-debts.server';
import type { Shown } from './find-places.server';

/** Somebody who was found. */
interface FoundPerson {
  readonly kind: string;
  readonly _id: string;
}

interface Owes {
  readonly _id: string;
  readonly owed: Money;
}

/** What those who were found owe, as far as the caller may see and take it on their pages. */
export async function owedBy(
  call: Call,
  found: readonly FoundPerson[],
  { shown, debts }: { readonly shown: readonly Shown[]; readonly debts: readonly SliceDebt[] },
): Promise<ReadonlyMap<string, Money>> {
  const me = caller(call);
  const may = (right: string) => call.product.rights.problem(right, me, call.brand) === undefined;
  const asked = shown
    .filter(({ find, place }) => isPerson(find) && place.narrowed === undefined)
    .flatMap(({ kind, find }) => {
      const ids = found.filter((one) => one.kind === kind).map(({ _id }) => _id);
      const theirs = debts.filter(({ person, reads, takes }) => person === find.entity && [reads, ...takes].every(may));
      return ids.length === 0 ? [] : theirs.map(({ debt }) => ({ debt, ids }));
    });
  if (asked.length === 0) return new Map();
  const selects = asked.map(({ debt, ids }) => {
    const [who, left] = [sql.ref(debt.payer), sql.ref(debt.balance)];
    const open = openOf(debt, sql`= any(${ids}::uuid[])`);
    return sql`select ${who} as _id, sum(${left}) as owed from ${tableOf(call, debt.table)} where ${open} group by ${who}`;
  });
  const rows = await ask<Owes>(call.database, named(sql.join(selects, sql` union all `)));
  const owed = new Map<string, Money>();
  for (const row of rows) owed.set(row._id, plus(owed.get(row._id) ?? noMoney, row.owed));
  return owed;
}
