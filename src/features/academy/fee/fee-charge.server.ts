import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { BodyOf } from '#kit/contract/endpoint';
import type { Got } from '#kit/contract/entity';
import { counted, t } from '#kit/contract/language';
import { record } from '#kit/server/activity-log';
import { type Call, refuseCancelled } from '#kit/server/call';
import { saved } from '#kit/server/routes/crud';
import { readRecords } from '#kit/server/read/send';
import { noMoney, sum } from '#kit/rules/money';
import { refuseConflict, refuseInvalid } from '#kit/server/refusal';
import { isPreview } from '#kit/server/routes/preview';
import { type Fragment, tableOf } from '#kit/server/sql/fragment';
import { waitingProblem } from './charged-enrollment.rules';
import type { chargeAllClasses, chargeClass, chargeStudent } from './charge.contract';
import { fee } from './fee.contract';
import { previewCharge } from './charge-preview.server';
import { type Charge, monthCharged } from './charge-terms.server';
import { charge, type Charged, type MadeFee } from './charging.server';
import { holdCredits, payFromCredit } from './credit-at-charge.server';
import { allClassesProblems, chargeProblems } from './fee.rules';

/** The number of progress reports while all classes are charged. */
const watchedSteps = 25;

/** Above this number, fees are answered with only their id and number. */
const mostInFull = 500;

/** `POST fee`: one fee per active enrollment of a class (D2). */
export async function toClass(call: Call, body: BodyOf<typeof chargeClass>) {
  refuseInvalid(chargeProblems(body));
  await holdClass(call, body.classID);
  const who = sql`e."classID" = ${body.classID} and e."enrolledStatus" = 'active'`;
  if (isPreview(call)) return previewCharge(call, body, who);
  const credits = await holdCredits(call, studentsOf(call, who));
  const charged = await charge(call, body, who, { chargeID: uuid(), before: 0 });
  await payFromCredit(call, credits);
  return answer(call, body, charged);
}

/** `POST fee/allClasses`: the month to every active enrollment of every active class. */
export async function toAllClasses(call: Call, body: BodyOf<typeof chargeAllClasses>) {
  refuseInvalid(allClassesProblems(body));
  if (isPreview(call))
    return previewCharge(call, body, sql`c."classStatus" = 'active' and e."enrolledStatus" = 'active'`);
  const held = await call.db
    .selectFrom('school_class')
    .select('_id')
    .where('classStatus', '=', 'active')
    .orderBy('_id')
    .forNoKeyUpdate()
    .execute();
  const ids = held.map(({ _id }) => _id);
  const credits = await holdCredits(
    call,
    studentsOf(call, sql`e."classID" = any(${ids}::uuid[]) and e."enrolledStatus" = 'active'`),
  );
  const chargeID = uuid();
  const charged: Charged = { reached: 0, sum: noMoney, made: [] };
  // In one statement, unless somebody watches the progress.
  const size = call.work ? Math.max(1, Math.ceil(ids.length / watchedSteps)) : Math.max(1, ids.length);
  for (let start = 0; start < ids.length; start += size) {
    refuseCancelled(call);
    const classes = ids.slice(start, start + size);
    const who = sql`e."classID" = any(${classes}::uuid[]) and e."enrolledStatus" = 'active'`;
    const { reached, sum: owed, made } = await charge(call, body, who, { chargeID, before: charged.made.length });
    charged.reached += reached;
    charged.sum = sum([charged.sum, owed]);
    charged.made = charged.made.concat(made);
    call.work?.tell(start + classes.length, ids.length);
  }
  refuseCancelled(call);
  await payFromCredit(call, credits);
  return answer(call, body, charged);
}

/** `POST fee/generateFeeSingleStudent`: one student, for a class in which the student is or was enrolled. */
export async function toStudent(call: Call, body: BodyOf<typeof chargeStudent>) {
  refuseInvalid(chargeProblems(body));
  await holdClass(call, body.classID);
  const enrolled = await enrollmentOf(call, body.studentID, body.classID);
  if (!enrolled) return refuseInvalid({ studentID: t('This student was never in this class') });
  refuseConflict(waitingProblem(enrolled), 'studentID');
  const who = sql`e._id = ${enrolled._id}`;
  if (isPreview(call)) return previewCharge(call, body, who);
  const credits = await holdCredits(call, sql`${body.studentID}::uuid`);
  const charged = await charge(call, body, who, { chargeID: null, before: 0 });
  await payFromCredit(call, credits);
  return answer(call, body, charged);
}

/** A select of the ids of students whose enrollments `e` meet a condition. */
function studentsOf(call: Call, who: Fragment): Fragment {
  return sql`select e."studentID" from ${tableOf(call, 'enrollment')} e where ${who}`;
}

/** A student's newest enrollment in a class; undefined if the student was never in the class. */
export async function enrollmentOf(call: Call, studentID: string, classID: string) {
  return call.db
    .selectFrom('enrollment')
    .select(['_id', 'courseID', 'Amount', 'enrolledStatus', 'chargedAt'])
    .where('studentID', '=', studentID)
    .where('classID', '=', classID)
    .orderBy('createdAt', 'desc')
    .orderBy('_id', 'desc')
    .executeTakeFirst();
}

/** Holds a class until the call ends: the next call that charges it waits, and then sees what was charged. */
async function holdClass(call: Call, classID: string): Promise<void> {
  const held = await call.db
    .selectFrom('school_class')
    .select('_id')
    .where('_id', '=', classID)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!held) refuseInvalid({ classID: t('Select class') });
}

/** One line in the activity log for one charge, however many it reached. */
async function logCharge(
  call: Call,
  { feeName, feetype, feeAmount, feeMonth }: Charge,
  { made, sum: owed }: Charged,
): Promise<void> {
  if (made.length === 0) return;
  const after = {
    feeName,
    feetype,
    feeAmount,
    feeMonth,
    count: made.length,
    sum: owed,
    firstFeeNo: made[0]?.feeNo,
    lastFeeNo: made.at(-1)?.feeNo,
  };
  await record(call, {
    action: 'create',
    resource: fee.path,
    recordID: made.length === 1 ? (made[0]?._id ?? null) : null,
    label: feeName,
    after,
  });
}

/** The answer to a charge: the fees that were made, and how many enrollments were skipped (B19, D3). */
async function answer(call: Call, what: Charge, charged: Charged) {
  const { reached, made } = charged;
  await logCharge(call, { ...what, feeMonth: monthCharged(call, what) }, charged);
  const skipped = reached - made.length;
  if (made.length === 0) return saved(t('There is nobody left to charge'), []);
  const info: readonly (MadeFee | Got<typeof fee>)[] =
    made.length > mostInFull
      ? made
      : await readRecords(
          call,
          fee,
          made.map((one) => one._id),
        );
  const message = counted(made.length, '{count} fee made, {skipped} skipped', '{count} fees made, {skipped} skipped', {
    skipped,
  });
  return saved(message, info);
}
