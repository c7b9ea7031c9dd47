import { owedName } from '#features/ledger/debt/owed.contract';
import { CustomerPage } from '#features/shop/customer/CustomerPage';
import { salesScreen } from '#features/shop/invoice/invoice.screens';
import { serviceScreen } from '#features/shop/service/service.screens';

const told = [{ name: owedName, by: [serviceScreen, salesScreen] }];

export default function CustomerListScreen() {
  return <CustomerPage told={told} />;
}
