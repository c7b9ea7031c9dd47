import { customerScreen } from '#features/shop/customer/customer.screens';
import { statementOf } from './statement-of-person';

/** What a customer was charged and has paid, opened from the customer's page. */
export const statementOfCustomer = statementOf('customer', customerScreen);
