import { t, words } from '#kit/contract/language';

/** The sentence where the employee of a user is missing. */
export const employeeMissing = words('Please select employee');

/** True where users are employees: everywhere but in the academy, which keeps no employee with a user (S§5). */
export function usersAreEmployees(brand: string): boolean {
  return brand !== 'academy';
}

/** Why the employee of a user is refused. */
export function employeeProblem(brand: string, employeeID: string | null | undefined): string | undefined {
  return usersAreEmployees(brand) && !employeeID ? t(employeeMissing) : undefined;
}
