import { sql } from 'kysely';
import type { BodyOf } from '#kit/contract/endpoint';
import type { Got } from '#kit/contract/entity';
import { counted, t } from '#kit/contract/language';
import { monthOf } from '#kit/rules/calendar';
import { record } from '#kit/server/activity-log';
import { type Call, refuseCancelled } from '#kit/server/call';
import { saved } from '#kit/server/routes/crud';
import { readRecords } from '#kit/server/read/send';
import { refuseInvalid } from '#kit/server/refusal';
import { type Fragment, functionOf, tableOf } from '#kit/server/sql/fragment';
import { type chargeAllClasses, type chargeClass, type chargeStudent, fee } from './fee.contract';
import { allClassesProblems, chargeProblems, isMonthly } from './fee.rules';
import { refuseMadeInClosed } from '#features/ledger/books/books.server';

/** What is charged; to whom is a condition on enrollments `e`. */
type Charge = Pick<BodyOf<typeof chargeClass>, 'feeName' | 'feetype' | 'feeAmount' | 'feeMonth'>;

interface Made {
  readonly _id: string;
  readonly feeNo: number;
}

/** How many enrollments were looked at, and the fees that were made. */
interface Charged {
  reached: number;
  made: readonly Made[];
}

/** The number of progress reports while all classes are charged. */
const watchedSteps = 25;

/** More fees than this are answered by id and number alone. */
const mostInFull = 500;

/** `POST fee`: one fee per active enrollment of a class (D2). */
export async function toClass(call: Call, body: BodyOf<typeof chargeClass>) {
  refuseInvalid(chargeProblems(body));
  await holdClass(call, body.classID);
  const charged = await charge(call, body, sql`e."classID" = ${body.classID} and e."enrolledStatus" = 'active'`);
  return answer(call, body, charged);
}

/** `POST fee/allClasses`: the month to every active enrollment of every active class. */
export async function toAllClasses(call: Call, body: BodyOf<typeof chargeAllClasses>) {
  refuseInvalid(allClassesProblems(body));
  const held = await call.db
    .selectFrom('school_class')
    .select('_id')
    .where('classStatus', '=', 'active')
    .orderBy('_id')
    .forNoKeyUpdate()
    .execute();
  const ids = held.map(({ _id }) => _id);
  const charged: Charged = { reached: 0, made: [] };
  // In one statement, unless somebody watches the progress.
  const size = call.work ? Math.max(1, Math.ceil(ids.length / watchedSteps)) : Math.max(1, ids.length);
  for (let start = 0; start < ids.length; start += size) {
    refuseCancelled(call);
    const classes = ids.slice(start, start + size);
    const who = sql`e."classID" = any(${classes}::uuid[]) and e."enrolledStatus" = 'active'`;
    const { reached, made } = await charge(call, body, who, charged.made.length);
    charged.reached += reached;
    charged.made = charged.made.concat(made);
    call.work?.tell(start + classes.length, ids.length);
  }
  refuseCancelled(call);
  return answer(call, body, charged);
}

/** `POST fee/generateFeeSingleStudent`: one student of a class in which it is or was enrolled. */
export async function toStudent(call: Call, body: BodyOf<typeof chargeStudent>) {
  refuseInvalid(chargeProblems(body));
  await holdClass(call, body.classID);
  const enrolled = await enrollmentOf(call, body.studentID, body.classID);
  if (!enrolled) return refuseInvalid({ studentID: t('This student was never in this class') });
  return answer(call, body, await charge(call, body, sql`e._id = ${enrolled._id}`));
}

/** A student's newest enrollment in a class; undefined where it was never in it. */
export async function enrollmentOf(call: Call, studentID: string, classID: string) {
  return call.db
    .selectFrom('enrollment')
    .select(['_id', 'courseID', 'Amount'])
    .where('studentID', '=', studentID)
    .where('classID', '=', classID)
    .orderBy('createdAt', 'desc')
    .orderBy('_id', 'desc')
    .executeTakeFirst();
}

