import { sql } from 'kysely';
import type { Edit, Got, Row, Sent } from '#kit/contract/entity';
import { t } from '#kit/contract/language';
import type { Call, Route } from '#kit/server/call';
import { importRoute } from '#kit/server/import/import';
import type { Scope } from '#kit/server/read/list';
import { sendList } from '#kit/server/read/send';
import { uuid } from '#kit/server/record-id';
import { refuseInvalid } from '#kit/server/refusal';
import { crud } from '#kit/server/routes/crud';
import { sentOf } from '#kit/server/routes/sent';
import { allOf, tableOf } from '#kit/server/sql/fragment';
import { change } from '#kit/server/write/change';
import { insert } from '#kit/server/write/insert';
import { ownStudents } from '#features/academy/student/student.server';
import { withFewGuardians } from './few-guardians.server';
import { fromParentsRoute } from './from-parents.server';
import { guardian, guardianLine } from './guardian.contract';
import { childrenProblems, lineProblems } from './guardian.rules';
import { keepLine } from './guardian-line.server';

type Guardian = typeof guardian;

async function enter(call: Call, sent: Sent<Guardian> & { readonly _id: string }): Promise<Got<Guardian>> {
  refuseInvalid(childrenProblems(sent.children, call.today));
  return withFewGuardians(call, sent.children ?? [], () => insert(call, guardian, sent));
}

async function edit(call: Call, { _id }: Row<Guardian>, values: Edit<Guardian>): Promise<Got<Guardian>> {
  refuseInvalid(childrenProblems(values.children, call.today));
  return withFewGuardians(call, values.children ?? [], () => change(call, guardian, _id, values));
}

/** A teacher sees the guardians of own students (A15). */
export const ofOwnStudents: Scope = (call) => {
  const own = ownStudents(call);
  return (
    own &&
    sql`t._id in (select c."guardianID" from ${tableOf(call, 'guardian_child')} c
      join ${tableOf(call, 'student')} t on t._id = c."studentID" where ${own})`
  );
};

/** `studentID` in a list of guardians: those of one student. */
function listOfChild(call: Call, usual: (call: Call) => Promise<unknown>): Promise<unknown> {
  const { studentID, ...query } = call.query;
  if (studentID === undefined) return usual(call);
  if (!uuid.test(studentID)) refuseInvalid({ studentID: t('Choose from the list') });
  const own = ofOwnStudents(call);
  const ofChild = sql`t._id in (select "guardianID" from ${tableOf(call, 'guardian_child')} where "studentID" = ${studentID})`;
  return sendList({ ...call, query }, guardian, () => (own ? allOf([own, ofChild]) : ofChild));
}

export const guardianRoutes: Route[] = [
  ...crud(guardian, {
    scope: ofOwnStudents,
    without: ['import'],
    list: { query: ['studentID'], answer: listOfChild },
    create: enter,
    update: edit,
  }),
  importRoute(guardianLine, {
    read: (call, body) => sentOf(call, guardianLine, body),
    many: { check: (call, line) => refuseInvalid(lineProblems(line, call.today)) },
    keepOne: keepLine,
    said: async () => undefined,
  }),
  fromParentsRoute,
];
