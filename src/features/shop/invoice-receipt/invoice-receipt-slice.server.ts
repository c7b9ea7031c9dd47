import { words } from '#kit/contract/language';
import type { Slice } from '#house/slice/slice.server';
import { receiptSlice } from '#features/ledger/debt/receipt-slice.server';
import { receiptCondition } from '#features/ledger/receipt-path/receipt-path.server';
import { customer } from '#features/shop/customer/customer.contract';
import { invoiceDebt } from './invoice-debt.contract';
import { invoiceReceipts, receipts } from './invoice-receipt.server';
import { invoiceReceiptScreen } from './invoice-receipt.screens';
import { invoiceReceipt } from './invoice-receipt.contract';
import { paidInvoice } from './paid-invoice.contract';

export const invoiceReceiptSlice: Slice = {
  ...receiptSlice({
    entity: invoiceReceipt,
    kind: 'invoiceReceipt',
    one: words('Invoice receipt'),
    debt: invoiceDebt,
    screen: invoiceReceiptScreen,
    condition: receiptCondition('invoice'),
    payer: customer,
    document: paidInvoice,
  }),
  receiptKind: invoiceReceipts,
  papers: [receipts.paper],
};
