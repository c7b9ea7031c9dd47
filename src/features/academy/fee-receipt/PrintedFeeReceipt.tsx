import { PrintedReceipt } from '#features/ledger/debt/PrintedReceipt';
import { feeReceipt } from './fee-receipt.contract';
import { feeReceiptSlip } from '#features/academy/fee/fee-slip.rules';

/** A fee receipt as it will be printed. */
export function PrintedFeeReceipt({ id }: { id: string }) {
  return <PrintedReceipt entity={feeReceipt} id={id} slipOf={feeReceiptSlip} />;
}
