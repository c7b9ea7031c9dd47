import type { Insertable } from 'kysely';
import type { Call } from '#kit/server/call';
import type { Tables } from '#kit/server/tables';
import type { Owner } from '#house/session/session.server';

/** A reset as it is kept: its handle and its code as digests. */
type KeptReset = Insertable<Tables['password_reset']>;

/** Keeps a reset that is under way; those that are over go. */
export async function keepReset(call: Pick<Call, 'db' | 'now'>, reset: KeptReset): Promise<void> {
  await call.db.deleteFrom('password_reset').where('expiresAt', '<=', call.now.toISOString()).execute();
  await call.db.insertInto('password_reset').values(reset).execute();
}

/** Notes how a code was tried. */
export async function noteTry(
  call: Pick<Call, 'db'>,
  handle: string,
  tried: { readonly tries: number } | { readonly checked: true },
): Promise<void> {
  await call.db.updateTable('password_reset').set(tried).where('handle', '=', handle).execute();
}

/** Drops what was under way to reset a password: its codes are worth nothing from now on. */
export async function dropBegunResets(call: Pick<Call, 'db'>, owner: Owner): Promise<void> {
  await call.db
    .deleteFrom('password_reset')
    .where('ownerKind', '=', owner.kind)
    .where('ownerID', '=', owner.id)
    .execute();
}
