import type { DebtKind } from '#features/ledger/counter-payment/counter-payment.contract';
import { feeReceiptParts } from '#features/academy/fee-receipt/fee-receipt.server';
import type { ReceiptParts } from '#features/ledger/debt/receipt-parts.server';
import { invoiceReceiptParts } from '#features/shop/invoice-receipt/invoice-receipt.server';
import { serviceReceiptParts } from '#features/shop/service-receipt/service-receipt.server';

/** How receipts of each kind of debt are made and voided: through the code that takes them one by one. */
export const receiptKinds: Readonly<Record<DebtKind, ReceiptParts>> = {
  fee: feeReceiptParts,
  service: serviceReceiptParts,
  invoice: invoiceReceiptParts,
};
