import type { Route } from '#kit/server/call';
import { crud, type CrudParts } from '#kit/server/routes/crud';
import { payment } from './counter-payment.contract';

/** The calls of payments, which the counter alone makes; what is beside their table, the slice of their screen says. */
export function paymentCallsWith(
  parts: Pick<CrudParts<typeof payment>, 'scope' | 'one' | 'first' | 'remove'>,
): Route[] {
  return crud(payment, { ...parts, without: ['create', 'update'] });
}
