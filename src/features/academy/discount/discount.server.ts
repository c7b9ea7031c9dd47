import { sql } from 'kysely';
import type { Edit, Got, Row, Sent } from '#kit/contract/entity';
import { type Call, caller, type Route } from '#kit/server/call';
import { refuseConflict, refuseInvalid } from '#kit/server/refusal';
import { crud } from '#kit/server/routes/crud';
import { tableOf } from '#kit/server/sql/fragment';
import { askPrepared } from '#kit/server/sql/statement';
import { change } from '#kit/server/write/change';
import { erase } from '#kit/server/write/erase';
import { insert } from '#kit/server/write/insert';
import { creditNote } from '#features/ledger/credit-note/credit-note.contract';
import { discount } from './discount.contract';
import { discountProblems, reducedProblem } from './discount.rules';

type Discount = typeof discount;

async function enter(call: Call, sent: Sent<Discount> & { readonly _id: string }): Promise<Got<Discount>> {
  const made = { ...sent, startDate: sent.startDate ?? call.today, approvedBy: caller(call)._id };
  refuseInvalid(discountProblems(made));
  return insert(call, discount, made);
}

/** Changes a discount; only later charges follow the change (FE7). */
async function edit(call: Call, stored: Row<Discount>, values: Edit<Discount>): Promise<Got<Discount>> {
  refuseInvalid(discountProblems({ ...stored, ...values }));
  return change(call, discount, stored._id, { ...values, approvedBy: caller(call)._id });
}

async function remove(call: Call, { _id }: Row<Discount>): Promise<Got<Discount>> {
  const [reduced] = await askPrepared<{ fees: number }>(
    call.db,
    sql`select count(*) as fees from ${tableOf(call, creditNote.table)} where "discountID" = ${_id} and "voidedAt" is null`,
  );
  refuseConflict(reducedProblem(reduced?.fees ?? 0));
  return erase(call, discount, _id);
}

export const discountRoutes: Route[] = crud(discount, { create: enter, update: edit, remove });
