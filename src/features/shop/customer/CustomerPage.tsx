import { useMemo } from 'react';
import { CrudPage } from '#kit/web/crud/CrudPage';
import { aside, columnsOf } from '#kit/web/list/column';
import { type ToldProps, useTold } from '#house/told/use-told';
import { customer } from './customer.contract';
import { customerForm } from './customer-form';

const { field } = columnsOf(customer);

const known = [field('name'), field('code'), field('phone')];
const others = [field('createdAt'), ...aside(field('gender'), field('address'))];

/** The customers, beside what other slices tell of them: what they owe. */
export function CustomerPage({ told }: ToldProps) {
  const more = useTold(customer, told);
  const columns = useMemo(() => [...known, ...more, ...others], [more]);
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
