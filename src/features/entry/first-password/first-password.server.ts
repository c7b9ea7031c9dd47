import { t } from '#kit/contract/language';
import { type Hashed, hashPassword, isPassword } from '#kit/server/bounded/hashing';
import { type Call, caller, type Route } from '#kit/server/call';
import { on } from '#kit/server/routes/crud';
import { refuse, refuseInvalid } from '#kit/server/refusal';
import { writeEvent } from '#house/activity/event.server';
import { type Credential, credentialOf, lockCredential, refuseWeakPassword } from '#house/credential/credential.server';
import { setOwnPassword } from '#house/credential/login-gate.server';
import { confirmProblem } from '#house/password/password.rules';
import { endSessions, type Owner, renewedStudentToken } from '#house/session/session.server';
import { choosePassword } from './first-password.contract';

/** Replaces the first password by one of the owner's own: this session may open the portal from now on, and the others end. */
const choose = on(
  choosePassword,
  async (outside, { newPassword, confirmPassword }) => {
    const first = await firstOf(outside);
    const unlike = confirmProblem(newPassword, confirmPassword);
    if (unlike !== undefined) refuseInvalid({ confirmPassword: unlike });
    refuseWeakPassword(outside, newPassword, first.username, 'newPassword');
    if (await isPassword(first.passwordHash, newPassword))
      refuseInvalid({ newPassword: t('Choose a different password from the one you were given') });
    const hashed = await hashPassword(newPassword);
    return outside.transact(async (call) => {
      // If two choose at the same time, the second is refused.
      await lockCredential(call, ownerOf(call));
      await firstOf(call);
      return keepChosen(call, hashed);
    });
  },
  { transactions: 'own' },
);

const ownerOf = (call: Call): Owner => ({ kind: 'student', id: caller(call)._id });

async function keepChosen(call: Call, password: Hashed): Promise<unknown> {
  const me = caller(call);
  await setOwnPassword(call, ownerOf(call), password);
  await endSessions(call, ownerOf(call), me.sessionID);
  await writeEvent(call, {
    action: 'password changed',
    resource: 'loginportal',
    recordID: me._id,
    label: me.name,
    status: 200,
    owner: ownerOf(call),
  });
  return { status: true, message: t('Your password is changed'), token: await renewedStudentToken(call, me) };
}

/** The caller's own login with its first password; 409 once another is chosen. */
async function firstOf(call: Call): Promise<Credential> {
  const stored = await credentialOf(call, ownerOf(call));
  return stored?.isFirst ? stored : refuse(409, t('You have already chosen your password'));
}

export const firstPasswordRoutes: Route[] = [choose];
