import { t } from '#kit/contract/language';
import { isTimeZone } from '#kit/rules/calendar';

export function timeZoneProblem(name: string): string | undefined {
  return isTimeZone(name) ? undefined : t('Please select time zone');
}
