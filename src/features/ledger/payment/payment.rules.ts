import { language, t, words } from '#kit/contract/language';
import type { Money } from '#kit/contract/money';
import { showMoney } from '#kit/rules/money';
import { fromNoPhone } from './payment.contract';

const byHand: ReadonlySet<string> = new Set(fromNoPhone.paymentMethod);

/** Whether money paid like this comes from no phone. */
export function isByHand(method: string | null | undefined): boolean {
  return typeof method === 'string' && byHand.has(method);
}

/** Whether money paid like this comes from a phone. */
export function isWallet(method: string): boolean {
  return method !== '' && !isByHand(method);
}

/** Why an amount to be paid is refused, whatever is owed (D9). */
export function amountProblem(amount: Money): string | undefined {
  return amount > 0 ? undefined : t('The amount must be more than 0');
}

/** Why an amount cannot be paid on a balance: no payment may exceed it (R 5.3). */
export function paymentProblem(amount: Money, balance: Money): string | undefined {
  if (amount <= balance) return undefined;
  return t('You can only pay {balance} or less', { balance: showMoney(balance, '', language()) });
}

/**
 * The messages of fields that the form requires: it asks for the phone that was paid to, where the server takes the organisation's if
 * absent (D18).
 */
export const paymentRequired = { phoneReceipt: () => words('Enter phone receipt') };

/** Problems of a payment before it is sent; the balance is known if the document is. */
export function paymentProblems(
  { AmountPaid }: { readonly AmountPaid?: Money | undefined },
  balance?: Money,
): { AmountPaid: string | undefined } {
  const passing = (amount: Money) => (balance === undefined ? undefined : paymentProblem(amount, balance));
  return {
    AmountPaid: AmountPaid === undefined ? undefined : (amountProblem(AmountPaid) ?? passing(AmountPaid)),
  };
}
