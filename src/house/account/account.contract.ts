import { entity } from '#kit/contract/entity';
import { text } from '#kit/contract/fields-text';

/**
 * A user as seen by the records that say who entered them: users themselves refer to some of them, and a reader of such a record needs
 * nothing more of a user. What a login needs is in the user's own contract.
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
