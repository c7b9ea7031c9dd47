import { entity } from '#kit/contract/entity';
import { text } from '#kit/contract/fields-text';

/**
 * A user as seen by records to which users themselves refer: an employee says who entered it, and a user which employee
 * it is. What a login needs is in the user's own contract.
 */
export const account = entity({
  table: 'app_user',
  path: 'users',
  one: 'User',
  many: 'Users',
  fields: { name: text('Name', { required: 'Please enter name' }) },
  stored: { fullName: text('Full name') },
  brief: ['name', 'fullName'],
  search: ['name'],
  options: { label: '{name}' },
});
