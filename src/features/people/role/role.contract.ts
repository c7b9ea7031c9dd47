import { entity } from '#kit/contract/entity';
import { list } from '#kit/contract/fields-choice';
import { flag } from '#kit/contract/fields-number';
import { distinctName, text } from '#kit/contract/fields-text';

/**
 * Roles that every installation came with (R 4.4); they are neither renamed nor deleted (A8). Cashier came later: where a
 * new installation brought it, its row is built in, and where not, the name is free for a role of one's own (A10).
 */
export const builtInRoles = ['superAdmin', 'admin', 'teacher', 'Sales', 'Marketing'] as const;

const link = {
  name: text('Name', { required: 'Name the menu entry' }),
  // A group's own path is empty.
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
