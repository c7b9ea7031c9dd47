import { sql } from 'kysely';
import type { Edit, Got, Row, Sent } from '#kit/contract/entity';
import { counted, t } from '#kit/contract/language';
import { type Call, caller, type Route } from '#kit/server/call';
import { crud } from '#kit/server/routes/crud';
import type { Scope } from '#kit/server/read/list';
import { change } from '#kit/server/write/change';
import { erase } from '#kit/server/write/erase';
import { insert } from '#kit/server/write/insert';
import { changeOf } from '#house/rights/calls.rules';
import { refuseWithoutRight } from '#house/rights/without-right.server';
import { hashSent } from '#house/credential/hash-sent.server';
import { userLoginProblem } from '#house/credential/login-gate.server';
import { takenUsernames } from '#house/credential/taken-usernames.server';
import { keepPerson } from '#features/people/employee/employee.server';
import { dropTeacherUser, keepTeacherUser, teacherLoginProblem } from '#features/people/user/teacher-user.server';
import { employee } from '#features/people/employee/employee.contract';
import { asEmployee } from './teacher-employee.rules';
import { teacher } from './teacher.contract';

type Teacher = typeof teacher;

/** True if the caller is a teacher, who reads and writes only their own records (R 4.3). */
export function isTeacher(call: Call): boolean {
  return caller(call).userType === 'teacher';
}

export const itself: Scope = (call) => (isTeacher(call) ? sql`t._id = ${caller(call).teacherID}` : undefined);

/** Registers a teacher with a login (A1). */
async function register(call: Call, sent: Sent<Teacher> & { readonly _id: string }): Promise<Got<Teacher>> {
  if (sent.employeeID) refuseWithoutRight(call, changeOf(employee));
  const made = await keepEmployee(call, await insert(call, teacher, sent));
  await keepUser(call, made, sent.password);
  return made;
}

/**
 * Changes a teacher, and with the teacher the login and the employee who is the same person; only callers who may edit employees can name
 * another employee.
 */
async function edit(call: Call, stored: Row<Teacher>, values: Edit<Teacher>): Promise<Got<Teacher>> {
  const { employeeID = stored.employeeID } = values;
  if (employeeID !== stored.employeeID) refuseWithoutRight(call, changeOf(employee));
  const changed = await keepEmployee(call, await change(call, teacher, stored._id, values));
  await keepUser(call, changed, values.password);
  return changed;
}

async function remove(call: Call, { _id }: Row<Teacher>): Promise<Got<Teacher>> {
  const gone = await erase(call, teacher, _id);
  await dropTeacherUser(call, _id);
  return gone;
}

/** Keeps the login in step with the teacher; a password that is left out stays as it is (A25). */
export async function keepUser(
  call: Call,
  { _id, teacherName, teacherPhone, username }: Got<Teacher>,
  password?: string,
): Promise<void> {
  await keepTeacherUser(call, {
    teacherID: _id,
    name: teacherName,
    phone: teacherPhone,
    username,
    ...(password === undefined ? {} : { password }),
  });
}

/**
 * Keeps the employee who is the same person in step with the teacher, and returns the teacher as read after that; there is nothing to do
 * for a teacher who is not an employee.
 */
export async function keepEmployee(call: Call, one: Got<typeof teacher>): Promise<Got<typeof teacher>> {
  if (one.employeeID === null) return one;
  const person = asEmployee(one);
  await keepPerson(call, one.employeeID._id, person);
  return { ...one, employeeID: { ...one.employeeID, name: person.name } };
}

export const teacherRoutes: Route[] = crud(teacher, {
  scope: itself,
  prepare: hashSent,
  create: register,
  free: async (call) => ((await teacherLoginProblem(call)) === undefined ? [] : ['password']),
  said: {
    ofOne: async (call) =>
      (await teacherLoginProblem(call)) === undefined
        ? undefined
        : t('Teacher saved without a login. Whoever has the screens of teachers can open it under Users.'),
    // A preview checks this too and creates no role: as long as the role of teachers does not exist, no right can be lacking.
    ofMany: async (call, count) =>
      (await userLoginProblem(call, 'teacher')) === undefined
        ? undefined
        : counted(
            count,
            'Without a login: {count} teacher. A password in the file is not kept; whoever has the screens of teachers can open the login under Users.',
            'Without a login: {count} teachers. Passwords in the file are not kept; whoever has the screens of teachers can open the logins under Users.',
          ),
  },
  update: edit,
  remove,
  many: { taken: takenUsernames },
});
