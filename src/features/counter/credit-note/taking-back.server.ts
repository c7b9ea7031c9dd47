import type { Got, Row } from '#kit/contract/entity';
import { type Call } from '#kit/server/call';
import { readRecords } from '#kit/server/read/send';
import { refuseConflict, refuseMissing } from '#kit/server/refusal';
import { find } from '#kit/server/write/change';
import { receiptOfUse } from '#features/counter/payment/receipt-of-use.server';
import { creditNote } from '#features/ledger/credit-note/credit-note.contract';
import { givesBack } from '#features/ledger/credit-note/credit-note.rules';
import { holdForNotes, lockCredited } from '#features/ledger/credit-note/make-notes.server';
import { voidNote } from '#features/ledger/credit-note/void-notes.server';
import { type CreditPayer, usedProblem } from '#features/ledger/credit/credit.rules';
import { creditNow, voidCreditOfNote } from '#features/ledger/credit/credit.server';
import { debtNamed } from './credited-debt.server';
import { takeOut } from './goods.server';
import { refuseGiving } from '#features/ledger/credit-note/giving.server';

type Note = typeof creditNote;

/** Holds what a credit note changed, before the note itself, in the order in which making it does. */
export async function noteFirst(call: Call, id: string): Promise<void> {
  const stored = await find(call, creditNote, id);
  const named = stored && debtNamed(stored);
  if (!stored || !named) return;
  const { studentID, customerID, refundAccountID } = stored;
  const people = studentID ? ({ table: 'student', ids: [studentID] } as const) : customersOf(customerID);
  await holdForNotes(call, refundAccountID ? [refundAccountID] : [], people);
  await lockCredited(call, named.debt, [named._id]);
}

function customersOf(customerID: string | null) {
  return { table: 'customer', ids: customerID ? [customerID] : [] } as const;
}

/** Voids a credit note: what it took off is owed again, its money, its credit and its goods are taken back, or nothing (DE7). */
export async function takeBack(call: Call, stored: Row<Note>, reason: string | null): Promise<Got<Note>> {
  if (stored.refundAccountID && givesBack(stored)) refuseGiving(call);
  const named = debtNamed(stored);
  const [of] = named ? await lockCredited(call, named.debt, [named._id]) : [];
  const [read] = await readRecords(call, creditNote, [stored._id]);
  if (!named || !of || !read) return refuseMissing();
  if (!stored.refundAccountID && givesBack(stored)) await takeBackCredit(call, stored, reason);
  if (read.items.length > 0) await takeOut(call, read);
  return voidNote(call, named.debt, { stored, of, reason });
}

/** Takes back the credit that it made, unless it is used. */
async function takeBackCredit(call: Call, stored: Row<Note>, reason: string | null): Promise<void> {
  const payer: CreditPayer = stored.studentID
    ? { kind: 'student', _id: stored.studentID }
    : { kind: 'customer', _id: stored.customerID ?? '' };
  if ((await creditNow(call, payer)) < stored.returned) refuseConflict(usedProblem(await receiptOfUse(call, payer)));
  await voidCreditOfNote(call, stored._id, reason);
}
