import { t } from '#kit/contract/language';

/** What is wrong with a reason that must be given: it is too short; undefined if it is long enough. */
export function reasonProblem(reason: string): string | undefined {
  return reason.trim().length < 3 ? t('Enter reason') : undefined;
}
