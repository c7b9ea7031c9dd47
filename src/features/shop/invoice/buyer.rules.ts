import type { Got } from '#kit/contract/entity';
import { t } from '#kit/contract/language';
import { walkInCustomer } from '#house/person/walk-in.contract';
import type { invoice } from './invoice.contract';

/** The person named on an invoice, and the lines below the name. */
export interface Buyer {
  readonly name: string;
  readonly lines: readonly string[];
}

type Sold = Pick<Got<typeof invoice>, 'customerID'>;

/** The buyer of a sale, as the office prints it. */
export function buyerOf({ customerID }: Sold): Buyer {
  const lines = customerID ? [customerID.phone, t('Customer code {code}', { code: customerID.code })] : [];
  return { name: buyerName({ customerID }), lines };
}

/** The name of the buyer. */
export function buyerName({ customerID }: Sold): string {
  return customerID?.name ?? t(walkInCustomer);
}
