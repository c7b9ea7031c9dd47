import type { Edit, Got, Row } from '../../../kit/contract/entity';
import { counted, t } from '../../../kit/contract/language';
import { isObject } from '../../../kit/contract/parse';
import { monthOf } from '../../../kit/rules/calendar';
import type { Call, Route } from '../../../kit/server/call';
import { crud, on } from '../../../kit/server/crud';
import type { Scope } from '../../../kit/server/read/list';
import { refuseNotYours, sendList } from '../../../kit/server/read/send';
import { refuse, refuseInvalid, refuseMissing } from '../../../kit/server/refusal';
import { change, find } from '../../../kit/server/write/change';
import { voidRecord } from '../../../kit/server/write/erase';
import { chargeAllClasses, chargeClass, chargeStudent, fee } from './fee.contract';
import { editConflicts, isMonthly } from './fee.rules';
import { refuseMadeInClosed } from '../books/books.server';
import { enrollmentOf, toAllClasses, toClass, toStudent } from './fee-charge.server';
import { openFilter } from '../payment/open-filter.server';
import { refuseWithReceipts } from '../receipt/live-receipts.server';

type Fee = typeof fee;

/** A student sees what it owes itself; asking for another's is refused (A14). */
export const ownMoney: Scope = (call, bound) => {
  if (call.me?.kind !== 'student') return undefined;
  const { studentID } = call.me;
  if (call.query.studentID !== undefined && call.query.studentID !== studentID) refuseNotYours();
  return `t."studentID" = ${bound.add(studentID)}`;
};

async function edit(call: Call, id: string, values: Edit<Fee>): Promise<Got<Fee>> {
  const stored: Row<Fee> = (await find(call, fee, id)) ?? refuseMissing();
  await refuseMadeInClosed(call, stored.createdAt);
  const tied = await tiesOf(call, stored, values);
  const conflicts = editConflicts(stored, tied);
  const [first] = Object.values(conflicts);
  if (first !== undefined) refuse(409, first, conflicts);
  return change(call, fee, id, { ...values, ...tied });
}

/** Whom, where and what the edited fee is for. A fee that becomes a month's, or another enrollment's month, costs that enrollment's Amount (D4). */
async function tiesOf(call: Call, stored: Row<Fee>, values: Edit<Fee>) {
  const { studentID, classID, feetype, feeAmount, feeMonth } = { ...stored, ...values };
  const month = feeMonth ?? (isMonthly(feetype) ? (stored.feeMonth ?? monthOf(call.today)) : null);
  const tied = { studentID, classID, feetype, feeAmount, feeMonth: month };
  const moved = studentID !== stored.studentID || classID !== stored.classID;
  if (!moved && feetype === stored.feetype) return tied;
  const enrolled = await enrollmentOf(call, studentID, classID);
  if (!enrolled)
    return refuse(400, t('This student was never in this class'), {
      studentID: t('This student was never in this class'),
    });
  const { _id: enrollmentID, courseID, Amount } = enrolled;
  return { ...tied, enrollmentID, courseID, feeAmount: isMonthly(feetype) ? Amount : feeAmount };
}

/** A fee with live receipts stays (R 5.2). */
async function remove(call: Call, id: string, reason: string | null): Promise<Got<Fee>> {
  const stored: Row<Fee> = (await find(call, fee, id)) ?? refuseMissing();
  await refuseMadeInClosed(call, stored.createdAt);
  await refuseWithReceipts(call, 'fee_receipt', id, (count) =>
    counted(count, 'This fee has {count} receipt: void it first', 'This fee has {count} receipts: void them first'),
  );
  return voidRecord(call, fee, id, reason);
}

/** 'All' is a choice of the form that one student's fee cannot take (D2). */
function refusingAllClasses(route: Route): Route {
  return {
    ...route,
    handle: (call, body) => {
      if (isObject(body) && body.classID === 'All') refuseInvalid({ classID: t('Class All is not allowed') });
      return route.handle(call, body);
    },
  };
}

const due: Scope = (call, bound) => {
  const own = ownMoney(call, bound);
  return own === undefined ? 't."feeBalance" > 0' : `${own} and t."feeBalance" > 0`;
};

/** The fee report asks the list for what is due (D6), which is no status of a fee. */
function withDue(route: Route): Route {
  if (route.method !== 'GET' || route.path !== fee.path) return route;
  return {
    ...route,
    handle: (call, body) => {
      const { feeStatus, ...query } = call.query;
      return feeStatus === 'due' ? sendList({ ...call, query }, fee, due) : route.handle(call, body);
    },
  };
}

const records = crud(fee, { scope: ownMoney, optionFilters: openFilter('feeBalance'), update: edit, remove });

export const feeRoutes: Route[] = [
  // A fee is made by a charge, whose body says to whom.
  ...records.filter((route) => route.method !== 'POST').map(withDue),
  refusingAllClasses(on(chargeClass, toClass)),
  on(chargeAllClasses, toAllClasses),
  refusingAllClasses(on(chargeStudent, toStudent)),
];
