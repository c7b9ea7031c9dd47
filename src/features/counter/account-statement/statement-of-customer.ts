import { customerScreen } from '#features/shop/customer/customer.screens';
import { statementOf } from './statement-of-person';

/** The statement of a customer, opened from the customer's page. */
export const statementOfCustomer = statementOf('customer', customerScreen);