/** Holds a class until the call ends: whoever charges it next waits, and finds what was charged. */
async function holdClass(call: Call, classID: string): Promise<void> {
  const held = await call.db
    .selectFrom('school_class')
    .select('_id')
    .where('_id', '=', classID)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!held) refuseInvalid({ classID: t('Select class') });
}

/**
 * Charges everyone who meets the condition and does not owe it yet, in one statement: a class of twenty and an academy
 * of a hundred thousand alike. The numbers come from the counter in the same statement, so a refusal leaves no gap.
 * `before` is how many the same charge has made already.
 */
async function charge(call: Call, what: Charge, who: Fragment, before = 0): Promise<Charged> {
  await refuseMadeInClosed(call, call.now.toISOString());
  const monthly = isMonthly(what.feetype);
  const feeMonth = monthCharged(call, what);
  const now = sql`${call.now}::timestamptz`;
  const amount = monthly ? sql`e."Amount"` : sql`${what.feeAmount}::numeric`;
  const fees = tableOf(call, 'fee');
  const due = monthly
    ? sql`e."Amount" > 0 and not exists (select 1 from ${fees} f
        where f."studentID" = e."studentID" and f."classID" = e."classID" and f."feeMonth" = ${feeMonth}
          and f.feetype = 'monthlyfee' and f."voidedAt" is null and not f."chargedTwice")`
    : sql`true`;
  const { rows } = await sql<{ reached: number; made: Made[] }>`
    with reached as (
      select e._id, e."studentID", e."classID", e."courseID", ${amount} as amount, ${due} as due,
        row_number() over (partition by ${due} order by e."createdAt", e._id) as nth
      from ${tableOf(call, 'enrollment')} e join ${tableOf(call, 'school_class')} c on c._id = e."classID" where ${who}
    ), owed as (select count(*) as count from reached where due),
    numbers as (
      insert into ${tableOf(call, 'counter')} as k (name, last) select 'fee.feeNo', count from owed where count > 0
      on conflict (name) do update set last = k.last + excluded.last
      returning k.last - (select count from owed) as before
    ), made as (
      insert into ${fees} (_id, "createdAt", "updatedAt", "feeNo", "feeName", feetype, "classID", "studentID", "courseID", "enrollmentID", "feeAmount", "feeMonth")
      select ${functionOf(call, 'charge_id')}(${now}, r.nth + ${before}::int), ${now}, ${now}, n.before + r.nth, ${what.feeName}, ${what.feetype},
        r."classID", r."studentID", r."courseID", r._id, r.amount, ${feeMonth}
      from reached r cross join numbers n where r.due
      returning _id, "feeNo"
    )
    select (select count(*) from reached) as reached,
      coalesce((select json_agg(json_build_object('_id', _id, 'feeNo', "feeNo") order by "feeNo") from made), '[]') as made`.execute(
    call.db,
  );
  return rows[0] ?? { reached: 0, made: [] };
}

/** The month that a fee is for; one that is not monthly may be for none. */
function monthCharged(call: Call, { feetype, feeMonth }: Charge): string | null {
  return feeMonth ?? (isMonthly(feetype) ? monthOf(call.today) : null);
}

/** One line in the activity log for one charge, however many it reached. */
async function logCharge(
  call: Call,
  { feeName, feetype, feeAmount, feeMonth }: Charge,
  made: readonly Made[],
): Promise<void> {
  if (made.length === 0) return;
  const after = {
    feeName,
    feetype,
    feeAmount,
    feeMonth,
    count: made.length,
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

/** What was made, and how many were passed over (B19, D3). */
async function answer(call: Call, what: Charge, { reached, made }: Charged) {
  await logCharge(call, { ...what, feeMonth: monthCharged(call, what) }, made);
  const skipped = reached - made.length;
  if (made.length === 0) return saved(t('There is nobody left to charge'), []);
  const info: readonly (Made | Got<typeof fee>)[] =
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
