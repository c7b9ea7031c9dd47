import { entity } from '#kit/contract/entity';
import { text } from '#kit/contract/fields-text';

/**
 * A user as those records know it that users themselves refer to: an employee says who entered it, and a user which
 * employee it is. What a login needs stands in the user's own contract.
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
