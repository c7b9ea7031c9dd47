import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { t } from '../../../kit/contract/language';
import type { Call, Route } from '../../../kit/server/call';
import { on } from '../../../kit/server/crud';
import { refuse, refuseInvalid } from '../../../kit/server/refusal';
import { writeEvent } from '../activity/event.server';
import { credentialNamed, refuseWeakPassword, setPassword } from '../credential/credential.server';
import { keptRefusal } from '../login/kept-refusal.server';
import {
  accountSubject,
  addressSubject,
  countTry,
  forgetFailures,
  forgiveTry,
  resetSubject,
} from '../login/slow-down.server';
import { sendMail } from '../mail/mail.server';
import { confirmProblem } from '../password/password.rules';
import { endSessions, type Owner } from '../session/session.server';
import { askForCode, checkCode, setForgottenPassword } from './password-reset.contract';
import { codeMinutes, takesCode, takesPassword } from './password-reset.rules';

function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}

/** A code is six digits: bound to its handle, its digest is worth nothing without it. */
function codeDigest(handle: string, code: string): string {
  return digest(`${handle} ${code}`);
}

function isSame(a: string, b: string): boolean {
  return timingSafeEqual(Buffer.from(a), Buffer.from(b));
}

async function isSuperAdmin(call: Call, owner: Owner): Promise<boolean> {
  if (owner.kind === 'student') return false;
  const user = await call.db.selectFrom('app_user').select('userType').where('_id', '=', owner.id).executeTakeFirst();
  return user?.userType === 'superAdmin';
}

/** Step 1. What it answers and keeps is the same for an e-mail that nobody has. */
const ask = on(askForCode, async (call, { email }) => {
  await countTry(call, [resetSubject(email)]);
  const handle = randomBytes(24).toString('base64url');
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const credential = await credentialNamed(call, email);
  await call.db.deleteFrom('password_reset').where('expiresAt', '<=', call.now.toISOString()).execute();
  await call.db
    .insertInto('password_reset')
    .values({
      handle: digest(handle),
      email,
      ownerKind: credential?.owner.kind ?? null,
      ownerID: credential?.owner.id ?? null,
      codeDigest: codeDigest(handle, code),
      expiresAt: new Date(call.now.getTime() + codeMinutes * 60_000),
    })
    .execute();
  if (credential) {
    await sendMail(call, {
      to: email,
      subject: t('Your activation code'),
      text: t(
        'Your activation code is {code}. It is valid for {minutes} minutes. If you did not ask for it, do nothing.',
        { code, minutes: codeMinutes },
      ),
      forSuperAdmin: await isSuperAdmin(call, credential.owner),
    });
  }
  return {
    status: true,
    message: t('If this email has an account, an activation code was sent to it'),
    activationCode: handle,
  };
});

/** Step 2: the server compares; a wrong code counts even though it is refused. */
const check = on(checkCode, async (call, { email, activationCode, code }) => {
  await countTry(call, [addressSubject(call)]);
  const reset = await lockReset(call, activationCode);
  const right = reset !== undefined && isSame(reset.codeDigest, codeDigest(activationCode, code.trim()));
  if (!reset || !right || !takesCode(reset, email, call.now)) {
    if (reset)
      await call.db
        .updateTable('password_reset')
        .set({ tries: reset.tries + 1 })
        .where('handle', '=', reset.handle)
        .execute();
    return keptRefusal(call, 400, t('Invalid activation code'), { code: t('Invalid activation code') });
  }
  await call.db.updateTable('password_reset').set({ checked: true }).where('handle', '=', reset.handle).execute();
  await forgiveTry(call, resetSubject(email));
  return { status: true, message: t('Now choose a new password') };
});

/** Step 3 works once, after step 2, within the ten minutes (A22). */
const renew = on(setForgottenPassword, async (call, { email, activationCode, password, confirmPassword }) => {
  const reset = await lockReset(call, activationCode);
  if (!reset || reset.ownerKind === null || reset.ownerID === null || !takesPassword(reset, email, call.now)) {
    return refuse(400, t('Ask for a new code'), { activationCode: t('Ask for a new code') });
  }
  const unlike = confirmProblem(password, confirmPassword);
  if (unlike !== undefined) refuseInvalid({ confirmPassword: unlike });
  refuseWeakPassword(call, password, email, 'password');
  const owner: Owner = { kind: reset.ownerKind, id: reset.ownerID };
  await setPassword(call, owner, password);
  await endSessions(call, owner);
  await forgetFailures(call, accountSubject(email));
  await writeEvent(call, {
    action: 'password reset',
    resource: 'login',
    recordID: owner.id,
    label: email,
    status: 200,
    owner,
  });
  return { status: true, message: t('Your password is changed') };
});

function lockReset(call: Call, handle: string) {
  return call.db
    .selectFrom('password_reset')
    .selectAll()
    .where('handle', '=', digest(handle))
    .forUpdate()
    .executeTakeFirst();
}

export const passwordResetRoutes: Route[] = [ask, check, renew];
