import { sql } from 'kysely';
import type { Money } from '#kit/contract/money';
import { minus, noMoney, sum } from '#kit/rules/money';
import type { Call } from '#kit/server/call';
import { type Fragment, tableOf } from '#kit/server/sql/fragment';
import { askPrepared } from '#kit/server/sql/statement';
import { counterFeature } from '#features/ledger/counter-payment/counter-payment.screens';
import { creditOfAll, creditSum, makeUses } from '#features/ledger/credit/credit.server';
import { lockDebts } from '#features/ledger/debt/debt.server';
import type { ReceiptPart } from '#features/ledger/debt/receipt-parts.server';
import { receiptsOf } from '#features/ledger/debt/receipts.server';
import { land } from '#features/ledger/money-account/landing.server';
import { postAll } from '#features/ledger/transaction/posting.server';
import { payFees } from './credit-at-charge.rules';
import { feeDebt } from './fee-debt.contract';
import { feePayment } from './fee-payment.contract';
import { feeReceiptFacts } from './fee-receipt-facts.server';

const { parts } = receiptsOf<typeof feePayment>({ ...feeReceiptFacts, entity: feePayment });

/** Students whose credit pays what they are charged, held until the call ends, with the credit of each. */
export interface HeldCredit {
  readonly accountID: string;
  readonly credit: ReadonlyMap<string, Money>;
}

/**
 * The ids of those students who have credit that pays what they are charged; none where the organisation does not want that (CO13).
 * `students` selects ids.
 */
async function studentsWithCredit(call: Call, students: Fragment): Promise<string[]> {
  if (!call.me?.features.has(counterFeature.name)) return [];
  const some = await askPrepared<{ _id: string }>(
    call.db,
    sql`select "studentID" as _id from ${tableOf(call, 'credit')} where "voidedAt" is null and "studentID" in (${students})
      and (select "useCreditAtCharge" from ${tableOf(call, 'organisation')})
      group by 1 having ${creditSum} > 0`,
  );
  return some.map(({ _id }) => _id);
}

/** Holds those of some students who have credit, before they are charged: `students` selects their ids. Undefined where nobody has any. */
export async function holdCredits(call: Call, students: Fragment): Promise<HeldCredit | undefined> {
  const ids = await studentsWithCredit(call, students);
  if (ids.length === 0) return undefined;
  const account = await land(call, { by: 'credit' });
  await askPrepared(
    call.db,
    sql`select _id from ${tableOf(call, 'student')} where _id = any(${ids}::uuid[]) order by _id for no key update`,
  );
  return { accountID: account._id, credit: await creditOfAll(call, ids) };
}

/** How much of a student's credit is left for new fees once the older ones are paid. */
export async function creditLeft(call: Call, studentID: string): Promise<Money> {
  const ids = await studentsWithCredit(call, sql`${studentID}::uuid`);
  const credit = (await creditOfAll(call, ids)).get(studentID) ?? noMoney;
  const open = sum((await openFeesOf(call, ids)).map(({ balance }) => balance));
  return open < credit ? minus(credit, open) : noMoney;
}

/** The open fees of students. */
async function openFeesOf(call: Call, students: readonly string[]) {
  return askPrepared<{ payer: string; number: number; balance: Money }>(
    call.db,
    sql`select "studentID" as payer, "feeNo" as number, "feeBalance" as balance from ${tableOf(call, feeDebt.table)}
      where "studentID" = any(${students}::uuid[]) and "feeBalance" > 0 and "voidedAt" is null`,
  );
}

/**
 * The amounts that credit would pay of fees that are about to be charged: older ones are paid first. `fees` selects key, "studentID" and
 * gross, `netOf` says how much of each is owed.
 */
export async function creditFor(
  call: Call,
  fees: Fragment,
  netOf: (key: string, gross: Money) => Money,
): Promise<Money> {
  const ids = await studentsWithCredit(call, sql`select f."studentID" from (${fees}) f`);
  if (ids.length === 0) return noMoney;
  const charged = await askPrepared<{ payer: string; key: string; gross: Money }>(
    call.db,
    sql`select f."studentID" as payer, f.key, f.gross from (${fees}) f where f."studentID" = any(${ids}::uuid[]) order by f.key`,
  );
  const open = await openFeesOf(call, ids);
  const last = Math.max(0, ...open.map(({ number }) => number));
  const made = charged.map(({ payer, key, gross }, index) => ({
    payer,
    number: last + 1 + index,
    balance: netOf(key, gross),
  }));
  const paid = payFees([...open, ...made], await creditOfAll(call, ids));
  return sum(paid.flatMap(({ fee, amount }) => (fee.number > last ? [amount] : [])));
}

/** Pays the fees of these students from their credit, the oldest fee first; true where something was paid. */
export async function payFromCredit(call: Call, held: HeldCredit | undefined): Promise<boolean> {
  if (!held || held.credit.size === 0) return false;
  // A charge is one line in the activity log, whatever else it causes.
  const quiet: Call = { ...call, events: [] };
  const open = await askPrepared<{ _id: string }>(
    quiet.db,
    sql`select _id from ${tableOf(call, feeDebt.table)}
      where "studentID" = any(${[...held.credit.keys()]}::uuid[]) and "feeBalance" > 0 and "voidedAt" is null`,
  );
  const named = sql`"feeNo" as number, "feeName" as name`;
  const fees = await lockDebts(
    quiet,
    feeDebt,
    open.map(({ _id }) => _id),
    named,
  );
  const wanted = payFees(fees, held.credit).map(
    ({ fee, amount }): ReceiptPart => ({
      owed: fee,
      amount,
      accountID: held.accountID,
      paymentMethod: 'others',
      phonePaid: null,
      datePaid: call.today,
      paymentID: null,
    }),
  );
  if (wanted.length === 0) return false;
  const made = await parts.make(quiet, wanted);
  await postAll(
    quiet,
    made.map(({ posting }) => posting),
  );
  await makeUses(
    quiet,
    made.map(({ _id, part }) => ({
      payer: { kind: 'student', _id: part.owed.payer ?? '' },
      use: { kind: 'used', amount: part.amount, date: call.today, source: { kind: parts.kind, _id } },
    })),
  );
  return true;
}
