import type { Edit, Got, Sent } from '../../../kit/contract/entity';
import { type Call, caller, type Route } from '../../../kit/server/call';
import { crud } from '../../../kit/server/crud';
import type { Scope } from '../../../kit/server/read/list';
import type { OptionFilters } from '../../../kit/server/read/options';
import { pictureRoute } from '../../../kit/server/upload';
import { change } from '../../../kit/server/write/change';
import { erase } from '../../../kit/server/write/erase';
import { insert } from '../../../kit/server/write/insert';
import { dropCredential, keepCredential } from '../../access/credential/credential.server';
import { endSessions } from '../../access/session/session.server';
import { refusingForeignClass } from '../school-class/school-class.server';
import { isTeacher } from '../teacher/teacher.server';
import { student } from './student.contract';

type Student = typeof student;

/** Who waits for a seat is not yet of the class (E9). */
const ofSomeClass = (schema: string, condition: string) =>
  `exists (select 1 from ${schema}.enrollment e join ${schema}.school_class c on c._id = e."classID"
    where e."studentID" = t._id and e."enrolledStatus" <> 'waiting' and ${condition})`;

export const ownStudents: Scope = (call, bound) =>
  isTeacher(call) ? ofSomeClass(call.brand, `c."teacherID" = ${bound.add(caller(call).teacherID)}`) : undefined;

const ofClass: OptionFilters = {
  classID: (value, schema, add) => ofSomeClass(schema, `c._id = ${add(value)}`),
};

const owner = (id: string) => ({ kind: 'student', id }) as const;

/** The login comes first: hashing is slow, and the number that `insert` takes is locked until the call ends. */
async function register(call: Call, sent: Sent<Student> & { readonly _id: string }): Promise<Got<Student>> {
  await keepCredential(call, { username: sent.username, password: sent.password, owner: owner(sent._id) });
  return insert(call, student, sent);
}

/** A block or a new password ends the student's sessions at once (A4). */
async function edit(call: Call, id: string, values: Edit<Student>): Promise<Got<Student>> {
  const { password, studentStatus } = values;
  const changed = await change(call, student, id, values);
  await keepCredential(call, { username: changed.username, password, owner: owner(id) });
  if (password !== undefined || studentStatus === 'blocked') await endSessions(call, owner(id));
  return changed;
}

async function remove(call: Call, id: string): Promise<Got<Student>> {
  const gone = await erase(call, student, id);
  await dropCredential(call, owner(id));
  return gone;
}

export const studentRoutes: Route[] = refusingForeignClass([
  ...crud(student, { scope: ownStudents, optionFilters: ofClass, create: register, update: edit, remove }),
  pictureRoute(student, 'photo', ownStudents),
]);
