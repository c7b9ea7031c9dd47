import { crud } from '#kit/server/routes/crud';
import { supplier } from '#features/shop/supplier/supplier.contract';
import { customerSlice } from '#features/shop/customer/customer-slice.server';
import { supplierSlice } from '#features/shop/supplier/supplier-slice.server';
import { stockSlice } from '#features/shop/stock/stock-slice.server';
import { purchaseSlice } from '#features/shop/purchase/purchase-slice.server';
import { invoiceSlice } from '#features/shop/invoice/invoice-slice.server';
import { invoiceReceiptSlice } from '#features/shop/invoice-receipt/invoice-receipt-slice.server';
import { ledgerSlices } from './ledger';
import type { Slice } from '#house/slice/slice.server';

/** The slices of purchases and sales. */
export const shopSlices: readonly Slice[] = [
  ...ledgerSlices,
  { routes: crud(supplier) },
  customerSlice,
  supplierSlice,
  stockSlice,
  purchaseSlice,
  invoiceSlice,
  invoiceReceiptSlice,
];
