import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { t } from '#kit/contract/language';
import { type Hashed, hashPassword } from '#kit/server/bounded/hashing';
import type { Call, Route } from '#kit/server/call';
import { on } from '#kit/server/routes/crud';
import { keepReset, noteTry } from '#house/credential/stored-reset.server';
import { refuseInvalid, refuseField } from '#kit/server/refusal';
import { writeEvent } from '#house/activity/event.server';
import { credentialNamed, lockCredential, refuseWeakPassword } from '#house/credential/credential.server';
import { setOwnPassword } from '#house/credential/login-gate.server';
import { committedRefusal } from '#house/tries/committed-refusal.server';
import {
  addressSubject,
  countTry,
  forgetAccount,
  forgiveTry,
  resetAddressSubject,
  resetSubject,
} from '#house/tries/slow-down.server';
import { sendMail } from '#house/mail/mail.server';
import { confirmProblem } from '#house/password/password.rules';
import { knownPlace } from '#house/session/known-place.server';
import { endSessions, type Owner } from '#house/session/session.server';
import { askForCode, checkCode, setForgottenPassword } from './password-reset.contract';
import { type AskedReset, codeMinutes, takesCode, takesPassword } from '#house/credential/password-reset.rules';

function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}

/** A reset as it is stored. */
interface StoredReset extends AskedReset {
  readonly handle: string;
  readonly ownerKind: Owner['kind'] | null;
  readonly ownerID: string | null;
  readonly codeDigest: string;
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

/** Step 1. It answers and stores the same for an e-mail that nobody has. */
const ask = on(askForCode, async (call, { email }) => {
  const credential = await credentialNamed(call, email);
  const lane = resetSubject(email, await knownPlace(call, credential?.owner));
  await countTry(call, [lane, resetAddressSubject(call)]);
  const handle = randomBytes(24).toString('base64url');
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  await keepReset(call, {
    handle: digest(handle),
    email,
    ownerKind: credential?.owner.kind ?? null,
    ownerID: credential?.owner.id ?? null,
    codeDigest: codeDigest(handle, code),
    expiresAt: new Date(call.now.getTime() + codeMinutes * 60_000),
    credentialVersion: credential?.version ?? null,
  });
  if (credential) {
    await sendMail(call, {
      // Sent to the stored address and never to the typed one: an address that only looks the same is another mailbox.
      to: credential.username,
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
    if (reset) await noteTry(call, reset.handle, { tries: reset.tries + 1 });
    return committedRefusal(call, 400, t('Invalid activation code'), { code: t('Invalid activation code') });
  }
  await noteTry(call, reset.handle, { checked: true });
  const { owner } = (await credentialNamed(call, email)) ?? {};
  await forgiveTry(call, resetSubject(email, await knownPlace(call, owner)));
  return { status: true, message: t('Now choose a new password') };
});

/** Step 3: sets the password; it works once, after step 2, within the ten minutes (A22). */
const renew = on(
  setForgottenPassword,
  async (outside, { email, activationCode, password, confirmPassword }) => {
    const begun = await resetNamed(outside, activationCode).executeTakeFirst();
    const whose = ownerOf(outside, begun, email);
    if (!whose) {
      await outside.transact((call) => countTry(call, [addressSubject(call)]));
      return refuseCode();
    }
    const unlike = confirmProblem(password, confirmPassword);
    if (unlike !== undefined) refuseInvalid({ confirmPassword: unlike });
    refuseWeakPassword(outside, password, email, 'password');
    const hashed = await hashPassword(password);
    return outside.transact(async (call) => {
      // Checked again once nobody else can change the login, so that of two calls with the same code only one sets the password.
      await lockCredential(call, whose);
      const owner = ownerOf(call, await lockReset(call, activationCode), email);
      return owner ? keepForgotten(call, owner, email, hashed) : refuseCode();
    });
  },
  { transactions: 'own' },
);

/** The login whose password a reset sets; undefined if it sets none, or no longer does. */
function ownerOf(call: Call, reset: StoredReset | undefined, email: string): Owner | undefined {
  if (!reset || reset.ownerKind === null || reset.ownerID === null) return undefined;
  return takesPassword(reset, email, call.now) ? { kind: reset.ownerKind, id: reset.ownerID } : undefined;
}

function refuseCode(): never {
  return refuseField(400, 'activationCode', t('Ask for a new code'));
}

async function keepForgotten(call: Call, owner: Owner, email: string, password: Hashed): Promise<unknown> {
  await setOwnPassword(call, owner, password);
  await endSessions(call, owner);
  await forgetAccount(call, email);
  await writeEvent(call, {
    action: 'password reset',
    resource: 'login',
    recordID: owner.id,
    label: email,
    status: 200,
    owner,
  });
  return { status: true, message: t('Your password is changed') };
}

/** The reset with this handle, as long as the login has not changed since the reset was begun. */
function resetNamed(call: Call, handle: string) {
  return call.db
    .selectFrom('password_reset as r')
    .leftJoin('credential as c', (join) =>
      join
        .onRef('c.ownerKind', '=', 'r.ownerKind')
        .onRef('c.ownerID', '=', 'r.ownerID')
        .onRef('c.version', '=', 'r.credentialVersion'),
    )
    .selectAll('r')
    .where('r.handle', '=', digest(handle))
    .where((one) => one.or([one('r.ownerID', 'is', null), one('c.version', 'is not', null)]));
}

async function lockReset(call: Call, handle: string): Promise<StoredReset | undefined> {
  return resetNamed(call, handle).forUpdate('r').executeTakeFirst();
}

export const passwordResetRoutes: Route[] = [ask, check, renew];
