import { sql } from 'kysely';
import type { Edit, Got, Row, Sent } from '#kit/contract/entity';
import { t } from '#kit/contract/language';
import { record } from '#kit/server/activity-log';
import type { Call, Route } from '#kit/server/call';
import { importRoute } from '#kit/server/import/import';
import { readRecords, refuseForeign, sendList } from '#kit/server/read/send';
import { uuid } from '#kit/server/record-id';
import { refuseConflict, refuseInvalid, refuseMissing } from '#kit/server/refusal';
import { crud, idOf, on } from '#kit/server/routes/crud';
import { sentOf } from '#kit/server/routes/sent';
import { allOf, tableOf } from '#kit/server/sql/fragment';
import { change, find, lock } from '#kit/server/write/change';
import { erase } from '#kit/server/write/erase';
import { insert } from '#kit/server/write/insert';
import { dropCredential } from '#house/credential/credential.server';
import { giveGuardianPin } from '#house/credential/login-gate.server';
import { endPin } from '#house/credential/login-pin.server';
import { endSessions } from '#house/session/session.server';
import { tellPin } from '#features/academy/student/pin.server';
import { fromParentsRoute } from './from-parents.server';
import { guardian, guardianLine } from './guardian.contract';
import { childrenProblems, lineProblems, opensOf } from './guardian.rules';
import { keepLine, refuseMoreToSee, withFewGuardians } from './guardian-line.server';
import { ofOwnStudents, refuseForeignChildren } from './own-guardians.server';
import { guardianPin } from './pin.contract';

const guardianPinRoute = on(
  guardianPin,
  async (outside) => {
    const id = idOf(outside);
    if (!(await find(outside, guardian, id))) refuseMissing();
    await refuseForeign(outside, guardian, id, ofOwnStudents);
    return tellPin(outside, async (call, hashed) => {
      const { guardianName: label, guardianStatus } = await lock(call, guardian, id);
      if (guardianStatus === 'blocked') refuseConflict(t('This account is blocked'));
      const [{ children } = refuseMissing()] = await readRecords(call, guardian, [id]);
      await giveGuardianPin(call, { guardianID: id, opens: opensOf(children) }, hashed);
      await record(call, { action: 'PIN issued', resource: guardian.path, recordID: id, label });
    });
  },
  { transactions: 'own' },
);

type Guardian = typeof guardian;

const ownerOf = (id: string) => ({ kind: 'guardian', id }) as const;

async function enter(call: Call, sent: Sent<Guardian> & { readonly _id: string }): Promise<Got<Guardian>> {
  refuseInvalid(childrenProblems(sent.children, call.today));
  await refuseForeignChildren(call, sent.children);
  return withFewGuardians(call, sent.children ?? [], () => insert(call, guardian, sent));
}

/**
 * Changes a guardian. A block or a new phone ends the sessions at once, and a new phone the PIN too, which was told to the owner of the
 * old one (FA4).
 */
async function edit(call: Call, stored: Row<Guardian>, values: Edit<Guardian>): Promise<Got<Guardian>> {
  const { _id, guardianPhone } = stored;
  refuseInvalid(childrenProblems(values.children, call.today));
  await refuseForeignChildren(call, values.children);
  if (values.children) await refuseMoreToSee(call, stored, values.children);
  const changed = await withFewGuardians(call, values.children ?? [], () => change(call, guardian, _id, values));
  const hasMoved = changed.guardianPhone !== guardianPhone;
  if (hasMoved) await endPin(call, ownerOf(_id));
  if (hasMoved || changed.guardianStatus === 'blocked') await endSessions(call, ownerOf(_id));
  return changed;
}

async function remove(call: Call, { _id }: Row<Guardian>): Promise<Got<Guardian>> {
  const gone = await erase(call, guardian, _id);
  await dropCredential(call, ownerOf(_id));
  return gone;
}

/** The filter `studentID` of the list of guardians: those of one student. */
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
    remove,
  }),
  importRoute(guardianLine, {
    read: (call, body) => sentOf(call, guardianLine, body),
    many: { check: (call, line) => refuseInvalid(lineProblems(line, call.today)) },
    keepOne: keepLine,
    said: async () => undefined,
  }),
  fromParentsRoute,
  guardianPinRoute,
];
