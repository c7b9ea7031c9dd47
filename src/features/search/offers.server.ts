import { type Call, caller } from '#kit/server/call';
import { isPerson } from '#house/find/find.server';
import type { Debt } from '#features/ledger/debt/debt.contract';
import type { SliceDebt } from '#features/ledger/debt/slice-debts.server';
import type { Shown } from './find-places.server';

/** The debts of persons of a kind that the caller may see and take on their pages. */
export function takenFrom(call: Call, shown: readonly Shown[], debts: readonly SliceDebt[]): (kind: string) => Debt[] {
  const me = caller(call);
  const may = (right: string) => call.product.rights.problem(right, me, call.brand) === undefined;
  return (kind) => {
    const of = shown.find((one) => one.kind === kind);
    if (!of || !isPerson(of.find) || of.place.narrowed !== undefined) return [];
    const theirs = debts.filter(
      ({ person, reads, takes }) => person === of.find.entity && [reads, ...takes].every(may),
    );
    return theirs.map(({ debt }) => debt);
  };
}
