import type { Route } from '#kit/server/call';
import { crud } from '#kit/server/routes/crud';
import { change } from '#kit/server/write/change';
import { insert, insertMany } from '#kit/server/write/insert';
import { customer } from './customer.contract';
import { storedAddress } from './customer.rules';

/** The body with its address as it is stored; a body without one is unchanged. */
function withStoredAddress<T extends { readonly address?: string | undefined }>(body: T): T {
  return body.address === undefined ? body : { ...body, address: storedAddress(body.address) };
}

export const customerRoutes: Route[] = crud(customer, {
  create: (call, sent) => insert(call, customer, withStoredAddress(sent)),
  many: { create: (call, rows) => insertMany(call, customer, rows.map(withStoredAddress)) },
  update: (call, { _id }, edit) => change(call, customer, _id, withStoredAddress(edit)),
});
