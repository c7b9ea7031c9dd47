import { encodeQR } from 'qr';
import { t } from '../../../kit/contract/language';
import { type Call, caller, type Route } from '../../../kit/server/call';
import { idOf, on } from '../../../kit/server/crud';
import { refuse } from '../../../kit/server/refusal';
import { lock } from '../../../kit/server/write/change';
import { keptRefusal } from '../login/kept-refusal.server';
import { addressSubject, codeSubject, countTry, forgetFailures, forgiveTry } from '../login/slow-down.server';
import { settingsOf } from '../organisation/organisation.server';
import { refusedPassword } from '../profile/own-password.server';
import { endSessions, type Owner } from '../session/session.server';
import { noteSecondFactor } from '../user/own-user.server';
import { user } from '../user/user.contract';
import { dropFactor, keepSecret, takeCode } from './kept-factor.server';
import { makeRecoveryCodes, recoveryCodesLeft } from './recovery-codes.server';
import {
  beginSecondFactor,
  confirmSecondFactor,
  endSecondFactor,
  getSecondFactor,
  resetSecondFactor,
} from './second-factor.contract';
import { appAddress, resetProblem, shownRecoveryCode } from './second-factor.rules';
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

/** Step 1: a secret that waits for its first code. Nothing is asked of a login before that. */
const begin = on(beginSecondFactor, async (call, { password }) => {
  const { _id } = caller(call);
  const refused = await refusedPassword(call, password);
  if (refused) return refused;
  const { username, secondFactorSince } = await lock(call, user, _id);
  if (secondFactorSince !== null) refuse(409, t('Two-step login is on already'));
  const secret = newSecret();
  await keepSecret(call, _id, secret);
  const uri = appAddress({ house: (await settingsOf(call)).name, username, secret });
  return { status: true, message: t('Scan the picture with your app'), secret, uri, qr: picture(uri) };
});

/** Each row of a QR code, dark modules as 1; the page draws it with the quiet edge that it needs. */
function picture(text: string): string[] {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: 1 });
  return rows.slice(1, -1).map((row) => row.slice(1, -1).map(Number).join(''));
}

/** Step 2: the app has the secret. The other sessions end: whoever holds one has proved a password alone. */
const confirm = on(confirmSecondFactor, async (call, { code }) => {
  const me = caller(call);
  const stored = await lock(call, user, me._id);
  if (stored.secondFactorSince !== null) refuse(409, t('Two-step login is on already'));
  const wrong = await refusedCode(call, code);
  if (wrong) return wrong;
  const codes = await makeRecoveryCodes(call, me._id);
  await noteSecondFactor(call, me._id, 'second factor on');
  await endSessions(call, ownerOf(me._id), me.sessionID);
  await tellOwner(call, stored, 'on');
  return { status: true, message: t('Two-step login is on'), recoveryCodes: codes.map(shownRecoveryCode) };
});

const end = on(endSecondFactor, async (call, { password, code }) => {
  const me = caller(call);
  const refused = await refusedPassword(call, password);
  if (refused) return refused;
  const stored = await lock(call, user, me._id);
  if (stored.secondFactorSince === null) refuse(409, t('Two-step login is off already'));
  const wrong = await refusedCode(call, code);
  if (wrong) return wrong;
  await dropFactor(call, me._id);
  await noteSecondFactor(call, me._id, 'second factor off');
  await endSessions(call, ownerOf(me._id), me.sessionID);
  await tellOwner(call, stored, 'off');
  return { status: true, message: t('Two-step login is off') };
});

/** The answer where it is no code of the caller's, whose try stays counted; undefined where it is. */
async function refusedCode(call: Call, code: string) {
  const { _id } = caller(call);
  const subject = codeSubject(_id);
  await countTry(call, [subject, addressSubject(call)]);
  if (!(await takeCode(call, _id, code))) {
    const message = t('This code is wrong or was used already');
    return keptRefusal(call, 400, message, { code: message });
  }
  await forgiveTry(call, subject);
  return undefined;
}

/** For who has neither phone nor recovery code: a superAdmin answers for who they are. */
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
