import { t } from '../../../kit/contract/language';
import type { Money } from '../../../kit/contract/money';
import type { Row } from '../../../kit/contract/entity';
import { minus, plus } from '../../../kit/rules/money';
import type { Call } from '../../../kit/server/call';
import { refuse } from '../../../kit/server/refusal';
import type { fee } from './fee.contract';

/**
 * Locks the fee that a payment is about, before its balance is read: whoever pays it at the same moment waits here
 * and then finds what is left.
 */
export async function lockFee(call: Call, feeID: string): Promise<Row<typeof fee>> {
  const row = await call.db
    .selectFrom('fee')
    .selectAll()
    .where('_id', '=', feeID)
    .where('voidedAt', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  return row ?? refuse(400, t('Please select fee'), { feeID: t('Please select fee') });
}

/** Keeps what is paid on a locked fee in step with its receipts: one that paid `before` now pays `after`. */
export async function moveFeePaid(
  call: Call,
  { _id, feePaid, __v }: Row<typeof fee>,
  before: Money,
  after: Money,
): Promise<void> {
  await call.db
    .updateTable('fee')
    .set({ feePaid: plus(minus(feePaid, before), after), updatedAt: call.now, __v: __v + 1 })
    .where('_id', '=', _id)
    .execute();
}
