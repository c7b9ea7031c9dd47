import { PrintedReceipt } from '#features/ledger/debt/PrintedReceipt';
import { salesReceipt } from './invoice-receipt.contract';
import { invoiceReceiptSlip } from './invoice-receipt-slip.rules';

/** An invoice's receipt as it will be printed. */
export function PrintedSalesReceipt({ id }: { id: string }) {
  return <PrintedReceipt entity={salesReceipt} id={id} slipOf={invoiceReceiptSlip} />;
}
