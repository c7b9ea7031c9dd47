import type { Slice } from '#house/slice/slice.server';
import { receiptSlice } from '#features/ledger/debt/receipt-slice.server';
import { customer } from '#features/shop/customer/customer.contract';
import { service } from '#features/shop/service/service.contract';
import { serviceDebt } from '#features/shop/service/service-debt.contract';
import { serviceReceiptPaper, serviceReceiptRoutes } from './service-receipt.server';
import { serviceReceiptScreen } from '#features/shop/service/service-receipt.screens';
import { serviceReceipt } from './service-receipt.contract';

export const serviceReceiptSlice: Slice = {
  ...receiptSlice({
    entity: serviceReceipt,
    kind: 'serviceReceipt',
    one: serviceReceipt.one,
    debt: serviceDebt,
    screen: serviceReceiptScreen,
    payer: customer,
    document: service,
  }),
  routes: serviceReceiptRoutes,
  papers: [serviceReceiptPaper],
};
