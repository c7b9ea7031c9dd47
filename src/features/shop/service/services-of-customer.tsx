import { IconBrush } from '@tabler/icons-react';
import { lazy } from 'react';
import type { Got } from '#kit/contract/entity';
import { words } from '#kit/contract/language';
import { columnsOf } from '#kit/web/list/column';
import { ListPart } from '#house/page/ListPart';
import type { PartProps } from '#house/page/page-part';
import { type DebtPart, type OpenDebt, pageDebt, useTakeAction } from '#features/ledger/debt/page-debt';
import { service } from './service.contract';
import { serviceReceiptScreen } from './service-receipt.screens';
import { serviceScreen } from './service.screens';
import { serviceDebt } from './service-debt.contract';

const AddService = lazy(async () => ({ default: (await import('./AddService')).AddService }));
const ServicePayment = lazy(async () => ({ default: (await import('./ServicePayment')).ServicePayment }));

const { field, sum, badge } = columnsOf(service);

const columns = [
  field('serviceName'),
  sum('servicePrice'),
  sum('AmountPaid'),
  sum('Balance'),
  badge('Status'),
  field('createdAt'),
];
/** Puts first what is owed, the most before the least, then the newest. */
const owedFirst = '-Balance';

function openOf(row: Got<typeof service>): OpenDebt | undefined {
  if (row.voidedAt !== null || row.Balance <= 0) return undefined;
  return {
    _id: row._id,
    called: row.serviceName,
    madeAt: row.createdAt,
    balance: row.Balance,
    pay: (paying) => <ServicePayment service={row} {...paying} />,
  };
}

function ServicesOfCustomer({ of: { _id: customerID } }: PartProps) {
  const take = useTakeAction();
  return (
    <ListPart
      entity={service}
      screen={serviceScreen}
      title={words('Services')}
      narrowed={{ customerID }}
      order={owedFirst}
      columns={columns}
      actions={(row) => take(openOf(row))}
      empty={words('No service has been ordered yet.')}
    />
  );
}

/** The services of a customer, as a part of the customer's page from which they are paid. */
export const servicesOfCustomer: DebtPart = {
  by: serviceScreen,
  takenBy: serviceReceiptScreen,
  Part: ServicesOfCustomer,
  debt: pageDebt({ entity: service, debt: serviceDebt, order: owedFirst, openOf: async () => openOf }),
  action: {
    label: words('Add service'),
    icon: IconBrush,
    shape: 'drawer',
    render: ({ _id }, opening) => <AddService customerID={_id} {...opening} />,
  },
};
