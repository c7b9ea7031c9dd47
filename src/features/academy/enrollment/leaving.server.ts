import { sql } from 'kysely';
import type { BodyOf } from '#kit/contract/endpoint';
import { t } from '#kit/contract/language';
import { isObject } from '#kit/contract/parse';
import { monthOf } from '#kit/rules/calendar';
import { noMoney } from '#kit/rules/money';
import { shownDay } from '#kit/rules/show';
import type { Call, Route, OneCondition } from '#kit/server/call';
import { idOf, on } from '#kit/server/routes/crud';
import { readRecords } from '#kit/server/read/send';
import { refuseConflict, refuseInvalid, refuseMissing } from '#kit/server/refusal';
import { alsoUnder } from '#kit/server/routes/guarded';
import { isPreview } from '#kit/server/routes/preview';
import { tableOf } from '#kit/server/sql/fragment';
import { askPrepared } from '#kit/server/sql/statement';
import { change, find, lock } from '#kit/server/write/change';
import { feeDebt } from '#features/academy/fee/fee-debt.contract';
import { joinedWithin } from '#features/academy/fee/first-month.rules';
import { type CreditedDebt, splitOf } from '#features/ledger/credit-note/credit-note.rules';
import { refuseGiving, refuseWrongAccount } from '#features/ledger/credit-note/giving.server';
import { holdForNotes, makeNotes } from '#features/ledger/credit-note/make-notes.server';
import { leftToPay } from '#features/ledger/debt/debt.rules';
import { tellFreeSeat } from '#features/academy/school-class/seats.server';
import { enrollment } from './enrollment.contract';
import { leaveClass, type Left, type LeftMonth } from './leaving.contract';
import { type Leaving, leftDateProblem, leftProblem, refundProblems, settle } from './leaving.rules';

type Sent = BodyOf<typeof leaveClass>;

/** A month that the call holds. */
interface HeldMonth extends CreditedDebt {
  readonly feeNo: number;
  readonly feeName: string;
  readonly feeMonth: string;
  /** True where it was made smaller when the student joined within it (FE9). */
  readonly isProrated: boolean;
}

/** A month that is not wholly earned, and what becomes of it. */
interface SettledMonth {
  readonly of: HeldMonth;
  readonly said: LeftMonth;
}

/** `POST Enrollment/leave/{id}`: the enrollment ends, and what is not earned of its months is credited (FE8). */
export async function leave(call: Call, sent: Sent): Promise<Left> {
  const { leftDate, leftReason, refundAccountID } = sent;
  const leaving = leavingOf(sent);
  refuseInvalid(refundProblems(leaving.unearned, refundAccountID));
  if (leaving.unearned !== 'keep') refuseGiving(call);
  const { _id, studentID, classID } = (await find(call, enrollment, idOf(call))) ?? refuseMissing();
  await holdClass(call, classID);
  const account = leaving.unearned === 'refund' ? (refundAccountID ?? null) : null;
  const accounts = await holdForNotes(call, account === null ? [] : [account], {
    table: 'student',
    ids: leaving.unearned === 'credit' ? [studentID] : [],
  });
  refuseWrongAccount(accounts, account);
  const months = await settledMonths(call, _id, leaving);
  // Before the notes take their numbers, for which others wait: the students who are enrolled are counted with it.
  const info = await change(call, enrollment, _id, { enrolledStatus: 'blocked', leftDate, leftReason });
  const credited = months.filter(({ said }) => said.amount > noMoney);
  const reason = t('Left on {date}', { date: shownDay(leftDate) });
  const note = { creditKind: 'proration', date: call.today, reason, refundAccountID: account } as const;
  await makeNotes(
    call,
    feeDebt,
    credited.map(({ of, said: { amount } }) => ({ ...note, of, amount })),
    accounts,
  );
  await tellFreeSeat(call, classID);
  const { studentID: who, classID: where } = info;
  const message = t('{student} has left {class}', { student: who.studentName, class: where.className });
  return { status: true, message, info, creditNotes: months.map(({ said }) => said) };
}

/** The result of leaving before it is saved; the account from which money goes back is not asked for. */
export async function previewLeaving(call: Call, sent: Sent): Promise<Left> {
  const id = idOf(call);
  const months = await settledMonths(call, id, leavingOf(sent));
  const [info = refuseMissing()] = await readRecords(call, enrollment, [id]);
  return { status: true, message: '', info, creditNotes: months.map(({ said }) => said) };
}

function leavingOf({ leftDate, prorate = false, unearned = 'keep' }: Sent): Leaving {
  return { leftDate, earns: prorate ? 'days' : 'months', unearned };
}

/** Holds the class, so that a charge of it waits and then sees who has left. */
async function holdClass(call: Call, classID: string): Promise<void> {
  await call.db.selectFrom('school_class').select('_id').where('_id', '=', classID).forNoKeyUpdate().execute();
}

/** The months of an enrollment that are not wholly earned; it and they are held until the call ends. */
async function settledMonths(call: Call, id: string, leaving: Leaving): Promise<SettledMonth[]> {
  const { enrolledStatus, enrolledDate } = await lock(call, enrollment, id);
  refuseConflict(leftProblem(enrolledStatus), 'enrolledStatus');
  const { leftDate } = leaving;
  const from = enrolledDate ?? leftDate;
  const problem = leftDateProblem(leftDate, { enrolledDate: from, today: call.today });
  if (problem !== undefined) refuseInvalid({ leftDate: problem });
  return (await heldMonths(call, id, monthOf(leftDate))).flatMap((of) => {
    const chargedFrom = of.isProrated && joinedWithin(of.feeMonth, from) ? from : null;
    const feeBalance = leftToPay(of.owed, of.paid);
    const settled = settle({ feeMonth: of.feeMonth, feeAmount: of.owed, feeBalance, chargedFrom }, leaving);
    if (!settled) return [];
    const { _id, feeNo, feeName } = of;
    return [{ of, said: { feeID: { _id, feeNo, feeName }, ...settled, ...splitOf(of, settled.amount) } }];
  });
}

/** The live monthly fees of an enrollment for a month and later ones, held in the order of their ids. */
async function heldMonths(call: Call, enrollmentID: string, month: string): Promise<HeldMonth[]> {
  return askPrepared<HeldMonth>(
    call.db,
    sql`select f._id, f."studentID" as payer, f."feeAmount" as owed, f."feePaid" as paid, f."classID", f.instalments as plan,
        f."feeNo", f."feeName", f."feeMonth",
        exists (select 1 from ${tableOf(call, 'credit_note')} n where n."feeID" = f._id and n."creditKind" = 'proration'
          and n."createdAt" = f."createdAt" and n."voidedAt" is null) as "isProrated"
      from ${tableOf(call, 'fee')} f
      where f."enrollmentID" = ${enrollmentID} and f.feetype = 'monthlyfee' and f."feeMonth" >= ${month} and f."voidedAt" is null
      order by f._id for update of f`,
  );
}

// `Enrollment…` and `enrollment…` are the same path (B23).
export const leavingRoutes: Route[] = alsoUnder('enrollment', [
  on(leaveClass, async (call, body) => (isPreview(call) ? previewLeaving(call, body) : leave(call, body)), {
    condition: givingBack,
  }),
]);

/** The condition of leaving where something that was paid goes back, which needs the right to payments too. */
function givingBack(_call: Call, body: unknown): OneCondition {
  const gives = isObject(body) && (body.unearned === 'credit' || body.unearned === 'refund');
  return gives ? '[unearned credit or refund]' : '';
}
