import type { Call } from '../../../kit/server/call';
import type { Owner } from '../session/session.server';

/** Drops what was under way to reset a password: its codes are worth nothing from now on. */
export async function dropBegunResets(call: Pick<Call, 'db'>, owner: Owner): Promise<void> {
  await call.db
    .deleteFrom('password_reset')
    .where('ownerKind', '=', owner.kind)
    .where('ownerID', '=', owner.id)
    .execute();
}
