import { t } from '#kit/contract/language';
import { likeness } from '#kit/contract/likeness';
import { record } from '#kit/server/activity-log';
import type { Hashed } from '#kit/server/bounded/hashing';
import { type Call, caller } from '#kit/server/call';
import { refuse, refuseField } from '#kit/server/refusal';
import { grantProblem } from '#house/role/escalation.rules';
import { roleNamed } from '#house/role/role-named.server';
import { endSessions, type Owner } from '#house/session/session.server';
import type { Seen } from '#house/family/seen.contract';
import { credentialOf, keepCredential, keepNewLogins, setPassword } from './credential.server';
import { keepPin, type PinOwner } from './login-pin.server';

/*
 * The only way to set up a login. Whoever creates one, or sets its password or username, can use it, and so must hold every
 * right that it has. `login-gate.test.ts` proves that nothing else reaches the functions that store credentials.
 */

/** The wanted state of a login; a password left out stays as it is. */
interface Wanted {
  readonly username: string;
  readonly password?: string | undefined;
}

/**
 * Why the caller may not set the login of a user with this role; undefined if the caller has every right that it opens.
 */
export async function userLoginProblem(call: Call, userType: string): Promise<string | undefined> {
  const role = await roleNamed(call, userType);
  return role && grantProblem(caller(call), role);
}

/** Creates or changes the login of a user; 403 if it opens more than the caller's own. */
export async function keepUserLogin(call: Call, login: Wanted & { userID: string; userType: string }): Promise<void> {
  const { userID, userType, username, password } = login;
  const owner: Owner = { kind: 'user', id: userID };
  if ((await userLoginProblem(call, userType)) !== undefined) await refuseChange(call, owner, login);
  await keepCredential(call, { username, password, owner });
}

/** Reserves the username of a user who cannot log in; the password sent is not stored. */
export async function reserveUserLogin(call: Call, { username, userID }: { username: string; userID: string }) {
  await keepCredential(call, { username, owner: { kind: 'user', id: userID } });
}

/**
 * Creates the login of a new student, whose first password is set by the person who registers the student. If that caller may not see
 * what the portal shows, the password opens only the choice of a new one, and the log says who set it.
 */
export async function makeStudentLogin(
  call: Call,
  { studentID, studentName, username, password }: Wanted & { studentID: string; studentName: string },
): Promise<void> {
  const owner: Owner = { kind: 'student', id: studentID };
  // A second record with the id of an existing student is not a new student.
  if (await credentialOf(call, owner)) refuseField(409, '_id', t('This _id is already used'));
  const isFirst = password !== undefined && !call.product.rights.holdsPortal(caller(call), call.brand);
  await keepCredential(call, { username, password, owner, ...(isFirst ? { isFirst } : {}) });
  if (isFirst)
    await record(call, { action: 'first password set', resource: 'student', recordID: studentID, label: studentName });
}

/**
 * Reserves the usernames of new students, who choose their passwords by 'Forgot password?', so that nobody else can log
 * in as them.
 */
export async function reserveStudentLogins(
  call: Call,
  logins: readonly { readonly username: string; readonly studentID: string }[],
): Promise<void> {
  await keepNewLogins(
    call,
    logins.map(({ username, studentID }) => ({ username, owner: { kind: 'student', id: studentID } })),
  );
}

/** Changes the login of a student; 403 if the caller may not see what the portal shows. */
export async function changeStudentLogin(call: Call, login: Wanted & { studentID: string }): Promise<void> {
  const { studentID, username, password } = login;
  const owner: Owner = { kind: 'student', id: studentID };
  if (!call.product.rights.holdsPortal(caller(call), call.brand)) await refuseChange(call, owner, login);
  await keepCredential(call, { username, password, owner });
}

/** Gives a student a PIN; 403 if the caller may not see what the portal shows. */
export async function giveStudentPin(call: Call, studentID: string, hashed: Hashed): Promise<void> {
  if (!call.product.rights.holdsPortal(caller(call), call.brand)) refusePin();
  await givePin(call, { kind: 'student', id: studentID }, hashed);
}

/** Gives a guardian a PIN, and a login if there is none yet; 403 if it opens more than the caller may see. */
export async function giveGuardianPin(
  call: Call,
  { guardianID, opens }: { readonly guardianID: string; readonly opens: readonly Seen[] },
  hashed: Hashed,
): Promise<void> {
  if (guardianLoginProblem(call, opens) !== undefined) refusePin();
  const owner = { kind: 'guardian', id: guardianID } as const;
  if (!(await credentialOf(call, owner))) await keepCredential(call, { username: guardianUsername(guardianID), owner });
  await givePin(call, owner, hashed);
}

/** Why the caller may not let a guardian's login open this; undefined if the caller may see all of it. */
export function guardianLoginProblem(call: Call, opens: readonly Seen[]): string | undefined {
  const me = caller(call);
  const isHeld = opens.every((what) => call.product.rights.holdsGuardians(me, what, call.brand));
  return isHeld ? undefined : t('This login opens more than your own: what it sees is not yours to give');
}

/** The name of a guardian's login, which nobody types: guardians are found by their phone. */
export function guardianUsername(guardianID: string): string {
  return `guardian ${guardianID}`;
}

async function givePin(call: Call, owner: PinOwner, hashed: Hashed): Promise<void> {
  const stored = await credentialOf(call, owner);
  if (!stored) throw new Error('A PIN was given for a login that is not there');
  await keepPin(call, owner, { ...hashed, version: stored.version });
  await endSessions(call, owner);
}

function refusePin(): never {
  refuse(403, t('This login opens more than your own: its PIN is not yours to give'));
}

/** Creates the login of a brand's first user, which no existing user can allow; set-up asks for its code instead. */
export async function makeFirstLogin(call: Call, login: Required<Wanted> & { userID: string }): Promise<void> {
  const { username, password, userID } = login;
  await keepCredential(call, { username, password, owner: { kind: 'user', id: userID } });
}

/**
 * Sets the password of a login for its own owner, who is identified by the current password, by a code sent to the
 * username, or by access to the machine that the server runs on.
 */
export async function setOwnPassword(call: Pick<Call, 'db' | 'now'>, owner: Owner, password: Hashed): Promise<void> {
  await setPassword(call, owner, password);
}

/** Refuses any change of a login with 403; another spelling of the same username is not a change. */
async function refuseChange(call: Call, owner: Owner, { username, password }: Wanted): Promise<void> {
  if (password !== undefined) {
    const says = t("This login opens more than your own. Its owner chooses a new password with 'Forgot password?'.");
    refuseField(403, 'password', says);
  }
  const stored = await credentialOf(call, owner);
  if (stored && likeness(stored.username) === likeness(username)) return;
  const says = t('This login opens more than your own: its username is not yours to change');
  refuseField(403, 'username', says);
}
