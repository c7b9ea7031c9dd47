import { t } from '#kit/contract/language';
import type { Refused } from '#kit/contract/endpoint';
import type { Call } from '#kit/server/call';
import { on } from '#kit/server/routes/crud';
import { writeEvent } from '#house/activity/event.server';
import { credentialOf } from '#house/credential/credential.server';
import { familiesFeature } from '#house/family/families-feature.contract';
import { type PinOwner, usePin } from '#house/credential/login-pin.server';
import {
  formOfPhone,
  guardianAccount,
  guardianByID,
  guardianByPhone,
  type GuardianIdentity,
  isGuardianBlocked,
} from '#house/session/guardian-identity.server';
import { type CodeAsked, loginGuardian, loginPortal, type SignedIn } from '#house/session/login.contract';
import { loginPaths } from '#house/session/login-paths.contract';
import { signInGuardian, signInStudent } from '#house/session/session.server';
import { isBlocked, type StudentIdentity, studentByNumber } from '#house/session/student-identity.server';
import { refused } from './refused.server';
import { forgiveTry } from '#house/tries/slow-down.server';
import { heldLogin, type Proof, tryPasswordOrPin } from './tried-password.server';

/** Somebody who logs in to the portal, with the facts for the log. */
interface Comer {
  readonly owner: PinOwner;
  readonly name: string;
  readonly isBlocked: boolean;
}

export const portalLogin = on(
  loginPortal,
  async (call, { stdID, password }) => {
    const student = await studentByNumber(call, stdID);
    const owner = student && ({ kind: 'student', id: student._id } as const);
    const credential = owner && (await credentialOf(call, owner));
    // A student's e-mail and number are one account, so tries of both are counted together.
    const pinOf = call.house.features.has(familiesFeature.name) ? owner : undefined;
    const tried = { account: credential?.username ?? `number ${stdID}`, credential, password, owner: pinOf };
    return tryPasswordOrPin(call, tried, (within, proof) => enterPortal(within, stdID, proof));
  },
  { transactions: 'own' },
);

async function enterPortal(call: Call, stdID: number, proof: Proof): Promise<unknown> {
  const known = await heldLogin(call, proof);
  // Read again: a block may have come while the password was compared.
  const student = known && (await studentByNumber(call, stdID));
  const attempt = { label: String(stdID), owner: proof.credential?.owner };
  if (!student) return refused(call, attempt, 401, t('Wrong student ID or password'));
  return enter(call, comerOf(student), proof, {
    resource: loginPaths.portal.path,
    signIn: () => signInStudent(call, student, t('Welcome')),
    wrong: () => refused(call, attempt, 401, t('Wrong student ID or password')),
  });
}

function comerOf(student: StudentIdentity): Comer {
  return {
    owner: { kind: 'student', id: student._id },
    name: student.studentName,
    isBlocked: isBlocked(student),
  };
}

export const guardianLogin = on(
  loginGuardian,
  async (call, { guardianPhone, password }) => {
    const form = await formOfPhone(call, guardianPhone, call.house.countryCode);
    const guardian = await guardianByPhone(call, form);
    const owner = guardian && ({ kind: 'guardian', id: guardian._id } as const);
    const credential = owner && (await credentialOf(call, owner));
    const tried = { account: guardianAccount(form), credential, password, owner };
    return tryPasswordOrPin(call, tried, (within, proof) => enterAsGuardian(within, guardianPhone, form, proof));
  },
  { transactions: 'own' },
);

async function enterAsGuardian(call: Call, phone: string, form: string, proof: Proof): Promise<unknown> {
  const attempt = { label: phone, owner: proof.credential?.owner };
  const wrong = () => refused(call, attempt, 401, t('Wrong phone or password'));
  // Locked before the login, as in edits of a guardian; the phone may have changed meanwhile.
  const guardian = await heldGuardian(call, proof);
  if (!(await heldLogin(call, proof)) || !guardian || guardian.phoneForm !== form) return wrong();
  const { _id: id, guardianName: name } = guardian;
  const comer: Comer = { owner: { kind: 'guardian', id }, name, isBlocked: isGuardianBlocked(guardian) };
  return enter(call, comer, proof, {
    resource: loginPaths.guardian.path,
    signIn: () => signInGuardian(call, guardian, t('Welcome')),
    wrong,
  });
}

/** The guardian whose password or PIN was right, held until the call ends. */
async function heldGuardian(
  call: Call,
  { credential, isRight, pinHash }: Proof,
): Promise<GuardianIdentity | undefined> {
  if (!credential || !(isRight || pinHash !== undefined)) return undefined;
  await call.db
    .selectFrom('guardian')
    .select('_id')
    .where('_id', '=', credential.owner.id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return guardianByID(call, credential.owner.id);
}

interface Ways {
  readonly resource: string;
  readonly signIn: () => Promise<SignedIn>;
  readonly wrong: () => Promise<Refused>;
}

/** Lets in somebody with a right password; answers the handle for choosing one to somebody with a right PIN. */
async function enter(
  call: Call,
  { owner, name, isBlocked: isOut }: Comer,
  { isRight, pinHash, lane }: Proof,
  { resource, signIn, wrong }: Ways,
): Promise<SignedIn | CodeAsked | Refused> {
  const challenge = isOut || isRight || pinHash === undefined ? undefined : await usePin(call, owner, pinHash);
  if (!isOut && !isRight && challenge === undefined) return wrong();
  // After the PIN, as in the one order of locks.
  await forgiveTry(call, lane);
  if (isOut) return refused(call, { label: name, owner }, 403, t('This account is blocked'));
  const action = challenge === undefined ? 'login' : 'PIN used';
  await writeEvent(call, { action, resource, recordID: owner.id, label: name, status: 200, owner });
  if (challenge === undefined) return signIn();
  return { status: true, message: t('Choose the password with which you log in from now on'), challenge };
}
