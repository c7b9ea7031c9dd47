import { feeReceipt } from '#features/academy/fee-receipt/fee-receipt.contract';
import { t } from '#kit/contract/language';
import { SavePaper } from './SavePaper';
import type { MyReceipt } from './use-my-receipts';

/** Saves one receipt as PDF. */
export function ReceiptFile({ receipt: { _id, receiptNo } }: { receipt: MyReceipt }) {
  const label = t('Save receipt {receiptNo} as PDF', { receiptNo });
  return <SavePaper path={`${feeReceipt.path}/${_id}/pdf`} file="receipt.pdf" label={label} />;
}
