import { t } from '#kit/contract/language';
import { type Hashed, hashPassword } from '#kit/server/bounded/hashing';
import { type Call, caller, type Route } from '#kit/server/call';
import { on } from '#kit/server/routes/crud';
import { refuse, refuseInvalid } from '#kit/server/refusal';
import { lock } from '#kit/server/write/change';
import { writeEvent } from '#house/activity/event.server';
import { refuseWeakPassword } from '#house/credential/credential.server';
import { setOwnPassword } from '#house/credential/login-gate.server';
import { confirmProblem } from '#house/password/password.rules';
import { endSessions, type Owner, renewedToken } from '#house/session/session.server';
import { renameUser } from '#features/people/user/own-user.server';
import { user } from '#features/people/user/user.contract';
import { changedSince, provedOwn, wrongPassword } from './own-password.server';
import { changePassword, editProfile } from './profile.contract';

/** Changes the display name; the token in the answer carries the new one (A26). */
const rename = on(editProfile, async (call, { username: name, idx }) => {
  const me = caller(call);
  if (idx.toLowerCase() !== me._id) refuse(403, t('This record is not yours to see or change'));
  const changed = await renameUser(call, me._id, name);
  return { status: true, message: t('Profile saved'), token: await renewedToken(call, me), info: changed };
});

/** Changes the caller's own password: the other sessions end, this one stays (A19). */
const renewPassword = on(
  changePassword,
  async (outside, { password, newPassword, confirmPassword }) => {
    const proved = await provedOwn(outside, password);
    if (!proved) return wrongPassword(outside);
    const unlike = confirmProblem(newPassword, confirmPassword);
    if (unlike !== undefined) refuseInvalid({ confirmPassword: unlike });
    refuseWeakPassword(outside, newPassword, proved.username, 'newPassword');
    const hashed = await hashPassword(newPassword);
    return outside.transact(async (call) => {
      // Of two calls that change it at the same moment, the second finds another password.
      await lock(call, user, caller(call)._id);
      return (await changedSince(call, proved)) ?? keepOwn(call, hashed);
    });
  },
  { transactions: 'own' },
);

async function keepOwn(call: Call, password: Hashed): Promise<unknown> {
  const me = caller(call);
  const owner: Owner = { kind: 'user', id: me._id };
  await setOwnPassword(call, owner, password);
  await endSessions(call, owner, me.sessionID);
  await writeEvent(call, {
    action: 'password changed',
    resource: 'profile',
    recordID: me._id,
    label: me.name,
    status: 200,
    owner,
  });
  return { status: true, message: t('Your password is changed') };
}

export const profileRoutes: Route[] = [rename, renewPassword];
