import type { Call } from '#kit/server/call';
import type { PinOwner } from '#house/credential/login-pin.server';
import { noteGuardianLogin } from '#features/academy/guardian/has-login.server';
import { guardianAccount, guardianByID, isGuardianBlocked } from '#house/session/guardian-identity.server';
import type { SignedIn } from '#house/session/login.contract';
import { loginPaths } from '#house/session/login-paths.contract';
import { signInGuardian, signInStudent } from '#house/session/session.server';
import { isBlocked, studentByID } from '#house/session/student-identity.server';

/** The owner of a login who chooses a password after a PIN. */
export interface Bearer {
  readonly name: string;
  /** What the password must not be. */
  readonly names: readonly string[];
  /** The name under which tries at the login are counted. */
  readonly account: string;
  /** The path of the login, for the log. */
  readonly resource: string;
  readonly isBlocked: boolean;
  readonly noteChosen: (call: Call) => Promise<void>;
  readonly signIn: (call: Call, message: string) => Promise<SignedIn>;
}

type Named = PinOwner & { readonly username: string };

/** The owner of a login, with the facts that choosing a password needs; undefined if the owner no longer exists. */
export function bearerOf(call: Call, owner: Named): Promise<Bearer | undefined> {
  return owner.kind === 'student' ? studentWith(call, owner) : guardianWith(call, owner.id);
}

async function studentWith(call: Call, { id, username }: Named): Promise<Bearer | undefined> {
  const student = await studentByID(call, id);
  return (
    student && {
      name: student.studentName,
      names: [username],
      account: username,
      resource: loginPaths.portal.path,
      isBlocked: isBlocked(student),
      noteChosen: async () => undefined,
      // Sessions that were opened with the first password end with it.
      signIn: (within, message) => signInStudent(within, { ...student, hasFirstPassword: false }, message),
    }
  );
}

async function guardianWith(call: Call, id: string): Promise<Bearer | undefined> {
  const guardian = await guardianByID(call, id);
  return (
    guardian && {
      name: guardian.guardianName,
      names: [guardian.guardianPhone, guardian.phoneForm],
      account: guardianAccount(guardian.phoneForm),
      resource: loginPaths.guardian.path,
      isBlocked: isGuardianBlocked(guardian),
      noteChosen: (within) => noteGuardianLogin(within, id),
      signIn: (within, message) => signInGuardian(within, guardian, message),
    }
  );
}

/** Holds the record of a login's owner, which comes before the login in the one order of locks. */
export async function holdBearer(call: Call, { kind, id }: PinOwner): Promise<void> {
  await call.db.selectFrom(kind).select('_id').where('_id', '=', id).forNoKeyUpdate().execute();
}
