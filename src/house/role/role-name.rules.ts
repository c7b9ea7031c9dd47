import { t, words } from '#kit/contract/language';

/** The words for the roles that come with the product; every other role is shown by its name. */
const builtIn: ReadonlyMap<string, string> = new Map([
  ['superAdmin', words('Super administrator')],
  ['admin', words('Administrator')],
  ['teacher', words('Teacher')],
  ['Sales', words('Sales')],
  ['Marketing', words('Marketing')],
  ['Cashier', words('Cashier')],
]);

/** The English words for a role: its sentence in the catalogue, or the name that it was given. */
export function roleWords(role: string): string {
  return builtIn.get(role) ?? role;
}

/** A role in the current language. Its name on the wire stays what it is. */
export function roleName(role: string): string {
  const name = builtIn.get(role);
  return name === undefined ? role : t(name);
}
