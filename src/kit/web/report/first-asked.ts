import { useState } from 'react';
import type { Fields } from '#kit/contract/field';
import { dayIn } from '#kit/rules/calendar';
import type { FormRules } from '#kit/web/form/form-rules';
import { thisMonth } from '#kit/web/list/spans';
import { useOrganisation } from '#kit/web/organisation';

/** True for a report over a range of days. */
export function hasSpan(fields: Fields): boolean {
  return 'startDate' in fields && 'endDate' in fields;
}

/** The initial values of a report whose address has none: this month, and those of its rules. */
export function useFirstAsked<F extends Fields>(fields: F, rules: FormRules<F>): Readonly<Record<string, string>> {
  const { timeZone } = useOrganisation();
  const [now] = useState(() => new Date());
  const { from, to } = thisMonth(dayIn(timeZone, now));
  const begun = Object.entries({ ...rules.start?.() }).map(([name, value]) => [name, String(value)]);
  return { ...(hasSpan(fields) ? { startDate: from, endDate: to } : {}), ...Object.fromEntries(begun) };
}
