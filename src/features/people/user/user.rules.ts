import { t, words } from '#kit/contract/language';

/** The message for a user without an employee. */
export const employeeMissing = words('Please select employee');

/** True if users are employees: everywhere except in the academy, whose users have none (S§5). */
export function usersAreEmployees(brand: string): boolean {
  return brand !== 'academy';
}

/** Why the employee of a user is refused. */
export function employeeProblem(brand: string, employeeID: string | null | undefined): string | undefined {
  return usersAreEmployees(brand) && !employeeID ? t(employeeMissing) : undefined;
}
