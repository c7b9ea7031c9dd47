import { customerSlice } from '#features/shop/customer/customer-slice.server';
import { serviceSlice } from '#features/shop/service/service-slice.server';
import { serviceOrderSlice } from '#features/shop/service-order/service-order-slice.server';
import { serviceReceiptSlice } from '#features/shop/service-receipt/service-receipt-slice.server';
import { serviceTaskSlice } from '#features/shop/service-task/service-task-slice.server';
import { ledgerSlices } from './ledger';
import type { Slice } from '#house/slice/slice.server';

/** The slices of services and their payments. */
export const serviceSlices: readonly Slice[] = [
  ...ledgerSlices,
  customerSlice,
  serviceSlice,
  serviceReceiptSlice,
  serviceOrderSlice,
  serviceTaskSlice,
];
