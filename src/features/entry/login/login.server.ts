import { t } from '#kit/contract/language';
import { type Call, caller, type Route } from '#kit/server/call';
import { on } from '#kit/server/routes/crud';
import { writeEvent } from '#house/activity/event.server';
import { credentialNamed } from '#house/credential/credential.server';
import { ownerOf } from '#house/session/owner.server';
import { endSession } from '#house/session/session.server';
import { enter } from './enter.server';
import { login, logout } from '#house/session/login.contract';
import { portalLogin } from './portal-login.server';
import { refused } from './refused.server';
import { askForCode, secondStep } from './second-step.server';
import { type Proof, provedLogin, tryPassword } from './tried-password.server';

const staffLogin = on(
  login,
  async (call, { username, password }) => {
    const credential = await credentialNamed(call, username);
    const tried = { account: username, credential, password };
    return tryPassword(call, tried, (within, proof) => enterStaff(within, username, proof));
  },
  { transactions: 'own' },
);

async function enterStaff(call: Call, username: string, proof: Proof): Promise<unknown> {
  // Locked before the login, because edits of a user lock both in this order.
  const user = await staffOf(call, proof);
  const credential = await provedLogin(call, proof);
  const attempt = { label: username, owner: proof.credential?.owner };
  if (!credential) return refused(call, attempt, 401, t('Wrong email or password'));
  if (!user) return refused(call, attempt, 403, t('No permission to access'));
  if (!user.status) return refused(call, attempt, 403, t('This account is blocked'));
  if (user.secondFactorSince !== null) return askForCode(call, credential, username);
  return enter(call, credential.owner, username);
}

/** The user whose password was right, locked until the call ends; undefined for a student's. */
async function staffOf(call: Call, { credential, isRight }: Proof) {
  if (!isRight || credential?.owner.kind !== 'user') return undefined;
  return call.db
    .selectFrom('app_user')
    .select(['status', 'secondFactorSince'])
    .where('_id', '=', credential.owner.id)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

const logOut = on(
  logout,
  async (call) => {
    const me = caller(call);
    await endSession(call, me.sessionID);
    await writeEvent(call, {
      action: 'logout',
      resource: 'logout',
      recordID: me._id,
      label: me.name,
      status: 200,
      owner: ownerOf(me),
    });
    return { status: true, message: t('You are logged out') };
  },
  { saves: 'nothing' },
);

export const loginRoutes: Route[] = [staffLogin, secondStep, portalLogin, logOut];
