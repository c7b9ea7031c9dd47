import type { FormRules } from '#kit/web/form/form-rules';
import { type Organisation, todayAt } from '#kit/web/organisation';
import type { discount } from './discount.contract';
import { discountProblems } from './discount.rules';

/** A discount from today on; where a percentage and an amount are typed, or neither, it is said. */
export function discountForm(organisation: Organisation): FormRules<typeof discount.fields> {
  return { start: () => ({ startDate: todayAt(organisation) }), problems: discountProblems };
}
