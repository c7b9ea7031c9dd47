import { t } from '../../../kit/contract/language';
import { type Call, caller, type Route } from '../../../kit/server/call';
import { on } from '../../../kit/server/crud';
import { writeEvent } from '../activity/event.server';
import { type Credential, credentialNamed, credentialOf, isPassword } from '../credential/credential.server';
import { endSession, type Owner, signInStudent } from '../session/session.server';
import { isBlocked, studentByNumber } from '../session/student-identity.server';
import { enter } from './enter.server';
import { login, loginPortal, logout } from './login.contract';
import { refused } from './refused.server';
import { askForCode, secondStep } from './second-step.server';
import { accountSubject, addressSubject, countTry, forgiveTry } from './slow-down.server';

/** Counts the try, compares, and forgets the count where the password is right. */
async function proves(
  call: Call,
  credential: Credential | undefined,
  account: string,
  password: string,
): Promise<boolean> {
  const subject = accountSubject(account);
  await countTry(call, [subject, addressSubject(call)]);
  const right = await isPassword(credential?.passwordHash, password);
  if (right) await forgiveTry(call, subject);
  return right;
}

const staffLogin = on(login, async (call, { username, password }) => {
  const credential = await credentialNamed(call, username);
  const attempt = { label: username, owner: credential?.owner };
  const right = await proves(call, credential, username, password);
  if (!right || !credential) return refused(call, attempt, 401, t('Wrong email or password'));
  const { owner } = credential;
  if (owner.kind === 'student') return refused(call, attempt, 403, t('No permission to access'));
  const user = await call.db
    .selectFrom('app_user')
    .select(['status', 'secondFactorSince'])
    .where('_id', '=', owner.id)
    .executeTakeFirstOrThrow();
  if (!user.status) return refused(call, attempt, 403, t('This account is blocked'));
  if (user.secondFactorSince !== null) return askForCode(call, owner, username);
  return enter(call, owner, username);
});

const portalLogin = on(loginPortal, async (call, { stdID, password }) => {
  const student = await studentByNumber(call, stdID);
  const owner: Owner | undefined = student && { kind: 'student', id: student._id };
  const credential = owner && (await credentialOf(call, owner));
  const attempt = { label: String(stdID), owner };
  // A student's e-mail and number are one account: its tries are counted together.
  const right = await proves(call, credential, credential?.username ?? `number ${stdID}`, password);
  if (!right || !student) return refused(call, attempt, 401, t('Wrong student ID or password'));
  if (isBlocked(student)) return refused(call, attempt, 403, t('This account is blocked'));
  await writeEvent(call, {
    action: 'login',
    resource: 'loginportal',
    recordID: student._id,
    label: student.studentName,
    status: 200,
    owner,
  });
  return signInStudent(call, student, t('Welcome'));
});

const logOut = on(logout, async (call) => {
  const me = caller(call);
  await endSession(call, me.sessionID);
  const owner: Owner = { kind: me.kind === 'student' ? 'student' : 'user', id: me._id };
  await writeEvent(call, {
    action: 'logout',
    resource: 'logout',
    recordID: me._id,
    label: me.name,
    status: 200,
    owner,
  });
  return { status: true, message: t('You are logged out') };
});

export const loginRoutes: Route[] = [staffLogin, secondStep, portalLogin, logOut];
