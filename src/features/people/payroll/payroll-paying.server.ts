import type { BodyOf } from '#kit/contract/endpoint';
import type { Got } from '#kit/contract/entity';
import { counted, storedText, t } from '#kit/contract/language';
import type { Money } from '#kit/contract/money';
import { type Call, caller } from '#kit/server/call';
import { saved } from '#kit/server/routes/crud';
import { newId } from '#kit/server/id';
import { refuseConflict, refuseInvalid } from '#kit/server/refusal';
import { change, refuseVoided } from '#kit/server/write/change';
import { insertMany } from '#kit/server/write/insert';
import { holdEntries, settleEntries } from '#features/people/performance/entries.server';
import { refuseOwnPay } from '#features/people/performance/own-pay.server';
import { landingOf, type Said } from '#features/ledger/money-account/landing.rules';
import { type HeldAccount, land, refuseBeforeCount } from '#features/ledger/money-account/landing.server';
import { post, refuseClosed } from '#features/ledger/transaction/posting.server';
import { postingSays } from '#features/ledger/transaction/transaction.rules';
import { payPayroll, payroll } from './payroll.contract';
import { paidProblem, payrollMonth } from './payroll.rules';

type Payroll = Got<typeof payroll>;

/** `POST payroll/pay`: pays payrolls, each by one expense, all or none (G11). */
export async function pay(call: Call, body: BodyOf<typeof payPayroll>) {
  const account = await landToday(call, body);
  const rows = await call.db
    .selectFrom('payroll')
    .select(['_id', 'feeNo', 'Status', 'voidedAt'])
    .where('_id', 'in', body.ids)
    .orderBy('_id')
    .forUpdate()
    .execute();
  if (rows.length < body.ids.length) refuseInvalid({ ids: t(payPayroll.body.ids.required ?? '') });
  for (const row of rows) refuseVoided(row);
  const paid = rows.filter(({ Status }) => Status === 'paid').map(({ feeNo }) => feeNo);
  refuseConflict(paidProblem(paid), 'ids');
  await refuseOwnPay(call, 'payrollID', body.ids);
  const info = await payOut(call, body.ids, account._id);
  return saved(counted(info.length, '{count} payroll paid', '{count} payrolls paid'), info);
}

/** Holds the account from which today's pay comes, before the employees and the payrolls, in the order of locks. */
export async function landToday(call: Call, said: Said): Promise<HeldAccount> {
  const account = await land(call, landingOf(said));
  refuseBeforeCount(account, call.today, 'accountID');
  return account;
}

/** Pays payrolls that the caller holds: an expense each on the day of the call, and their entries are paid (G9). */
async function payOut(call: Call, ids: readonly string[], accountID: string): Promise<Payroll[]> {
  await refuseClosed(call, call.today);
  const info: Payroll[] = [];
  for (const id of ids) {
    const paid = await change(call, payroll, id, { Status: 'paid', datePaid: call.today, accountID });
    await post(call, {
      transectionType: 'expense',
      type: 'payroll',
      name: paid.employeeID.name,
      amount: paid.Amount,
      date: call.today,
      description: storedText(postingSays.payroll, { number: paid.feeNo }),
      accountID,
      source: { kind: 'payroll', _id: paid._id },
    });
    info.push(paid);
  }
  await settleEntries(call, ids);
  return info;
}

/** Entries of one employee in one month, and their sum. */
export interface Commission {
  readonly employeeID: string;
  /** YYYY-MM */
  readonly month: string;
  readonly Amount: Money;
  readonly entryIDs: readonly string[];
}

/** Makes commission payrolls of entries that the caller holds, and pays them at once (G9). */
export async function payCommissions(
  call: Call,
  commissions: readonly Commission[],
  accountID: string,
): Promise<Payroll[]> {
  const rows = commissions.map(({ employeeID, month, Amount }) => ({
    _id: newId(),
    employeeID,
    feetype: 'commission' as const,
    ...payrollMonth(month),
    Amount,
    userID: caller(call)._id,
  }));
  await insertMany(call, payroll, rows);
  for (const [index, { entryIDs }] of commissions.entries()) {
    const payrollID = rows[index]?._id;
    if (payrollID !== undefined) await holdEntries(call, entryIDs, payrollID);
  }
  return payOut(
    call,
    rows.map(({ _id }) => _id),
    accountID,
  );
}
