import { t } from '../../../kit/contract/language';
import { caller, type Route } from '../../../kit/server/call';
import { on } from '../../../kit/server/crud';
import { refuse, refuseInvalid } from '../../../kit/server/refusal';
import { writeEvent } from '../activity/event.server';
import { credentialOf, refuseWeakPassword, setPassword } from '../credential/credential.server';
import { confirmProblem } from '../password/password.rules';
import { endSessions, type Owner, renewedToken } from '../session/session.server';
import { renameUser } from '../user/own-user.server';
import { refusedPassword } from './own-password.server';
import { changePassword, editProfile } from './profile.contract';

/** The display name; the answer's token says the new one (A26). */
const rename = on(editProfile, async (call, { username: name, idx }) => {
  const me = caller(call);
  if (idx.toLowerCase() !== me._id) refuse(403, t('This record is not yours to see or change'));
  const changed = await renameUser(call, me._id, name);
  return { status: true, message: t('Profile saved'), token: await renewedToken(call, me), info: changed };
});

/** The own password: the other sessions end, this one stays (A19). */
const renewPassword = on(changePassword, async (call, { password, newPassword, confirmPassword }) => {
  const me = caller(call);
  const owner: Owner = { kind: 'user', id: me._id };
  const refused = await refusedPassword(call, password);
  if (refused) return refused;
  const { username = '' } = (await credentialOf(call, owner)) ?? {};
  const unlike = confirmProblem(newPassword, confirmPassword);
  if (unlike !== undefined) refuseInvalid({ confirmPassword: unlike });
  refuseWeakPassword(call, newPassword, username, 'newPassword');
  await setPassword(call, owner, newPassword);
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
});

export const profileRoutes: Route[] = [rename, renewPassword];
