import { t } from '#kit/contract/language';

/** The one form of a provider's reference, however it is typed. */
export function referenceForm(reference: string): string {
  return reference.replace(/\s/g, '').toUpperCase();
}

/** Whether two references are one. */
export function isSameReference(one: string | null, other: string | null): boolean {
  return one !== null && other !== null && referenceForm(one) === referenceForm(other);
}

/** Why a reference is refused: another payment into the same account has it (WA8). */
export function usedProblem(
  reference: string,
  { date, paymentNo }: { readonly date: string; readonly paymentNo: number },
): string {
  return t('Transaction {reference} was used on {date} for payment {paymentNo}', {
    reference: reference.trim(),
    date,
    paymentNo,
  });
}
