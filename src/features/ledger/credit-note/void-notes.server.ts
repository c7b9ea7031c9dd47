import { sql } from 'kysely';
import type { Got, Row } from '#kit/contract/entity';
import { minus, noMoney } from '#kit/rules/money';
import type { Call } from '#kit/server/call';
import { refuseConflict } from '#kit/server/refusal';
import { tableOf } from '#kit/server/sql/fragment';
import { askPrepared } from '#kit/server/sql/statement';
import { voidRecord } from '#kit/server/write/erase';
import type { Debt } from '#features/ledger/debt/debt.contract';
import { voidFirstProblem } from '#features/ledger/debt/debt.rules';
import { refuseClosed, unpost } from '#features/ledger/transaction/posting.server';
import { creditNote } from './credit-note.contract';
import { type CreditedDebt, givesBack, withoutNote } from './credit-note.rules';
import { creditedIn, lockCredited } from './make-notes.server';

type Stored = Row<typeof creditNote>;

/**
 * Voids a credit note of a debt, both of which the call holds: what was taken off is owed again, and what had been paid counts again
 * (DE7). The caller has to void the credit that it made and to take back its goods.
 */
export async function voidNote(
  call: Call,
  debt: Debt,
  { stored, of, reason }: { readonly stored: Stored; readonly of: CreditedDebt; readonly reason: string | null },
): Promise<Got<typeof creditNote>> {
  await refuseClosed(call, stored.date);
  if (givesBack(stored)) await unpost(call, stored._id, reason);
  const { _id, owed, paid, plan } = withoutNote(of, stored);
  const less = { _id, owed, paid, plan, amount: minus(noMoney, stored.amount) };
  return voidRecord(call, creditNote, stored._id, reason, creditedIn(call, debt, [less]));
}

/**
 * Voids the credit notes of a debt that is about to be voided, which the call holds: nothing of it is paid, so nothing was given back. A
 * note by which goods came back has to be voided first by itself.
 */
export async function voidNotesOf(call: Call, debt: Debt, debtID: string, reason: string | null): Promise<void> {
  for (const stored of await liveNotesOf(call, debt, debtID)) {
    refuseConflict(stored.hasItems ? voidFirstProblem(stored.creditNoteNo) : undefined);
    const [of] = await lockCredited(call, debt, [debtID]);
    if (of) await voidNote(call, debt, { stored, of, reason });
  }
}

/** The live credit notes of a debt, held, the newest first. */
async function liveNotesOf(call: Call, { receipts }: Debt, debtID: string) {
  return askPrepared<Stored & { readonly hasItems: boolean }>(
    call.db,
    sql`select n.*, exists (select 1 from ${tableOf(call, 'credit_note_item')} i where i."creditNoteID" = n._id) as "hasItems"
      from ${tableOf(call, creditNote.table)} n
      where n.${sql.ref(receipts.parent)} = ${debtID} and n."voidedAt" is null order by n."creditNoteNo" desc for update of n`,
  );
}
