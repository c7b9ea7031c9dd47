import { encodeQR } from 'qr';
import type { Refused } from '#kit/contract/endpoint';
import type { Row } from '#kit/contract/entity';
import { t } from '#kit/contract/language';
import { qrRows } from '#kit/rules/qr';
import { type Call, caller, type Route } from '#kit/server/call';
import { idOf, on } from '#kit/server/routes/crud';
import { refuse } from '#kit/server/refusal';
import { lock } from '#kit/server/write/change';
import { countedTry } from '#house/tries/counted-try.server';
import { committedRefusal } from '#house/tries/committed-refusal.server';
import { addressSubject, codeSubject, forgetFailures, forgiveTry, type Subject } from '#house/tries/slow-down.server';
import { settingsOf } from '#house/organisation/organisation.server';
import { changedSince, provedOwn, wrongPassword } from '#features/entry/profile/own-password.server';
import { endSessions, type Owner } from '#house/session/session.server';
import { noteSecondFactor } from '#features/people/user/own-user.server';
import { user } from '#features/people/user/user.contract';
import { dropFactor, keepSecret, offeredCode, type OfferedCode, takeCode } from './stored-factor.server';
import { keepRecoveryCodes, type NewRecoveryCode, newRecoveryCodes, recoveryCodesLeft } from './recovery-codes.server';
import {
  beginSecondFactor,
  confirmSecondFactor,
  endSecondFactor,
  getSecondFactor,
  resetSecondFactor,
} from '#house/second-factor/second-factor.contract';
import { appAddress, resetProblem, shownRecoveryCode } from '#house/second-factor/second-factor.rules';
import { tellOwner } from './tell-owner.server';
import { newSecret } from './totp.server';

const ownerOf = (id: string): Owner => ({ kind: 'user', id });

const show = on(getSecondFactor, async (call) => {
  const { _id } = caller(call);
  const { secondFactorSince: since } = await call.db
    .selectFrom('app_user')
    .select('secondFactorSince')
    .where('_id', '=', _id)
    .executeTakeFirstOrThrow();
  return { since, recoveryCodesLeft: await recoveryCodesLeft(call, _id) };
});

/** Step 1: makes a secret that waits for its first code. Until then logins do not ask for a code. */
const begin = on(
  beginSecondFactor,
  async (outside, { password }) => {
    const proved = await provedOwn(outside, password);
    if (!proved) return wrongPassword(outside);
    return outside.transact(async (call) => {
      const { username } = await lockWithout(call);
      return (await changedSince(call, proved)) ?? showSecret(call, username);
    });
  },
  { transactions: 'own' },
);

async function showSecret(call: Call, username: string): Promise<unknown> {
  const secret = newSecret();
  await keepSecret(call, caller(call)._id, secret);
  const uri = appAddress({ house: (await settingsOf(call)).name, username, secret });
  return { status: true, message: t('Scan the picture with your app'), secret, uri, qr: picture(uri) };
}

/** The caller's own user, locked, whose second factor is off; 409 where it is on. */
async function lockWithout(call: Call): Promise<Row<typeof user>> {
  const stored = await lock(call, user, caller(call)._id);
  if (stored.secondFactorSince !== null) refuse(409, t('Two-step login is on already'));
  return stored;
}

/** The caller's own user, locked, whose second factor is on; 409 where it is off. */
async function lockWith(call: Call): Promise<Row<typeof user>> {
  const stored = await lock(call, user, caller(call)._id);
  if (stored.secondFactorSince === null) refuse(409, t('Two-step login is off already'));
  return stored;
}

function picture(text: string): string[] {
  return qrRows(encodeQR(text, 'raw', { ecc: 'medium', border: 1 }));
}

/** Step 2: the app has the secret. The other sessions end, because they were opened with the password alone. */
const confirm = on(
  confirmSecondFactor,
  async (outside, { code }) => {
    await outside.transact(lockWithout);
    return countedTry(outside, {
      subjects: codeSubjects(outside),
      // The recovery codes are made before the code is known to be right, because the transaction that accepts it also stores them.
      make: async () => ({
        offered: await offeredCode(outside, caller(outside)._id, code),
        codes: await newRecoveryCodes(),
      }),
      conclude: ({ offered, codes }) =>
        outside.transact(async (call) => {
          const stored = await lockWithout(call);
          return (await refusedCode(call, offered)) ?? turnOn(call, stored, codes);
        }),
    });
  },
  { transactions: 'own' },
);

async function turnOn(call: Call, stored: Row<typeof user>, codes: readonly NewRecoveryCode[]): Promise<unknown> {
  const me = caller(call);
  await keepRecoveryCodes(call, me._id, codes);
  await noteSecondFactor(call, me._id, 'second factor on');
  await endSessions(call, ownerOf(me._id), me.sessionID);
  await tellOwner(call, stored, 'on');
  const recoveryCodes = codes.map((one) => shownRecoveryCode(one.code));
  return { status: true, message: t('Two-step login is on'), recoveryCodes };
}

const end = on(
  endSecondFactor,
  async (outside, { password, code }) => {
    const proved = await provedOwn(outside, password);
    if (!proved) return wrongPassword(outside);
    await outside.transact(lockWith);
    return countedTry(outside, {
      subjects: codeSubjects(outside),
      make: () => offeredCode(outside, caller(outside)._id, code),
      conclude: (offered) =>
        outside.transact(async (call) => {
          const stored = await lockWith(call);
          return (await changedSince(call, proved)) ?? (await refusedCode(call, offered)) ?? turnOff(call, stored);
        }),
    });
  },
  { transactions: 'own' },
);

async function turnOff(call: Call, stored: Row<typeof user>): Promise<unknown> {
  const me = caller(call);
  await dropFactor(call, me._id);
  await noteSecondFactor(call, me._id, 'second factor off');
  await endSessions(call, ownerOf(me._id), me.sessionID);
  await tellOwner(call, stored, 'off');
  return { status: true, message: t('Two-step login is off') };
}

function codeSubjects(call: Call): Subject[] {
  return [codeSubject(caller(call)._id), addressSubject(call)];
}

/** The answer where it is not one of the caller's codes, and the try stays counted; undefined where it is one, which is then taken. */
async function refusedCode(call: Call, offered: OfferedCode | undefined): Promise<Refused | undefined> {
  const { _id } = caller(call);
  if (!(await takeCode(call, _id, offered))) {
    const message = t('This code is wrong or was used already');
    return committedRefusal(call, 400, message, { code: message });
  }
  await forgiveTry(call, codeSubject(_id));
  return undefined;
}

/** For a user who has neither phone nor recovery code: a superAdmin vouches for them. */
const reset = on(resetSecondFactor, async (call) => {
  const me = caller(call);
  const id = idOf(call);
  const stored = await lock(call, user, id);
  const problem = resetProblem(me, stored);
  if (problem) refuse(problem.status, problem.sentence);
  await dropFactor(call, id);
  await forgetFailures(call, codeSubject(id));
  await noteSecondFactor(call, id, 'second factor reset');
  await endSessions(call, ownerOf(id));
  await tellOwner(call, stored, 'reset');
  return { status: true, message: t('Two-step login is reset') };
});

export const secondFactorRoutes: Route[] = [show, begin, confirm, end, reset];
