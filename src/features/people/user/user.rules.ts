import { t, words } from '#kit/contract/language';

/** What is said where the employee of a user is missing. */
export const employeeMissing = words('Please select employee');

/** True where users are employees: everywhere but in the academy, which keeps no employee with a user (S§5). */
export function usersAreEmployees(brand: string): boolean {
  return brand !== 'academy';
}

/** What is wrong with the employee of a user. */
export function employeeProblem(brand: string, employeeID: string | null | undefined): string | undefined {
  return usersAreEmployees(brand) && !employeeID ? t(employeeMissing) : undefined;
}
