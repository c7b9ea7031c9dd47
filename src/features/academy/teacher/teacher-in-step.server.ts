import { sql } from 'kysely';
import type { Call } from '#kit/server/call';
import { readRecords } from '#kit/server/read/send';
import { type Fragment, tableOf } from '#kit/server/sql/fragment';
import { askPrepared } from '#kit/server/sql/statement';
import { change } from '#kit/server/write/change';
import type { EmployeeFollower } from '#features/people/employee/employee-follower.server';
import { isSamePerson } from '#features/people/employee/employee.rules';
import type { UserFollower } from '#features/people/user/user-follower.server';
import { teacher } from './teacher.contract';
import { asEmployee, asTeacher } from './teacher-employee.rules';
import { keepEmployee, keepUser } from './teacher.server';

/** The teacher that a condition finds, locked until the call ends. */
async function heldTeacher(call: Call, where: Fragment): Promise<string | undefined> {
  const [row] = await askPrepared<{ _id: string }>(
    call.db,
    sql`select _id from ${tableOf(call, 'teacher')} where ${where} for no key update`,
  );
  return row?._id;
}

/** Locks a teacher before the employee, and both before the user, in the one order of locks. */
async function holdPersonOf(call: Call, userID: string): Promise<void> {
  const teacherID = await heldTeacher(
    call,
    sql`_id = (select "teacherID" from ${tableOf(call, 'app_user')} where _id = ${userID})`,
  );
  if (teacherID === undefined) return;
  await askPrepared(
    call.db,
    sql`select 1 from ${tableOf(call, 'employee')}
      where _id = (select "employeeID" from ${tableOf(call, 'teacher')} where _id = ${teacherID}) for no key update`,
  );
}

/** Keeps a teacher in step with the teacher's user, which was changed on the users screen or by its owner (A1). */
export const userInStep: UserFollower = {
  hold: holdPersonOf,
  follow: async (call, teacherID, { name, phone, username }) => {
    await call.db
      .updateTable('teacher')
      .set({ teacherName: name, teacherPhone: phone, username, updatedAt: call.now, __v: sql<number>`__v + 1` })
      .where('_id', '=', teacherID)
      .where((one) =>
        one.or([one('teacherName', '!=', name), one('teacherPhone', '!=', phone), one('username', '!=', username)]),
      )
      .execute();
    const [one] = await readRecords(call, teacher, [teacherID]);
    if (one) await keepEmployee(call, one);
  },
};

/** Keeps a teacher and the teacher's user in step with the employee who is the same person and was changed. */
export const employeeInStep: EmployeeFollower = {
  hold: async (call, employeeID) => {
    await heldTeacher(call, sql`"employeeID" = ${employeeID}`);
  },
  follow: async (call, changed) => {
    const teacherID = await heldTeacher(call, sql`"employeeID" = ${changed._id}`);
    const [one] = teacherID === undefined ? [] : await readRecords(call, teacher, [teacherID]);
    if (!one || isSamePerson(asEmployee(one), changed)) return;
    await keepUser(call, await change(call, teacher, one._id, { ...asTeacher(changed) }));
  },
};
