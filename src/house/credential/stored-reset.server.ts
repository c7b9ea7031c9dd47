import type { Insertable } from 'kysely';
import type { Call } from '#kit/server/call';
import type { Tables } from '#kit/server/tables';
import type { Owner } from '#house/session/session.server';

/** A stored reset: its handle and its code are digests. */
type StoredReset = Insertable<Tables['password_reset']>;

/** Stores a reset that has begun, and deletes expired ones. */
export async function keepReset(call: Pick<Call, 'db' | 'now'>, reset: StoredReset): Promise<void> {
  await call.db.deleteFrom('password_reset').where('expiresAt', '<=', call.now.toISOString()).execute();
  await call.db.insertInto('password_reset').values(reset).execute();
}

/** Records an attempt at a code. */
export async function noteTry(
  call: Pick<Call, 'db'>,
  handle: string,
  tried: { readonly tries: number } | { readonly checked: true },
): Promise<void> {
  await call.db.updateTable('password_reset').set(tried).where('handle', '=', handle).execute();
}

/** Deletes the resets in progress of an owner's password; their codes become invalid. */
export async function dropBegunResets(call: Pick<Call, 'db'>, owner: Owner): Promise<void> {
  await call.db
    .deleteFrom('password_reset')
    .where('ownerKind', '=', owner.kind)
    .where('ownerID', '=', owner.id)
    .execute();
}
