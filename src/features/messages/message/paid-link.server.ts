import { paperCode } from '#house/paper/paper-code.server';
import { paperAddress } from '#house/paper/paper-words.rules';
import type { OrganisationSettings } from '#house/organisation/organisation.server';
import { feeReceiptPaper } from '#features/academy/fee-receipt/fee-receipt.server';
import { paymentPaper } from '#features/counter/payment/payment-paper.server';
import type { DebtKind } from '#features/ledger/counter-payment/counter-payment.contract';
import { receipts as invoiceReceipts } from '#features/shop/invoice-receipt/invoice-receipt.server';
import { serviceReceiptPaper } from '#features/shop/service-receipt/service-receipt.server';
import type { Paid } from './paid.server';
import type { Writer } from './person.server';

const papers: Readonly<Record<DebtKind, { readonly letter: string }>> = {
  fee: feeReceiptPaper,
  service: serviceReceiptPaper,
  invoice: invoiceReceipts.paper,
};

/** Where everybody sees by its code what was paid (PU6); undefined where nobody would reach it, or codes rest. */
export async function paidLink(
  writer: Writer,
  settings: OrganisationSettings,
  { recordID: _id, number, receiptNos, of }: Paid,
): Promise<string | undefined> {
  const paper = number === null ? { ...papers[of], number: receiptNos[0] ?? 0 } : { ...paymentPaper, number };
  const code = await paperCode(writer, { letter: paper.letter, number: paper.number, addition: '', _id, of: '' });
  return code === null ? undefined : paperAddress(settings, code);
}
