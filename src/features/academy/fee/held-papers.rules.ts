import { t } from '#kit/contract/language';

/** Why a student cannot have a paper yet. */
export function heldPaperProblem(amount: string): string {
  return t('Please pay {amount} first', { amount });
}

/** The warning for staff who print a paper for a student whose fees are overdue. */
export function heldPaperWarning(amount: string): string {
  return t('{amount} of this student is overdue', { amount });
}
