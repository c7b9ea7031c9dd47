import { entity } from '#kit/contract/entity';
import { text } from '#kit/contract/fields-text';

export const branch = entity({
  table: 'branch',
  path: 'branch',
  one: 'Branch',
  many: 'Branches',
  screen: { path: '/branch' },
  fields: {
    branch_name: text('Branch name', { required: 'Enter branch name' }),
    branch_location: text('Location', { required: 'Enter branch location', max: 255 }),
  },
  brief: ['branch_name'],
  search: ['branch_name', 'branch_location'],
});
