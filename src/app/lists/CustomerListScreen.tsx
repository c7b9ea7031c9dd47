import { owedName } from '#features/ledger/debt/owed.contract';
import { useTakeStep } from '#features/ledger/debt/use-take-step';
import { customer } from '#features/shop/customer/customer.contract';
import { CustomerPage } from '#features/shop/customer/CustomerPage';
import { invoiceReceiptScreen } from '#features/shop/invoice-receipt/invoice-receipt.screens';
import { salesScreen } from '#features/shop/invoice/invoice.screens';
import { serviceReceiptScreen } from '#features/shop/service/service-receipt.screens';
import { serviceScreen } from '#features/shop/service/service.screens';

const told = [{ name: owedName, by: [serviceScreen, salesScreen] }];
const takenBy = [serviceReceiptScreen, invoiceReceiptScreen];

export default function CustomerListScreen() {
  return <CustomerPage told={told} next={useTakeStep(customer, takenBy)} />;
}
