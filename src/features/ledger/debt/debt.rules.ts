import type { Money } from '#kit/contract/money';
import { minus } from '#kit/rules/money';

/** What is left to pay of what is owed: the one balance of fees, services and invoices. */
export function leftToPay(owed: Money, paid: Money): Money {
  return minus(owed, paid);
}
