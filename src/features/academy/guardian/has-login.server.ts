import type { Call } from '#kit/server/call';

/** Notes that a guardian has chosen a password: the office can see who has a login. */
export async function noteGuardianLogin(call: Pick<Call, 'db'>, id: string): Promise<void> {
  await call.db
    .updateTable('guardian')
    .set({ hasLogin: true })
    .where('_id', '=', id)
    .where('hasLogin', '=', false)
    .execute();
}
