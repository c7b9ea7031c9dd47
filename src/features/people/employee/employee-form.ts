import { dayIn } from '#kit/rules/calendar';
import { type FormRules, onlyInEdit } from '#kit/web/form/form-rules';
import type { employee } from './employee.contract';
import { birthProblem } from './employee.rules';

/** The form of an employee; the status can only be changed later, because everyone begins as Active (S§4, G13). */
export function employeeForm(timeZone: string): FormRules<typeof employee.fields> {
  const today = dayIn(timeZone, new Date());
  return {
    when: { employeeStatus: onlyInEdit },
    problems: ({ dateOfBirth }) => ({
      dateOfBirth: dateOfBirth === undefined ? undefined : birthProblem(dateOfBirth, today),
    }),
  };
}
