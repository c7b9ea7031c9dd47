import { sql } from 'kysely';
import { noMoney } from '#kit/rules/money';
import type { Call, Route } from '#kit/server/call';
import type { Scope } from '#kit/server/read/list';
import { refuseForeign, refuseNotYours } from '#kit/server/read/send';
import { tableOf } from '#kit/server/sql/fragment';
import { student } from '#features/academy/student/student.contract';
import { ownStudents } from '#features/academy/student/student.server';
import { isTeacher } from '#features/academy/teacher/teacher.server';
import { owedByAll } from '#features/counter/open-debt/open-debts.server';
import { type About, followUpCallsWith } from '#features/ledger/follow-up/follow-up-calls.server';

/** A teacher follows up students of own classes alone. */
const ofOwnStudents: Scope = (call) => {
  const own = ownStudents(call);
  return own && sql`t."studentID" in (select t._id from ${tableOf(call, student.table)} t where ${own})`;
};

async function refuseForeignPerson(call: Call, { studentID }: About): Promise<void> {
  if (!isTeacher(call)) return;
  if (!studentID) refuseNotYours();
  await refuseForeign(call, student, studentID, ownStudents);
}

export const followUpRoutes: Route[] = followUpCallsWith({
  scope: ofOwnStudents,
  refuseForeign: refuseForeignPerson,
  owed: async (call, who) => (await owedByAll(call, [who])).get(who) ?? noMoney,
});
