import { t, words } from '#kit/contract/language';
import { CrudPage } from '#kit/web/crud/CrudPage';
import type { FormRules } from '#kit/web/form/form-rules';
import { SamePhone } from '#kit/web/form/SamePhone';
import { aside, columnsOf } from '#kit/web/list/column';
import { customer } from './customer.contract';

const { field } = columnsOf(customer);

const columns = [
  field('name'),
  field('code'),
  field('phone'),
  field('createdAt'),
  ...aside(field('gender'), field('address')),
];

const form: FormRules<typeof customer.fields> = {
  title: words('Customer registration'),
  extra: ({ phone }, _chosen, edited) => (
    <SamePhone
      of={customer}
      field="phone"
      phone={phone}
      self={edited}
      called={({ name, code }) => `${name} (${code})`}
      warning={(names) => t('Another customer has this phone: {names}', { names })}
    />
  ),
};

export default function CustomerPage() {
  return (
    <CrudPage
      entity={customer}
      title="Customers"
      columns={columns}
      form={form}
      about="Customers order services and buy from stock. Add the first customer."
    />
  );
}
