import { sql } from 'kysely';
import { callsOf } from '#house/rights/calls.rules';
import type { Slice } from '#house/slice/slice.server';
import { accountsScreen } from '#features/ledger/money-account/money-account.screens';
import { type PostedDocument, postingChecks } from '#features/ledger/transaction/posting-checks.server';
import { transfer } from './transfer.contract';
import { transferRoutes } from './transfer.server';

/** The fee is posted once; the amount is neither income nor expense. */
const postedFee: PostedDocument = {
  kind: 'transfer',
  table: transfer.table,
  one: transfer.one,
  called: sql`d."transferNo"`,
  transectionType: 'expense',
  amount: sql`d.fee`,
  dated: sql`m.date = d.date`,
  account: sql`d."fromID"`,
  posts: sql`d.fee > 0`,
};

export const transferSlice: Slice = {
  routes: transferRoutes,
  grants: [{ screen: accountsScreen, calls: callsOf(transfer) }],
  checks: postingChecks(postedFee),
  posted: postedFee,
};
