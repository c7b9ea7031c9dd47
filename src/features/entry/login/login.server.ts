import { t } from '#kit/contract/language';
import { isPassword } from '#kit/server/bounded/hashing';
import { type Call, caller, type Route } from '#kit/server/call';
import { countLogin } from '#kit/server/http/quota';
import { quotaOf } from '#house/session/caller.server';
import { on } from '#kit/server/routes/crud';
import { writeEvent } from '#house/activity/event.server';
import { type Credential, credentialNamed, credentialOf, isUnchanged } from '#house/credential/credential.server';
import { knownPlace } from '#house/session/known-place.server';
import { endSession, type Owner, signInStudent } from '#house/session/session.server';
import { isBlocked, type StudentIdentity, studentByNumber } from '#house/session/student-identity.server';
import { countedTry, inTurn } from '#house/tries/counted-try.server';
import { enter } from './enter.server';
import { login, loginPortal, logout } from '#house/session/login.contract';
import { refused } from './refused.server';
import { askForCode, secondStep } from './second-step.server';
import { accountSubject, addressSubject, forgiveTry, type Subject } from '#house/tries/slow-down.server';

/** A password as it was typed for an account, counted and compared with what is kept. */
interface Proof {
  /** The lane in which it is counted. */
  readonly lane: Subject;
  readonly credential: Credential | undefined;
  readonly isRight: boolean;
}

/** What was typed: the name of the account, its login if there is one, and the password. */
interface Typed {
  readonly account: string;
  readonly credential: Credential | undefined;
  readonly password: string;
}

/** Counts the try and compares, holding neither a connection nor a lock, and enters with what that proved. */
async function tryPassword(
  call: Call,
  { account, credential, password }: Typed,
  enterWith: (call: Call, proof: Proof) => Promise<unknown>,
): Promise<unknown> {
  const lane = accountSubject(account, await knownPlace(call, credential?.owner));
  return countedTry(call, {
    subjects: [lane, addressSubject(call)],
    make: async () => {
      const isRight = await isPassword(credential?.passwordHash, password);
      if (isRight && credential)
        countLogin(call, quotaOf(credential.owner), `${credential.owner.kind} ${credential.owner.id}`);
      return isRight;
    },
    conclude: (isRight) => inTurn(call, (within) => enterWith(within, { lane, credential, isRight })),
  });
}

/** The login whose password was right and is still the same, whose count is forgotten then. */
async function provedLogin(call: Call, { lane, credential, isRight }: Proof): Promise<Credential | undefined> {
  if (!isRight || !credential || !(await isUnchanged(call, credential))) return undefined;
  await forgiveTry(call, lane);
  return credential;
}

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
  // Locked before the login is: whoever edits a user takes both in this order.
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

const portalLogin = on(
  loginPortal,
  async (call, { stdID, password }) => {
    const student = await studentByNumber(call, stdID);
    const credential = student && (await credentialOf(call, { kind: 'student', id: student._id }));
    // A student's e-mail and number are one account: its tries are counted together.
    const tried = { account: credential?.username ?? `number ${stdID}`, credential, password };
    return tryPassword(call, tried, (within, proof) => enterPortal(within, stdID, student, proof));
  },
  { transactions: 'own' },
);

async function enterPortal(
  call: Call,
  stdID: number,
  known: StudentIdentity | undefined,
  proof: Proof,
): Promise<unknown> {
  const owner: Owner | undefined = known && { kind: 'student', id: known._id };
  const attempt = { label: String(stdID), owner };
  // Read again: a block may have come while the password was compared.
  const student = (await provedLogin(call, proof)) && (await studentByNumber(call, stdID));
  if (!student) return refused(call, attempt, 401, t('Wrong student ID or password'));
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
}

const logOut = on(
  logout,
  async (call) => {
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
  },
  { saves: 'nothing' },
);

export const loginRoutes: Route[] = [staffLogin, secondStep, portalLogin, logOut];
