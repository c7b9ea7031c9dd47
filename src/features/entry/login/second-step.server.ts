import { t } from '#kit/contract/language';
import type { Refused } from '#kit/contract/endpoint';
import type { Call } from '#kit/server/call';
import { on } from '#kit/server/routes/crud';
import { refuseField } from '#kit/server/refusal';
import { writeEvent } from '#house/activity/event.server';
import { type Credential, holdCredential } from '#house/credential/credential.server';
import {
  type Challenge,
  challengeOf,
  countWrongCode,
  endChallenge,
  newChallenge,
} from '#features/entry/second-factor/challenge.server';
import { offeredCode, type OfferedCode, takeCode } from '#features/entry/second-factor/stored-factor.server';
import type { Owner } from '#house/session/session.server';
import { countedTry, inTurn } from '#house/tries/counted-try.server';
import { enter } from './enter.server';
import { committedRefusal } from '#house/tries/committed-refusal.server';
import { type CodeAsked, loginCode } from '#house/session/login.contract';
import { refused } from './refused.server';
import { addressSubject, codeSubject, countTry, forgiveTry } from '#house/tries/slow-down.server';

/** Answers step 1: no token, only the handle of the second step. */
export async function askForCode(call: Call, credential: Credential, username: string): Promise<CodeAsked> {
  await note(call, 'code asked', credential.owner, username);
  return {
    status: true,
    message: t('Now enter the code of your app'),
    challenge: await newChallenge(call, credential),
  };
}

/** Step 2: a wrong code counts even though it is refused, and the fifth ends the waiting login. */
export const secondStep = on(
  loginCode,
  async (call, { challenge, code }) => {
    const asked = await challengeOf(call, challenge);
    const address = addressSubject(call);
    if (!asked) {
      await inTurn(call, (within) => countTry(within, [address]));
      return over(call);
    }
    const { userID } = asked;
    return countedTry(call, {
      subjects: [codeSubject(userID), address],
      make: () => offeredCode(call, userID, code),
      conclude: (offered) => inTurn(call, (within) => tryCode(within, asked, challenge, offered)),
    });
  },
  { transactions: 'own' },
);

/** The refusal of an expired login, with a name of its own so that the page starts again. */
function over(call: Call): Refused {
  return committedRefusal(call, 401, t('Please log in again'), { challenge: t('Please log in again') });
}

async function tryCode(
  call: Call,
  { userID, username }: Challenge,
  challenge: string,
  offered: OfferedCode | undefined,
): Promise<unknown> {
  const owner: Owner = { kind: 'user', id: userID };
  const attempt = { label: username, owner };
  // Locked until the call ends, so that of two calls with the same code only one gets in.
  const user = await call.db
    .selectFrom('app_user')
    .select(['status', 'secondFactorSince'])
    .where('_id', '=', userID)
    .forNoKeyUpdate()
    .executeTakeFirst();
  // Read again: it may have ended, or the password may have changed, while the code was compared.
  await holdCredential(call, owner);
  const asked = await challengeOf(call, challenge);
  if (!user || !asked) return over(call);
  if (!user.status) {
    await endChallenge(call, asked);
    const message = t('This account is blocked');
    return refused(call, attempt, 403, message, { challenge: message });
  }
  const kind = user.secondFactorSince === null ? undefined : await takeCode(call, userID, offered);
  if (!kind) return wrongCode(call, asked, attempt);
  // Another call with another code came first, so the code taken by this one is given back.
  if (!(await endChallenge(call, asked))) refuseField(401, 'challenge', t('Please log in again'));
  await forgiveTry(call, codeSubject(userID));
  if (kind === 'recovery') await note(call, 'recovery code used', owner, username);
  return enter(call, owner, username);
}

async function wrongCode(call: Call, asked: Challenge, attempt: { label: string; owner: Owner }): Promise<unknown> {
  const isOver = (await countWrongCode(call, asked)) === 'over';
  const message = isOver
    ? t('Too many wrong codes. Please log in again.')
    : t('This code is wrong or was used already');
  return refused(call, attempt, 401, message, isOver ? { challenge: message } : { code: message });
}

async function note(
  call: Call,
  action: 'code asked' | 'recovery code used',
  owner: Owner,
  username: string,
): Promise<void> {
  await writeEvent(call, { action, resource: 'login', recordID: owner.id, label: username, status: 200, owner });
}
