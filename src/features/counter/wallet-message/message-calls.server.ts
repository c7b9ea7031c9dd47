import type { Route } from '#kit/server/call';
import { crud, type CrudParts } from '#kit/server/routes/crud';
import { walletMessage } from './wallet-message.contract';

/** The calls that read messages; what is beside a single one, the slice of their screen says. */
export function messageCallsWith(parts: Pick<CrudParts<typeof walletMessage>, 'one'>): Route[] {
  return crud(walletMessage, { ...parts, without: ['create', 'update', 'remove'] });
}
