import { language, t } from '#kit/contract/language';
import type { Money } from '#kit/contract/money';
import { showMoney } from '#kit/rules/money';

/** Why an amount cannot be paid on an invoice's balance: no payment may exceed it (R 5.3). */
export function balanceProblem(amountPaid: Money, balance: Money): string | undefined {
  if (amountPaid <= balance) return undefined;
  return t('Amount paid must be less than or equal to {totalAmount}', {
    totalAmount: showMoney(balance, '', language()),
  });
}

/** The message about a receipt whose customer is not the invoice's; a walk-in customer's invoice has none (D9). */
export function customerProblem(sent: string | null | undefined): string {
  return sent ? t('This invoice belongs to another customer') : t('Enter customer name');
}

/** Why less cannot be paid on a walk-in customer's invoice: somebody unknown cannot owe anything (F3). */
export function walkInProblem(ofInvoice: string | null, balanceAfter: Money): string | undefined {
  return ofInvoice === null && balanceAfter > 0 ? t('A walk-in customer pays the whole invoice') : undefined;
}

/** Why the receipt of a walk-in customer cannot be voided by itself: somebody unknown cannot owe anything (F3). */
export function walkInVoidProblem(customerID: string | null): string | undefined {
  return customerID === null ? t('A walk-in sale and its receipt are voided together: void the invoice') : undefined;
}
