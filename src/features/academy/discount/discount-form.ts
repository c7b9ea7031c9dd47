import { isObject } from '#kit/contract/parse';
import type { FormRules } from '#kit/web/form/form-rules';
import { type Organisation, todayAt } from '#kit/web/organisation';
import { student } from '#features/academy/student/student.contract';
import type { discount } from './discount.contract';
import { discountProblems } from './discount.rules';

/**
 * The form of a discount, which begins today; it says so where both a percentage and an amount are typed, or neither. The discount of
 * siblings is offered where another child of the family is in a class (FA9); none is granted by itself.
 */
export function discountForm(organisation: Organisation): FormRules<typeof discount.fields> {
  return {
    start: () => ({ startDate: todayAt(organisation) }),
    problems: discountProblems,
    reads: ({ studentID }) =>
      studentID === undefined
        ? undefined
        : { of: student, id: studentID, known: (read) => (hasSibling(read) ? { discountKind: 'sibling' } : {}) },
  };
}

/** True for a student with a sibling in a class; false also where nothing is known about the family. */
function hasSibling(read: object): boolean {
  const siblings: unknown = 'siblings' in read ? read.siblings : undefined;
  return Array.isArray(siblings) && siblings.some((one: unknown) => isObject(one) && one.isEnrolled === true);
}
