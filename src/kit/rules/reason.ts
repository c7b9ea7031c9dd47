import { t } from '#kit/contract/language';

/** Why a reason is none, where one must be given. */
export function reasonProblem(reason: string): string | undefined {
  return reason.trim().length < 3 ? t('Enter reason') : undefined;
}
