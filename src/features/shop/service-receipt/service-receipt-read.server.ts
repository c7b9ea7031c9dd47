import type { Got } from '../../../kit/contract/entity';
import type { Money } from '../../../kit/contract/money';
import { minus, noMoney } from '../../../kit/rules/money';
import type { Call } from '../../../kit/server/call';
import { idOf } from '../../../kit/server/crud';
import { readRecords } from '../../../kit/server/read/send';
import { refuseMissing } from '../../../kit/server/refusal';
import { type ServiceReceiptRead, serviceReceipt } from './service-receipt.contract';

/** The receipt that a call names. */
export async function readReceipt(call: Call): Promise<ServiceReceiptRead> {
  const [found] = await readRecords(call, serviceReceipt, [idOf(call)]);
  return found ? withBalance(call, found) : refuseMissing();
}

/** A receipt with what was left to pay of its service after it and those before it. */
export async function withBalance(call: Call, receipt: Got<typeof serviceReceipt>): Promise<ServiceReceiptRead> {
  const { _id: serviceID } = receipt.serviceID;
  const { servicePrice } = await call.db
    .selectFrom('service')
    .select('servicePrice')
    .where('_id', '=', serviceID)
    .executeTakeFirstOrThrow();
  const { paid } = await call.db
    .selectFrom('service_receipt')
    .select(({ fn }) => fn.sum<Money | null>('AmountPaid').as('paid'))
    .where('serviceID', '=', serviceID)
    .where('receiptNo', '<=', receipt.receiptNo)
    .where('voidedAt', 'is', null)
    .executeTakeFirstOrThrow();
  return { ...receipt, balance: minus(servicePrice, paid ?? noMoney) };
}
