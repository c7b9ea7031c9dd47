import { t } from '#kit/contract/language';
import { isTimeZone } from '#kit/rules/calendar';

/** The message for a name that is not an IANA time zone; undefined for one that is. */
export function timeZoneProblem(name: string): string | undefined {
  return isTimeZone(name) ? undefined : t('Please select time zone');
}
