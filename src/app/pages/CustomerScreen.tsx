import { customer } from '#features/shop/customer/customer.contract';
import { followUpsOfCustomer } from '#features/ledger/follow-up/follow-ups-of-person';
import { creditOfCustomer } from '#features/counter/payment/credit-of-person';
import { statementOfCustomer } from '#features/counter/account-statement/statement-of-customer';
import { messagesOfCustomer } from '#features/messages/message/messages-of-person';
import { logOfRecord } from '#features/oversight/activity/log-of-record';
import { CustomerRecord } from '#features/shop/customer/CustomerRecord';
import { invoicesOfCustomer, sellingToCustomer } from '#features/shop/invoice/invoices-of-customer';
import { salesReceiptsOfCustomer } from '#features/shop/invoice-receipt/sales-receipts-of-customer';
import { servicesOfCustomer } from '#features/shop/service/services-of-customer';
import { serviceReceiptsOfCustomer } from '#features/shop/service-receipt/service-receipts-of-customer';

const parts = [
  servicesOfCustomer,
  invoicesOfCustomer,
  sellingToCustomer,
  serviceReceiptsOfCustomer,
  salesReceiptsOfCustomer,
  creditOfCustomer,
  followUpsOfCustomer,
  statementOfCustomer,
  messagesOfCustomer,
  logOfRecord(customer),
];

export default function CustomerScreen() {
  return <CustomerRecord parts={parts} />;
}
