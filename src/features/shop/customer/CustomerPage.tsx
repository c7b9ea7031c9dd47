import { useMemo } from 'react';
import type { Got } from '#kit/contract/entity';
import { CrudPage } from '#kit/web/crud/CrudPage';
import { aside, columnsOf, wide } from '#kit/web/list/column';
import type { RowAction } from '#kit/web/list/row-action';
import { type ToldProps, useTold } from '#house/told/use-told';
import { customer } from './customer.contract';
import { customerForm } from './customer-form';

const { field } = columnsOf(customer);

const known = [field('name'), field('code'), field('phone')];
const others = [...wide(field('gender'), field('createdAt')), ...aside(field('address'))];

interface Props extends ToldProps {
  /** What other slices offer as the next step with a customer, the first as a button. */
  readonly next: (row: Got<typeof customer>) => readonly RowAction[];
}

/** The list of customers, with what other slices tell about them: what they owe. */
export function CustomerPage({ told, next }: Props) {
  const more = useTold(customer, told);
  const columns = useMemo(() => [...known, ...more, ...others], [more]);
  return (
    <CrudPage
      entity={customer}
      title="Customers"
      columns={columns}
      form={customerForm}
      actions={next}
      about="Customers order services and buy from stock. Add the first customer."
    />
  );
}
