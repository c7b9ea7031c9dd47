import type { Day } from '#kit/contract/day';
import type { Row } from '#kit/contract/entity';
import { t } from '#kit/contract/language';
import type { employee } from './employee.contract';

/** Why a day cannot be a date of birth: it is in the future. */
export function birthProblem(dateOfBirth: Day, today: Day): string | undefined {
  return dateOfBirth > today ? t('The date of birth is in the future') : undefined;
}

/** The personal facts of an employee. */
export type EmployeePerson = Pick<Row<typeof employee>, 'name' | 'phone' | 'gender' | 'address' | 'educationalLevel'>;

/** Whether two records of one person have the same facts. */
export function isSamePerson(one: EmployeePerson, other: EmployeePerson): boolean {
  return (
    one.name === other.name &&
    one.phone === other.phone &&
    one.gender === other.gender &&
    one.address === other.address &&
    one.educationalLevel === other.educationalLevel
  );
}
