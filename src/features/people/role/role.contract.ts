import { entity } from '#kit/contract/entity';
import { list } from '#kit/contract/fields-choice';
import { flag } from '#kit/contract/fields-number';
import { distinctName, text } from '#kit/contract/fields-text';

/**
 * The roles that every installation has (R 4.4); they are neither renamed nor deleted (A8). Cashier came later: in installations that
 * began with it, its row is built in; in older ones the name is free for a role of their own (A10).
 */
export const builtInRoles = ['superAdmin', 'admin', 'teacher', 'Sales', 'Marketing'] as const;

const link = {
  name: text('Name', { required: 'Name the menu entry' }),
  // The path of a group is empty.
  path: text('Path', { initial: '' }),
  icon: text('Icon'),
};

export const role = entity({
  table: 'role',
  path: 'roles',
  one: 'Role',
  many: 'Roles',
  screen: { path: '/roles' },
  fields: {
    role: distinctName('Role', { required: 'Please enter user role' }),
    permissions: list(
      'Permissions',
      { ...link, subMenu: list('Sub-menu', link) },
      { required: 'Choose at least one screen' },
    ),
  },
  stored: {
    userRole: text('User role'),
    builtIn: flag('Built in', { initial: false }),
  },
  brief: ['role'],
  search: ['role'],
  options: { label: '{role}' },
});
