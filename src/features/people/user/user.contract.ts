import { endpoint, reply, type Saved } from '#kit/contract/endpoint';
import { entity, type Got } from '#kit/contract/entity';
import { json, ref } from '#kit/contract/fields-choice';
import { flag } from '#kit/contract/fields-number';
import { password, phone, text, timestamp, username } from '#kit/contract/fields-text';
import { employee } from '#features/people/employee/employee.contract';
import type { MenuEntry } from '#house/brand/brand.contract';
import { account } from '#house/account/account.contract';

export const user = entity({
  table: 'app_user',
  path: 'users',
  one: 'User',
  many: 'Users',
  screen: { path: '/users' },
  fields: {
    ...account.fields,
    phone: phone('Phone', { required: 'Please enter phone' }),
    username: username('Username', {
      required: 'Please enter username',
      help: 'The email address to log in with',
    }),
    /** The name of a role. */
    userType: text('User type', { required: 'Please select role' }),
    password: password('Password', { required: 'Password is required' }),
    /** The employee whose login it is; users of the academy have none (S§5). */
    employeeID: ref('Employee', () => employee),
  },
  stored: {
    /** False while blocked (A5). */
    status: flag('Active', { initial: true }),
    ...account.stored,
    teacherID: text('Teacher'),
    /** The role's menu entries, for display (A6). */
    permissions: json<readonly MenuEntry[]>('Permissions'),
    lastLoginAt: timestamp('Last login'),
    /** Null where the password is enough. */
    secondFactorSince: timestamp('Two-step login since'),
  },
  brief: ['name', 'fullName'],
  search: ['name', 'username', 'phone', 'userType'],
  options: { label: '{name}' },
});

/** The call that blocks or unblocks; `currentstatus` is the wanted status (A18). */
export const blockUser = endpoint({
  method: 'PUT',
  path: 'users/blockuser/{id}',
  title: 'Block or unblock a user',
  body: {
    _id: text('User'),
    currentstatus: flag('Active', { required: 'Say whether the user is active' }),
  },
  reply: reply<Saved<Got<typeof user>>>(),
});
