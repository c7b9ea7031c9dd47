import type { Day } from '#kit/contract/day';
import { t } from '#kit/contract/language';

/** Why nobody can be born on a day: it is still to come. */
export function birthProblem(dateOfBirth: Day, today: Day): string | undefined {
  return dateOfBirth > today ? t('The date of birth is in the future') : undefined;
}
