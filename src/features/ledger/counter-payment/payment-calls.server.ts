import type { Route } from '#kit/server/call';
import { crud, type CrudParts } from '#kit/server/routes/crud';
import { payment } from './counter-payment.contract';

/** The calls of payments, which only the counter makes; the slice of their screen passes in what is read from other tables. */
export function paymentCallsWith(
  parts: Pick<CrudParts<typeof payment>, 'scope' | 'one' | 'first' | 'remove'>,
): Route[] {
  return crud(payment, { ...parts, without: ['create', 'update'] });
}
