import { sql } from 'kysely';
import type { Got } from '#kit/contract/entity';
import type { Money } from '#kit/contract/money';
import { type Call, caller } from '#kit/server/call';
import { newId } from '#kit/server/id';
import { refuseConflict } from '#kit/server/refusal';
import { tableOf } from '#kit/server/sql/fragment';
import { inserting } from '#kit/server/sql/rows';
import { askPrepared } from '#kit/server/sql/statement';
import { insert } from '#kit/server/write/insert';
import { find } from '#kit/server/write/change';
import { voidRecord } from '#kit/server/write/erase';
import type { CreditPayer } from '#features/ledger/credit/credit.server';
import { payerField } from '#features/ledger/credit/credit.rules';
import type { HeldAccount } from '#features/ledger/money-account/landing.server';
import { type CounterPayment, payment } from './counter-payment.contract';
import { partProblem } from './part.rules';

/** A row of a payment: in which account the money lands, and how it was handed over. */
export interface NewPart {
  readonly account: Pick<HeldAccount, '_id' | 'name' | 'kind'>;
  readonly amount: Money;
  readonly given: Money | null;
  readonly givenSecond: Money | null;
  readonly phonePaid: string | null;
  readonly reference: string | null;
  readonly rate: number | null;
  /** The message of the wallet that confirms it. */
  readonly message: { readonly _id: string; readonly reference: string | null } | null;
}

/** A payment that is made. */
export interface NewPayment {
  readonly _id: string;
  readonly payer: CreditPayer | undefined;
  readonly payerName: string | null;
  readonly date: string;
  readonly note: string | null;
  readonly total: Money;
  readonly creditUsed: Money;
  readonly creditKept: Money;
  readonly change: Money;
  readonly invoiceID: string | null;
  readonly parts: number;
  readonly rows: readonly NewPart[];
}

// Inserted together with its rows in one statement, because others' payments wait for its number until the call ends.
const { payments: _rows, ...plain } = payment.fields;
const bare = { ...payment, fields: plain };

/** Makes a payment with its rows, in one statement. */
export async function makePayment(call: Call, { payer, rows, ...values }: NewPayment): Promise<CounterPayment> {
  const parts = rows.map((row) => ({ _id: newId(), ...row }));
  const lines = parts.map(({ account, message, ...line }, position) => ({
    ...line,
    paymentID: values._id,
    position,
    accountID: account._id,
    messageID: message?._id ?? null,
  }));
  const table = tableOf(call, 'payment_part');
  const made = await insert(
    call,
    bare,
    {
      ...values,
      ...(payer ? { [payerField(payer)]: payer._id } : {}),
      references: joined(rows.map(({ reference }) => reference)),
      phonesPaid: joined(rows.map(({ phonePaid }) => phonePaid)),
      userID: caller(call)._id,
    },
    lines.length > 0 ? inserting({ table, rows: lines }) : undefined,
  );
  return {
    ...made,
    payments: parts.map(({ account: { _id, name, kind }, message, ...part }) => ({
      ...part,
      accountID: { _id, name, kind },
      messageID: message,
    })),
  };
}

function joined(words: readonly (string | null)[]): string | null {
  const said = words.filter((word) => word !== null);
  return said.length > 0 ? said.join(', ') : null;
}

/** Voids a payment, which the call holds, after all that it consists of. */
export async function voidPayment(call: Call, _id: string, reason: string | null): Promise<Got<typeof payment>> {
  return voidRecord(call, payment, _id, reason);
}

/** Refuses to change or void a receipt by itself that is one of several parts of a payment (CO10). */
export async function refusePart(call: Call, paymentID: string | null): Promise<void> {
  if (paymentID === null) return;
  const whole = await find(call, payment, paymentID);
  if (whole && whole.parts > 1) refuseConflict(partProblem(whole.paymentNo));
}

/** Refuses to change how, where or how much money came by a receipt of a payment, because the payment says so. */
export async function refuseOfPayment(call: Call, paymentID: string): Promise<void> {
  const whole = await find(call, payment, paymentID);
  if (whole) refuseConflict(partProblem(whole.paymentNo));
}

/** Voids a payment that consists only of a sale on credit, when that sale is voided. */
export async function voidPaymentOfSale(call: Call, invoiceID: string, reason: string | null): Promise<void> {
  const [row] = await askPrepared<{ _id: string }>(
    call.db,
    sql`select _id from ${tableOf(call, 'payment')} where "invoiceID" = ${invoiceID} and parts = 0 and "voidedAt" is null for update`,
  );
  if (row) await voidPayment(call, row._id, reason);
}
