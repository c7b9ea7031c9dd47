import { sql } from 'kysely';
import type { Edit, Got, Row, Sent } from '#kit/contract/entity';
import type { Errors } from '#kit/contract/parse';
import { isReachable } from '#kit/contract/reachable';
import { type Call, caller, type Route } from '#kit/server/call';
import { crud } from '#kit/server/routes/crud';
import type { Scope } from '#kit/server/read/list';
import type { OptionFilters } from '#kit/server/read/options';
import { guarded } from '#kit/server/routes/guarded';
import { pictureRoute } from '#kit/server/routes/upload';
import { type Fragment, tableOf } from '#kit/server/sql/fragment';
import { change } from '#kit/server/write/change';
import { erase } from '#kit/server/write/erase';
import { insert, insertMany } from '#kit/server/write/insert';
import { dropCredential, refuseWeakPassword } from '#house/credential/credential.server';
import { hashSent } from '#house/credential/hash-sent.server';
import { changeStudentLogin, makeStudentLogin, reserveStudentLogins } from '#house/credential/login-gate.server';
import { takenUsernames } from '#house/credential/taken-usernames.server';
import { endSessions } from '#house/session/session.server';
import { refuseForeignClassFilter } from '#features/academy/school-class/school-class.server';
import { isTeacher } from '#features/academy/teacher/teacher.server';
import { student } from './student.contract';

type Student = typeof student;
/** A new student, perhaps without an e-mail address; a row of a file may come without a password (E26). */
type NewStudent = Omit<Sent<Student>, 'password'> & { readonly _id: string; readonly password?: string };

/** The condition on students that they are in a class which meets another condition; students who wait for a seat are not in it yet (E9). */
const ofSomeClass = (call: Call, condition: Fragment) =>
  sql`exists (select 1 from ${tableOf(call, 'enrollment')} e join ${tableOf(call, 'school_class')} c on c._id = e."classID"
    where e."studentID" = t._id and e."enrolledStatus" <> 'waiting' and ${condition})`;

export const ownStudents: Scope = (call) =>
  isTeacher(call) ? ofSomeClass(call, sql`c."teacherID" = ${caller(call).teacherID}`) : undefined;

const ofClass: OptionFilters = {
  classID: (value, call) => ofSomeClass(call, sql`c._id = ${value}`),
};

const owner = (id: string) => ({ kind: 'student', id }) as const;

/** The username sent with a new student; undefined without an e-mail address. */
function mailOf({ username }: Pick<NewStudent, 'username'>): string | undefined {
  return username && isReachable(username) ? username : undefined;
}

/** The username under which a student is stored: the database makes one up for a student without an e-mail address. */
function storedUsername({ username }: Pick<Got<Student>, 'username'>): string {
  if (!username) throw new Error('A student is stored without a username');
  return username;
}

/**
 * Registers a student. The login comes first, because the number that `insert` takes is locked until the call ends. Without an e-mail
 * address the username is made from that number, so the login comes after.
 */
export async function register(call: Call, sent: NewStudent): Promise<Got<Student>> {
  const username = mailOf(sent);
  if (username === undefined) {
    const made = await insert(call, student, sent);
    await makeStudentLogin(call, { ...sent, studentID: sent._id, username: storedUsername(made) });
    return made;
  }
  await makeStudentLogin(call, { ...sent, studentID: sent._id, username });
  return insert(call, student, sent);
}

/** Registers the students of a file: those without a password all in one statement, the others one by one. */
async function registerMany(call: Call, rows: readonly NewStudent[]): Promise<void> {
  const made = await insertMany(
    call,
    student,
    rows.filter(({ password }) => password === undefined),
  );
  await reserveStudentLogins(
    call,
    made.map((one) => ({ username: storedUsername(one), studentID: one._id })),
  );
  for (const row of rows) if (row.password !== undefined) await register(call, row);
}

function refuseWeak(call: Call, { password, username }: NewStudent): void {
  if (password !== undefined) refuseWeakPassword(call, password, username ?? '', 'password');
}

/** The rows of a file whose username is taken. */
function takenAmong(call: Call, rows: readonly NewStudent[]): Promise<Map<string, Errors>> {
  return takenUsernames(
    call,
    rows.flatMap((row) => {
      const username = mailOf(row);
      return username === undefined ? [] : [{ _id: row._id, username }];
    }),
  );
}

/** Changes a student; a block or a new password ends the student's sessions at once (A4). */
async function edit(call: Call, { _id: id }: Row<Student>, values: Edit<Student>): Promise<Got<Student>> {
  const { password, studentStatus } = values;
  const changed = await change(call, student, id, values);
  await changeStudentLogin(call, { username: storedUsername(changed), password, studentID: id });
  if (password !== undefined || studentStatus === 'blocked') await endSessions(call, owner(id));
  return changed;
}

async function remove(call: Call, { _id: id }: Row<Student>): Promise<Got<Student>> {
  const gone = await erase(call, student, id);
  await dropCredential(call, owner(id));
  return gone;
}

export const studentRoutes: Route[] = [
  ...crud(student, {
    scope: ownStudents,
    before: refuseForeignClassFilter,
    prepare: hashSent,
    optionFilters: ofClass,
    create: register,
    update: edit,
    remove,
    many: { check: refuseWeak, taken: takenAmong, create: registerMany },
  }),
  ...guarded(refuseForeignClassFilter, [pictureRoute(student, 'photo', ownStudents)]),
];
