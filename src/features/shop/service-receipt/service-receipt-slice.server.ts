import { callsOf, listOf, pdfOf, optionsOf } from '#house/rights/calls.rules';
import { customer } from '#features/shop/customer/customer.contract';
import { service } from '#features/shop/service/service.contract';
import type { Slice } from '#house/slice/slice.server';
import { serviceReceiptRoutes } from './service-receipt.server';
import { serviceReceiptScreen } from './service-receipt.screens';
import { serviceReceipt } from './service-receipt.contract';
import { serviceReceiptChecks, postedServiceReceipt } from './service-receipt-checks.server';

export const serviceReceiptSlice: Slice = {
  routes: serviceReceiptRoutes,
  grants: [
    {
      screen: serviceReceiptScreen,
      calls: [...callsOf(serviceReceipt), pdfOf(serviceReceipt), ...[customer, service].map(optionsOf)],
    },
  ],
  checks: serviceReceiptChecks,
  posted: postedServiceReceipt,
  finds: {
    entity: serviceReceipt,
    screen: serviceReceiptScreen,
    right: () => listOf(serviceReceipt),
    narrowed: ({ number }) => ({ receiptNo: String(number) }),
    number: 'receiptNo',
    phone: 'phonePaid',
    of: { field: 'customerID', person: customer },
  },
};
