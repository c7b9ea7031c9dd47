import type { Row } from '../../../kit/contract/entity';
import { t } from '../../../kit/contract/language';
import type { Money } from '../../../kit/contract/money';
import { minus, plus } from '../../../kit/rules/money';
import type { Call } from '../../../kit/server/call';
import { refuse } from '../../../kit/server/refusal';
import type { service } from './service.contract';

/**
 * Locks the service that a payment is about, before its balance is read: whoever pays it at the same moment waits
 * here and then finds what is left.
 */
export async function lockService(call: Call, serviceID: string): Promise<Row<typeof service>> {
  const row = await call.db
    .selectFrom('service')
    .selectAll()
    .where('_id', '=', serviceID)
    .where('voidedAt', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  return row ?? refuse(400, t('Please choose a service'), { serviceID: t('Please choose a service') });
}

/** Keeps what is paid on a locked service in step with its receipts: one that paid `before` now pays `after`. */
export async function moveServicePaid(
  call: Call,
  { _id, AmountPaid, __v }: Row<typeof service>,
  before: Money,
  after: Money,
): Promise<void> {
  await call.db
    .updateTable('service')
    .set({ AmountPaid: plus(minus(AmountPaid, before), after), updatedAt: call.now, __v: __v + 1 })
    .where('_id', '=', _id)
    .execute();
}
