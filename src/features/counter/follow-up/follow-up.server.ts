import { sql } from 'kysely';
import { noMoney, sum } from '#kit/rules/money';
import { type Call, caller, type Route } from '#kit/server/call';
import type { Scope } from '#kit/server/read/list';
import { refuseForeign, refuseNotYours, sendList } from '#kit/server/read/send';
import type { OwnWay } from '#kit/server/routes/crud-parts';
import { refuseInvalid } from '#kit/server/refusal';
import { uuid } from '#kit/server/record-id';
import { allOf, type Fragment, tableOf } from '#kit/server/sql/fragment';
import { askPrepared } from '#kit/server/sql/statement';
import { t } from '#kit/contract/language';
import { listOf } from '#house/rights/calls.rules';
import { guardian } from '#features/academy/guardian/guardian.contract';
import { ofOwnStudents as ownGuardians } from '#features/academy/guardian/own-guardians.server';
import { student } from '#features/academy/student/student.contract';
import { ownStudents } from '#features/academy/student/student.server';
import { isTeacher } from '#features/academy/teacher/teacher.server';
import { owedByAll } from '#features/counter/open-debt/open-debts.server';
import { type About, followUpCallsWith, ofNotes } from '#features/ledger/follow-up/follow-up-calls.server';
import { followUp } from '#features/ledger/follow-up/follow-up.contract';

/** The scope of follow-ups: to a teacher, those of the teacher's own classes; those of visitors only to callers who may read visitor notes. */
const narrowed = (call: Call) => [ofOwn(call), ofVisitors(call)].flatMap((one) => one ?? []);

const scope: Scope = (call) => {
  const conditions = narrowed(call);
  return conditions.length === 0 ? undefined : allOf(conditions);
};

/** The condition that a follow-up is about a student of the caller's own classes, or a guardian of one; undefined for callers other than teachers. */
function ofOwn(call: Call): Fragment | undefined {
  const [own, theirs] = [ownStudents(call), ownGuardians(call)];
  if (!own || !theirs) return undefined;
  return sql`(t."studentID" in (select t._id from ${tableOf(call, student.table)} t where ${own})
    or t."guardianID" in (select t._id from ${tableOf(call, guardian.table)} t where ${theirs}))`;
}

function ofVisitors(call: Call): Fragment | undefined {
  const right = `${listOf(followUp)} ${ofNotes}`;
  const mayRead = call.product.rights.problem(right, caller(call), call.brand) === undefined;
  return mayRead ? undefined : sql`t."noteID" is null`;
}

/** The filter `familyOf=`: what was said to a student and to the student's guardians (ME12). */
const byFamily: OwnWay = {
  query: ['familyOf'],
  answer: async (call, usual) => {
    const { familyOf, ...query } = call.query;
    if (familyOf === undefined) return usual(call);
    if (!uuid.test(familyOf)) refuseInvalid({ familyOf: t('Choose from the list') });
    const family = sql`(t."studentID" = ${familyOf} or t."guardianID" in (select c."guardianID"
      from ${tableOf(call, 'guardian_child')} c where c."studentID" = ${familyOf}))`;
    return sendList({ ...call, query }, followUp, () => allOf([family, ...narrowed(call)]));
  },
};

async function refuseForeignPerson(call: Call, { studentID, guardianID }: About): Promise<void> {
  if (!isTeacher(call)) return;
  if (studentID) return refuseForeign(call, student, studentID, ownStudents);
  if (!guardianID) refuseNotYours();
  await refuseForeign(call, guardian, guardianID, ownGuardians);
}

/** The people whose debts a follow-up is about: for a guardian, all children. */
async function debtorsOf(call: Call, { studentID, customerID, guardianID }: About): Promise<string[]> {
  if (!guardianID) return [studentID, customerID].flatMap((id) => id ?? []);
  const children = await askPrepared<{ studentID: string }>(
    call.db,
    sql`select "studentID" from ${tableOf(call, 'guardian_child')} where "guardianID" = ${guardianID}`,
  );
  return children.map((child) => child.studentID);
}

export const followUpRoutes: Route[] = followUpCallsWith({
  scope,
  list: byFamily,
  refuseForeign: refuseForeignPerson,
  owed: async (call, about) => {
    const owed = await owedByAll(call, await debtorsOf(call, about));
    return owed.size === 0 ? noMoney : sum([...owed.values()]);
  },
});
