import { sql } from 'kysely';
import { t } from '#kit/contract/language';
import type { Call } from '#kit/server/call';
import { refuse, refuseField } from '#kit/server/refusal';
import { tableOf } from '#kit/server/sql/fragment';
import { askPrepared } from '#kit/server/sql/statement';
import { refuseVoided } from '#kit/server/write/change';
import { sources } from '#features/counter/open-debt/open-debts.server';
import { debtKinds } from '#features/ledger/counter-payment/counter-payment.contract';
import type { CreditedDebt } from '#features/ledger/credit-note/credit-note.rules';
import { holdForNotes, lockCredited } from '#features/ledger/credit-note/make-notes.server';
import type { Debt } from '#features/ledger/debt/debt.contract';
import type { HeldAccount } from '#features/ledger/money-account/landing.server';

/** The fields that name the debt of a credit note. */
export interface Named {
  readonly feeID?: string | null | undefined;
  readonly serviceID?: string | null | undefined;
  readonly invoiceID?: string | null | undefined;
}

/** A debt by its kind and id. */
export interface DebtNamed {
  readonly debt: Debt;
  readonly _id: string;
}

/** Which debt a credit note is of. */
export function debtNamed(named: Named): DebtNamed | undefined {
  const ids = { fee: named.feeID, service: named.serviceID, invoice: named.invoiceID };
  const of = debtKinds.find((kind) => ids[kind]);
  return of && { debt: sources[of].debt, _id: ids[of] ?? '' };
}

/** A debt that the call holds, after the books, the accounts that may change, and the person who owes. */
export interface HeldDebt {
  readonly of: CreditedDebt;
  readonly accounts: readonly HeldAccount[];
}

/** Holds everything that a credit note of this debt may change; `accountIDs` are those that money may come from. */
export async function holdCredited(
  call: Call,
  { debt, _id }: DebtNamed,
  accountIDs: readonly string[],
): Promise<HeldDebt> {
  const found = await payerOf(call, debt, _id);
  const table = debt.payer === 'studentID' ? 'student' : 'customer';
  const accounts = await holdForNotes(call, accountIDs, { table, ids: found.payer === null ? [] : [found.payer] });
  const [of] = await lockCredited(call, debt, [_id]);
  // Until it was locked, the debt may have moved to another person or been voided.
  if (!of || of.payer !== found.payer)
    return refuse(409, t('This record was changed by someone else in the meantime. Reload it and try again.'));
  return { of, accounts };
}

async function payerOf(call: Call, debt: Debt, id: string): Promise<{ readonly payer: string | null }> {
  const [found] = await askPrepared<{ payer: string | null; voidedAt: string | null }>(
    call.db,
    sql`select ${sql.ref(debt.payer)} as payer, "voidedAt" from ${tableOf(call, debt.table)} where _id = ${id}`,
  );
  if (!found) return refuseField(400, debt.receipts.parent, t(debt.missing));
  refuseVoided(found);
  return found;
}
