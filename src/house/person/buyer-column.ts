import { t } from '#kit/contract/language';
import type { Column } from '#kit/web/list/column';
import { walkInCustomer } from './walk-in.contract';

/** The column that names the buyer and leads to the customer's page; one who is not registered is called a walk-in customer. */
export function buyerColumn<R extends { readonly customerID: { readonly name: string } | null }>(
  customer: Column<R>,
): Column<R> {
  const called = ({ customerID }: R) => customerID?.name ?? t(walkInCustomer);
  return { ...customer, value: called, show: called };
}
