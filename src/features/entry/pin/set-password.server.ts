import { t } from '#kit/contract/language';
import { type Hashed, hashPassword } from '#kit/server/bounded/hashing';
import type { Call, Route } from '#kit/server/call';
import { refuseField, refuseInvalid } from '#kit/server/refusal';
import { on } from '#kit/server/routes/crud';
import { writeEvent } from '#house/activity/event.server';
import { lockCredential, refuseWeakPassword } from '#house/credential/credential.server';
import { setOwnPassword } from '#house/credential/login-gate.server';
import { choosingWith, type PinOwner } from '#house/credential/login-pin.server';
import { confirmProblem } from '#house/password/password.rules';
import type { SignedIn } from '#house/session/login.contract';
import { endSessions } from '#house/session/session.server';
import { inTurn } from '#house/tries/counted-try.server';
import { addressSubject, countTry, forgetAccount } from '#house/tries/slow-down.server';
import { type Bearer, bearerOf, holdBearer } from './bearer.server';
import { setPassword } from './set-password.contract';

/** Sets a password after a PIN: it works once, within ten minutes of the PIN, as long as the login has not changed since. */
const set = on(
  setPassword,
  async (outside, { challenge, password, confirmPassword }) => {
    const owner = await choosingWith(outside, challenge);
    const bearer = owner && (await bearerOf(outside, owner));
    if (!owner || !bearer) {
      await inTurn(outside, (call) => countTry(call, [addressSubject(outside)]));
      return refuseChoice();
    }
    const unlike = confirmProblem(password, confirmPassword);
    if (unlike !== undefined) refuseInvalid({ confirmPassword: unlike });
    for (const name of bearer.names) refuseWeakPassword(outside, password, name, 'password');
    const hashed = await hashPassword(password);
    return inTurn(outside, async (call) => {
      await holdBearer(call, owner);
      // Checked again once nobody else can change the login, so that of two calls with the same handle only one sets the password.
      await lockCredential(call, owner);
      const still = (await choosingWith(call, challenge)) && (await bearerOf(call, owner));
      return still ? keepChosen(call, owner, still, hashed) : refuseChoice();
    });
  },
  { transactions: 'own', saves: 'nothing' },
);

function refuseChoice(): never {
  refuseField(401, 'challenge', t('Please log in again'));
}

async function keepChosen(call: Call, owner: PinOwner, bearer: Bearer, hashed: Hashed): Promise<SignedIn> {
  if (bearer.isBlocked) refuseField(403, 'challenge', t('This account is blocked'));
  await setOwnPassword(call, owner, hashed);
  await bearer.noteChosen(call);
  await forgetAccount(call, bearer.account);
  await endSessions(call, owner);
  await writeEvent(call, {
    action: 'password changed',
    resource: bearer.resource,
    recordID: owner.id,
    label: bearer.name,
    status: 200,
    owner,
  });
  return bearer.signIn(call, t('Your password is changed'));
}

export const setPasswordRoutes: Route[] = [set];
