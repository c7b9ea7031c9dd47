import { entity } from '#kit/contract/entity';
import { phone, text } from '#kit/contract/fields-text';

export const supplier = entity({
  table: 'supplier',
  path: 'suplier',
  one: 'Supplier',
  many: 'Suppliers',
  screen: { path: '/supplier', pages: true },
  fields: {
    name: text('Name', { required: 'Enter name' }),
    phone: phone('Phone', { required: 'Enter phone' }),
  },
  brief: ['name'],
  search: ['name', 'phone'],
  options: { label: '{name}' },
  importable: true,
});
