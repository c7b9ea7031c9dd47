import { sql } from 'kysely';
import type { Got, Row } from '#kit/contract/entity';
import { t } from '#kit/contract/language';
import { sum } from '#kit/rules/money';
import { type Call, caller } from '#kit/server/call';
import { refuse, refuseConflict } from '#kit/server/refusal';
import { tableOf } from '#kit/server/sql/fragment';
import { askPrepared } from '#kit/server/sql/statement';
import { find } from '#kit/server/write/change';
import { debtKinds, payment } from '#features/ledger/counter-payment/counter-payment.contract';
import { voidPayment } from '#features/ledger/counter-payment/counter-payment.server';
import { type CreditPayer, usedProblem } from '#features/ledger/credit/credit.rules';
import { advancesOf, creditNow, holdCredit, makeCredit, voidAdvance } from '#features/ledger/credit/credit.server';
import { refuseClosed } from '#features/ledger/transaction/posting.server';
import { receiptKinds } from '#features/counter/open-debt/receipt-kinds.server';
import { receiptOfUse } from './receipt-of-use.server';
import { holdGoods, voidSale } from '#features/shop/invoice/invoice.server';
import { paymentScreen } from '#features/ledger/counter-payment/payment.screens';

type Payment = Row<typeof payment>;

/** Voids a payment with everything that it consists of, or nothing (CO10): its receipts, its advances, its sale. */
export async function removePayment(call: Call, stored: Payment, reason: string | null): Promise<Got<typeof payment>> {
  await refuseOthers(call, stored);
  await refuseClosed(call, stored.date);
  const payer = payerOf(stored);
  for (const of of debtKinds) await receiptKinds[of].remove(call, stored._id, reason);
  if (payer) await takeBackAdvances(call, payer, { stored, reason });
  if (stored.invoiceID !== null) await voidSale(call, stored.invoiceID, reason);
  return voidPayment(call, stored._id, reason);
}

/** Holds what a payment consists of before the payment itself, in the one order of locks. */
export async function holdPartsOf(call: Call, paymentID: string): Promise<void> {
  await holdAccountsOf(call, paymentID);
  await holdMessages(call, paymentID);
  const stored = await find(call, payment, paymentID);
  const payer = stored && payerOf(stored);
  if (payer && stored.creditUsed + stored.creditKept > 0) await holdCredit(call, payer);
  await holdDebtsOf(call, paymentID);
  if (stored?.invoiceID) await holdGoods(call, stored.invoiceID);
}

/** Holds the messages of wallets that a payment was booked from, as booking them does, because voiding the payment releases them. */
async function holdMessages(call: Call, paymentID: string): Promise<void> {
  await askPrepared(
    call.db,
    sql`select _id from ${tableOf(call, 'wallet_message')} where "paymentID" = ${paymentID} order by _id for no key update`,
  );
}

function payerOf({ studentID, customerID }: Payment): CreditPayer | undefined {
  if (studentID !== null) return { kind: 'student', _id: studentID };
  return customerID === null ? undefined : { kind: 'customer', _id: customerID };
}

/** Holds the accounts in which the money of a payment lies: so that no close counts them meanwhile. */
async function holdAccountsOf(call: Call, paymentID: string): Promise<void> {
  await askPrepared(
    call.db,
    sql`select _id from ${tableOf(call, 'money_account')} where kind = 'credit'
      or _id in (select "accountID" from ${tableOf(call, 'payment_part')} where "paymentID" = ${paymentID}) order by _id for share`,
  );
}

/** Holds the documents that a payment paid, kind by kind in the order of their ids. */
async function holdDebtsOf(call: Call, paymentID: string): Promise<void> {
  for (const of of debtKinds) {
    const { table, receipts } = receiptKinds[of].debt;
    const paid = sql`select ${sql.ref(receipts.parent)} from ${tableOf(call, receipts.table)} where "paymentID" = ${paymentID}`;
    await askPrepared(
      call.db,
      sql`select _id from ${tableOf(call, table)} where _id in (${paid}) order by _id for update`,
    );
  }
}

/** Refuses voiding to callers without the list of payments, except for their own payments of today that no close has counted (CO11). */
async function refuseOthers(call: Call, { _id, userID, date }: Payment): Promise<void> {
  const me = caller(call);
  if (me.screens.has(paymentScreen.path)) return;
  const isOwn = userID === me._id && date === call.today;
  if (!isOwn || (await isCounted(call, _id)))
    refuse(403, t('Only own payments of today that are not counted yet are voided here'));
}

async function isCounted(call: Call, paymentID: string): Promise<boolean> {
  const receipts = debtKinds.map((of) => {
    const { table } = receiptKinds[of].debt.receipts;
    return sql`select _id::text from ${tableOf(call, table)} where "paymentID" = ${paymentID}`;
  });
  const rows = await askPrepared(
    call.db,
    sql`select 1 from ${tableOf(call, 'money_transaction')} where "closeNo" is not null
        and source ->> '_id' in (${sql.join(receipts, sql` union all `)})
      union all select 1 from ${tableOf(call, 'credit')} where source ->> '_id' = ${paymentID} and "closeNo" is not null`,
  );
  return rows.length > 0;
}

/** Voids the advances of a payment; one that a close has counted is reversed by a refund dated today (CO10). */
async function takeBackAdvances(
  call: Call,
  payer: CreditPayer,
  { stored, reason }: { readonly stored: Payment; readonly reason: string | null },
): Promise<void> {
  const advances = await advancesOf(call, stored._id);
  if (advances.length === 0) return;
  const kept = sum(advances.map(({ amount }) => amount));
  if ((await creditNow(call, payer)) < kept) refuseConflict(usedProblem(await receiptOfUse(call, payer)));
  for (const { _id, closeNo, amount, accountID } of advances) {
    if (closeNo === null) {
      await voidAdvance(call, _id, reason);
      continue;
    }
    const source = { kind: 'payment', _id: stored._id };
    const back = {
      kind: 'refund',
      amount,
      date: call.today,
      accountID: accountID ?? undefined,
      source,
      reason,
    } as const;
    await makeCredit(call, payer, [back]);
  }
}
