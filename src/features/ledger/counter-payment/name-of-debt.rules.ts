import { retold, storedText, words } from '#kit/contract/language';
import { feeNameShown } from '#features/ledger/fee-name/fee-name.rules';
import type { DebtKind } from '#features/ledger/counter-payment/counter-payment.contract';

/** The name of an invoice, which has a number and no name. */
const invoiceNamed = words('Invoice {number}');

/** The name of a debt on the wire. */
export function nameOfDebt(of: DebtKind, { name, number }: { readonly name: string; readonly number: number }): string {
  return of === 'invoice' ? storedText(invoiceNamed, { number }) : name;
}

/** The name of a debt as people read it, from its name on the wire. */
export function debtShown({ of, name }: { readonly of: DebtKind; readonly name: string }): string {
  if (of === 'fee') return feeNameShown(name);
  return of === 'invoice' ? retold(name, [invoiceNamed]) : name;
}
