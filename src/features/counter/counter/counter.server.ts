import { sql } from 'kysely';
import type { BodyOf } from '#kit/contract/endpoint';
import type { Sent } from '#kit/contract/entity';
import type { Call, Route } from '#kit/server/call';
import { on, onSent } from '#kit/server/routes/crud';
import { sentOf } from '#kit/server/routes/sent';
import { tableOf } from '#kit/server/sql/fragment';
import { askPrepared } from '#kit/server/sql/statement';
import { payment } from '#features/ledger/counter-payment/counter-payment.contract';
import { isPreview } from '#kit/server/routes/preview';
import { dayOfMessages } from '#features/counter/wallet-message/day.server';
import { askedOf } from './asked.server';
import { findDebts, findPeople } from './counter.contract';
import { debtsAsked } from './debts.server';
import { findPeopleTyped } from './people.server';
import { previewOf } from './reckoned.rules';
import { takeMoney } from './take.contract';
import { takeAtCounter } from './take.server';

/** The entity that the counter is sent: a payment without the fields that only the server sets. */
const taking = { ...payment, fields: takeMoney.body, stored: {}, ignored: [] };

/** `POST counter`: takes the money, or only says what it would come to. A client's own `_id` is the payment's. */
async function take(call: Call, { _id, ...body }: Sent<typeof taking> & { readonly _id: string }) {
  const asked = askedOf(call, await dated(call, body));
  if (isPreview(call)) return { status: true, message: '', info: previewOf(asked, await rateOf(call)) };
  return takeAtCounter(call, _id, asked);
}

/** A payment that messages of wallets confirm is of their day where none is said, but for a sale, which is of today (WA7). */
async function dated(call: Call, body: BodyOf<typeof takeMoney>): Promise<BodyOf<typeof takeMoney>> {
  if (body.date || body.sale) return body;
  const messages = (body.payments ?? []).flatMap(({ messageID }) => messageID ?? []);
  const date = await dayOfMessages(call, messages);
  return date === undefined ? body : { ...body, date };
}

async function rateOf(call: Call): Promise<number> {
  const [row] = await askPrepared<{ rate: number }>(
    call.db,
    sql`select "secondRate" as rate from ${tableOf(call, 'organisation')}`,
  );
  return row?.rate ?? 0;
}

export const counterRoutes: Route[] = [
  on(findPeople, findPeopleTyped),
  on(findDebts, debtsAsked),
  onSent(takeMoney, (call, body) => take(call, sentOf(call, taking, body))),
];
