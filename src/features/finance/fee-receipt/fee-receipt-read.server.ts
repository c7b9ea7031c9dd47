import type { Got } from '../../../kit/contract/entity';
import type { Money } from '../../../kit/contract/money';
import { minus, noMoney } from '../../../kit/rules/money';
import type { Call } from '../../../kit/server/call';
import { idOf } from '../../../kit/server/crud';
import { readRecords, refuseForeign } from '../../../kit/server/read/send';
import { refuseMissing } from '../../../kit/server/refusal';
import { ownMoney } from '../fee/fee.server';
import { type FeeReceiptRead, feeReceipt } from './fee-receipt.contract';

type Read = Got<typeof feeReceipt>;

/** The receipt that a call names, within what its caller may see. */
export async function readReceipt(call: Call): Promise<FeeReceiptRead> {
  const id = idOf(call);
  const [found] = await readRecords(call, feeReceipt, [id]);
  if (!found) return refuseMissing();
  await refuseForeign(call, feeReceipt, id, ownMoney);
  return withBalance(call, found);
}

/** A receipt with what was left to pay of its fee after it and those before it. */
export async function withBalance(call: Call, receipt: Read): Promise<FeeReceiptRead> {
  const { _id: feeID } = receipt.feeID;
  const owed = await call.db.selectFrom('fee').select('feeAmount').where('_id', '=', feeID).executeTakeFirstOrThrow();
  const { paid } = await call.db
    .selectFrom('fee_receipt')
    .select(({ fn }) => fn.sum<Money | null>('AmountPaid').as('paid'))
    .where('feeID', '=', feeID)
    .where('receiptNo', '<=', receipt.receiptNo)
    .where('voidedAt', 'is', null)
    .executeTakeFirstOrThrow();
  return { ...receipt, balance: minus(owed.feeAmount, paid ?? noMoney) };
}
