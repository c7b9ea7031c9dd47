import { sql } from 'kysely';
import type { Call } from '#kit/server/call';
import { tableOf } from '#kit/server/sql/fragment';
import { askPrepared } from '#kit/server/sql/statement';
import { debtKinds } from '#features/ledger/counter-payment/counter-payment.contract';
import type { CreditPayer } from '#features/ledger/credit/credit.rules';
import { lastUse } from '#features/ledger/credit/credit.server';
import { receiptKinds } from '#features/counter/open-debt/receipt-kinds.server';

/** The number of the receipt that used a person's credit last. */
export async function receiptOfUse(call: Call, payer: CreditPayer): Promise<number | undefined> {
  const use = await lastUse(call, payer);
  const of = debtKinds.find((one) => receiptKinds[one].kind === use?.kind);
  if (!use || !of) return undefined;
  const [row] = await askPrepared<{ receiptNo: number }>(
    call.db,
    sql`select "receiptNo" from ${tableOf(call, receiptKinds[of].debt.receipts.table)} where _id = ${use._id}`,
  );
  return row?.receiptNo;
}
