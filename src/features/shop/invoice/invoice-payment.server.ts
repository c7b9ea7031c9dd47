import { t } from '../../../kit/contract/language';
import type { Money } from '../../../kit/contract/money';
import type { Row } from '../../../kit/contract/entity';
import { minus, plus } from '../../../kit/rules/money';
import type { Call } from '../../../kit/server/call';
import { refuse } from '../../../kit/server/refusal';
import type { invoice } from './invoice.contract';

/**
 * Locks the invoice that a payment is about, before its balance is read: whoever pays it at the same moment waits here
 * and then finds what is left.
 */
export async function lockInvoice(call: Call, invoiceID: string): Promise<Row<typeof invoice>> {
  const row = await call.db
    .selectFrom('invoice')
    .selectAll()
    .where('_id', '=', invoiceID)
    .where('voidedAt', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  return row ?? refuse(400, t('Please select invoice'), { invoiceID: t('Please select invoice') });
}

/** Keeps what is paid on a locked invoice in step with its receipts: one that paid `before` now pays `after`. */
export async function moveAmountPaid(
  call: Call,
  { _id, amountPaid, __v }: Row<typeof invoice>,
  before: Money,
  after: Money,
): Promise<void> {
  await call.db
    .updateTable('invoice')
    .set({ amountPaid: plus(minus(amountPaid, before), after), updatedAt: call.now, __v: __v + 1 })
    .where('_id', '=', _id)
    .execute();
}
