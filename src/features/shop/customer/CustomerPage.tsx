import { CrudPage } from '#kit/web/crud/CrudPage';
import { aside, columnsOf } from '#kit/web/list/column';
import { customer } from './customer.contract';
import { customerForm } from './customer-form';

const { field } = columnsOf(customer);

const columns = [
  field('name'),
  field('code'),
  field('phone'),
  field('createdAt'),
  ...aside(field('gender'), field('address')),
];

export default function CustomerPage() {
  return (
    <CrudPage
      entity={customer}
      title="Customers"
      columns={columns}
      form={customerForm}
      about="Customers order services and buy from stock. Add the first customer."
    />
  );
}
