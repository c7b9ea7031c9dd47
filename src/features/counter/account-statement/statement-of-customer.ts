import { customerScreen } from '#features/shop/customer/customer.screens';
import { statementOf } from './statement-of-person';

/** The action that opens a customer's statement on the customer's page. */
export const statementOfCustomer = statementOf('customer', customerScreen);
