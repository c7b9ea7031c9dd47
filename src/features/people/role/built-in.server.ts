import type { Call } from '#kit/server/call';
import { insertMany } from '#kit/server/write/insert';
import { brandNamed } from '#house/brand/brand.server';
import type { Brand, MenuEntry } from '#house/brand/brand.contract';
import { role } from './role.contract';

/** The screens that a till needs in both brands (A10); each opens only while its feature is on. */
const till = ['/counter', '/dayClose', '/wallet'];

/** The screens of the roles that come with a new installation (A10); superAdmin and admin have every one. */
const given: Readonly<Record<Brand, Readonly<Record<string, readonly string[]>>>> = {
  academy: {
    teacher: ['/attendence', '/attendencelist', '/marks', '/gradebook', '/timetable'],
    Sales: ['/customer', '/service', '/servicereceipt', '/customInvoice', '/sales', '/salesReceipts', '/salesReport'],
    Marketing: ['/note', '/customer'],
    Cashier: till,
  },
  decoration: {
    Sales: [
      '/customer',
      '/service',
      '/servicereceipt',
      '/customInvoice',
      '/sales',
      '/salesReceipts',
      '/salesReport',
      '/tasks',
    ],
    Marketing: ['/note', '/customer', '/tasks', '/perfomance'],
    Cashier: till,
  },
};

/** Menu entries as a role keeps them. */
export function rowsOf(menus: readonly MenuEntry[]) {
  return menus.map(({ name, icon, path, subMenu }) => ({
    name,
    icon,
    path,
    ...(subMenu ? { subMenu: [...subMenu] } : {}),
  }));
}

/** Makes the built-in roles of a brand. */
export async function makeBuiltInRoles(call: Call): Promise<void> {
  const brand = brandNamed(call.brand);
  const { menus } = call.product;
  const all = menus.offered(brand);
  const wanted = { superAdmin: all, admin: all, ...given[brand] };
  const rows = Object.entries(wanted).map(([name, paths]) => ({
    role: name,
    builtIn: true,
    permissions: rowsOf(menus.entries(brand, new Set(paths))),
  }));
  await insertMany(call, role, rows);
}

/** Creates the role of teachers if the brand does not have it, because a teacher's user needs it. */
export async function ensureTeacherRole(call: Call): Promise<void> {
  const known = await call.db.selectFrom('role').select('_id').where('role', '=', 'teacher').executeTakeFirst();
  if (!known) await insertMany(call, role, [{ role: 'teacher', builtIn: true, permissions: [] }]);
}
