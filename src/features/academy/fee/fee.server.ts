import { sql } from 'kysely';
import type { Edit, Got, Row } from '#kit/contract/entity';
import { counted, language, t } from '#kit/contract/language';
import type { Money } from '#kit/contract/money';
import { isObject } from '#kit/contract/parse';
import { dayIn, monthOf } from '#kit/rules/calendar';
import { changedNames } from '#kit/rules/changed-names';
import { showMoney } from '#kit/rules/money';
import type { Call, Route } from '#kit/server/call';
import { crud, on } from '#kit/server/routes/crud';
import type { OwnWay } from '#kit/server/routes/crud-parts';
import type { Scope } from '#kit/server/read/list';
import { sendList } from '#kit/server/read/send';
import { refuse, refuseConflict, refuseInvalid, refuseField } from '#kit/server/refusal';
import { ofSeenStudents, refuseUnseenStudent } from '#house/session/seen-students.server';
import { change } from '#kit/server/write/change';
import { voidRecord } from '#kit/server/write/erase';
import { chargeAllClasses, chargeClass, chargeStudent, voidCharge } from './charge.contract';
import { fee } from './fee.contract';
import { dueAfterEdit, type DueEdit, dueEditProblems } from './fee-due.rules';
import { editConflicts, isMonthly, monthTwice } from './fee.rules';
import { refuseMadeInClosed } from '#features/ledger/books/books.server';
import { feeDebt } from './fee-debt.contract';
import { enrollmentOf, toAllClasses, toClass, toStudent } from './fee-charge.server';
import { isMonthCharged } from './month-once.server';
import { voidWholeCharge } from './void-charge.server';
import { voidNotesOf } from '#features/ledger/credit-note/void-notes.server';
import { isOnlyDue } from '#features/ledger/debt/due.rules';
import { listWithOverdue } from '#features/ledger/debt/due.server';
import { openFilter } from '#features/ledger/debt/open-filter.server';
import { refuseWithReceipts } from '#features/ledger/debt/live-receipts.server';

type Fee = typeof fee;

/** In the portal, students see what they owe themselves, guardians what their children owe; asking for another's is refused (A14, FA6). */
export const ownMoney: Scope = (call) => {
  const { me, query } = call;
  if (!me) return undefined;
  if (query.studentID !== undefined) refuseUnseenStudent(me, query.studentID, 'fees');
  return ofSeenStudents(me, 'fees');
};

async function edit(call: Call, stored: Row<Fee>, values: Edit<Fee>): Promise<Got<Fee>> {
  // The day by which it is to be paid is not money (FE1).
  if (!isOnlyDue(changedNames({ ...stored }, values))) await refuseMadeInClosed(call, stored.createdAt);
  const tied = await tiesOf(call, stored, values);
  const conflicts = editConflicts(stored, tied);
  const [first] = Object.values(conflicts);
  if (first !== undefined) refuse(409, first, conflicts);
  await refuseSecondMonth(call, stored, tied);
  const due = dueEditOf(call, stored, values, tied.feeAmount);
  refuseInvalid(dueEditProblems(due));
  const { dueDate, instalments } = dueAfterEdit(due);
  return change(call, fee, stored._id, { ...values, ...tied, dueDate, instalments: instalments && [...instalments] });
}

function dueEditOf(call: Call, stored: Row<Fee>, { dueDate, instalments }: Edit<Fee>, amount: Money): DueEdit {
  return {
    stored,
    sent: { dueDate, instalments },
    amount,
    paid: stored.feePaid,
    day: dayIn(call.house.timeZone, new Date(stored.createdAt)),
    shown: (one) => showMoney(one, '', language()),
  };
}

/** Refuses an edit that makes a fee that of a month for which there is another fee already (D1). */
async function refuseSecondMonth(call: Call, stored: Row<Fee>, tied: Pick<Row<Fee>, (typeof ofMonth)[number]>) {
  const { feetype, feeMonth } = tied;
  if (!isMonthly(feetype) || feeMonth === null || ofMonth.every((name) => stored[name] === tied[name])) return;
  if (await isMonthCharged(call, { ...tied, feeMonth }, stored._id)) refuseConflict(monthTwice(feeMonth), 'feeMonth');
}

/** The columns that say which month of which student and class a fee is for. */
const ofMonth = ['studentID', 'classID', 'feetype', 'feeMonth'] as const;

/**
 * The student, class and purpose of an edited fee. A fee that becomes a month's, or another enrollment's month, costs that enrollment's
 * Amount (D4).
 */
async function tiesOf(call: Call, stored: Row<Fee>, values: Edit<Fee>) {
  const { studentID, classID, feetype, feeAmount, feeMonth } = { ...stored, ...values };
  const month = feeMonth ?? (isMonthly(feetype) ? (stored.feeMonth ?? monthOf(call.today)) : null);
  const tied = { studentID, classID, feetype, feeAmount, feeMonth: month };
  const moved = studentID !== stored.studentID || classID !== stored.classID;
  if (!moved && feetype === stored.feetype) return tied;
  const enrolled = await enrollmentOf(call, studentID, classID);
  if (!enrolled) return refuseField(400, 'studentID', t('This student was never in this class'));
  const { _id: enrollmentID, courseID, Amount } = enrolled;
  return { ...tied, enrollmentID, courseID, feeAmount: isMonthly(feetype) ? Amount : feeAmount };
}

/** A fee with live receipts stays (R 5.2). */
async function remove(call: Call, stored: Row<Fee>, reason: string | null): Promise<Got<Fee>> {
  await refuseMadeInClosed(call, stored.createdAt);
  await refuseWithReceipts(call, feeDebt, stored._id, (count) =>
    counted(count, 'This fee has {count} receipt: void it first', 'This fee has {count} receipts: void them first'),
  );
  await voidNotesOf(call, feeDebt, stored._id, reason);
  return voidRecord(call, fee, stored._id, reason);
}

/** Refuses 'All', a choice of the form that a fee of one student cannot have (D2). */
function refusingAllClasses(route: Route): Route {
  return {
    ...route,
    handle: (call, body) => {
      if (isObject(body) && body.classID === 'All') refuseInvalid({ classID: t('Class All is not allowed') });
      return route.handle(call, body);
    },
  };
}

const due: Scope = (call) => {
  const own = ownMoney(call);
  return own === undefined ? sql`t."feeBalance" > 0` : sql`${own} and t."feeBalance" > 0`;
};

const overdue = listWithOverdue(fee, feeDebt, ownMoney);

/** Adds the filter by which the fee report asks the list for what is due (D6), which is not a status of a fee. */
const withDue: OwnWay = {
  ...overdue,
  answer: (call, usual, body) => {
    const { feeStatus, ...query } = call.query;
    return feeStatus === 'due' ? sendList({ ...call, query }, fee, due) : overdue.answer(call, usual, body);
  },
};

export const feeRoutes: Route[] = [
  ...crud(fee, {
    scope: ownMoney,
    optionFilters: openFilter(feeDebt),
    // Fees are made by a charge, whose body says to whom.
    without: ['create'],
    list: withDue,
    update: edit,
    remove,
  }),
  refusingAllClasses(on(chargeClass, toClass)),
  on(chargeAllClasses, toAllClasses),
  refusingAllClasses(on(chargeStudent, toStudent)),
  on(voidCharge, voidWholeCharge),
];
