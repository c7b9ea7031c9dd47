import type { Edit, Got, Sent } from '../../../kit/contract/entity';
import { type Call, caller, type Route } from '../../../kit/server/call';
import { crud } from '../../../kit/server/crud';
import type { Scope } from '../../../kit/server/read/list';
import { change } from '../../../kit/server/write/change';
import { erase } from '../../../kit/server/write/erase';
import { insert } from '../../../kit/server/write/insert';
import { dropTeacherUser, keepTeacherUser } from '../../access/user/teacher-user.server';
import { teacher } from './teacher.contract';

type Teacher = typeof teacher;

/** True where a teacher calls, who sees and writes what is his own alone (R 4.3). */
export function isTeacher(call: Call): boolean {
  return caller(call).userType === 'teacher';
}

export const itself: Scope = (call, bound) =>
  isTeacher(call) ? `t._id = ${bound.add(caller(call).teacherID)}` : undefined;

/** Registers a teacher with its login (A1). */
async function register(call: Call, sent: Sent<Teacher> & { readonly _id: string }): Promise<Got<Teacher>> {
  const made = await insert(call, teacher, sent);
  await keepUser(call, made, sent.password);
  return made;
}

async function edit(call: Call, id: string, values: Edit<Teacher>): Promise<Got<Teacher>> {
  const changed = await change(call, teacher, id, values);
  await keepUser(call, changed, values.password);
  return changed;
}

async function remove(call: Call, id: string): Promise<Got<Teacher>> {
  const gone = await erase(call, teacher, id);
  await dropTeacherUser(call, id);
  return gone;
}

/** Keeps the login in step with its teacher; an absent password stays as it is (A25). */
async function keepUser(
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

export const teacherRoutes: Route[] = crud(teacher, {
  scope: itself,
  create: register,
  update: edit,
  remove,
});
