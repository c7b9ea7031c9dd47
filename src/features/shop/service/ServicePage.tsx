import { lazy } from 'react';
import type { Got } from '#kit/contract/entity';
import { t } from '#kit/contract/language';
import { LazyEntityForm } from '#kit/web/form/LazyEntityForm';
import { DebtPage } from '#features/ledger/debt/DebtPage';
import { service } from './service.contract';
import { serviceColumns } from './service-columns';
import { askedService, serviceForm } from './service-form';

const ServicePayment = lazy(async () => ({ default: (await import('./ServicePayment')).ServicePayment }));

interface OrderProps {
  readonly record: Got<typeof service> | undefined;
  readonly onDone: () => void;
  readonly onDirty: (dirty: boolean) => void;
}

function OrderForm({ record, onDone, onDirty }: OrderProps) {
  return (
    <LazyEntityForm entity={askedService} record={record} rules={serviceForm} onSaved={onDone} onDirty={onDirty} />
  );
}

/** Services are ordered by customers, done by designers and printers, and paid from their row. */
export default function ServicePage() {
  return (
    <DebtPage
      entity={service}
      title="Services"
      columns={serviceColumns}
      filters={['customerID', 'Status', 'workType']}
      about="A service is what a customer orders. Add the first one."
      nameOf={({ serviceName, customerID, servicePrice }, shown) =>
        t('service {service} of {customer}, {amount}', {
          service: serviceName,
          customer: customerID.name,
          amount: shown(servicePrice),
        })
      }
      owedOf={({ voidedAt, Balance }) => (voidedAt === null ? Balance : undefined)}
      first="edit"
      shape="drawer"
      renderAdd={(opening) => <OrderForm record={undefined} {...opening} />}
      renderEdit={(row, opening) => <OrderForm record={row} {...opening} />}
      renderPay={(row, { onPaid, onDirty }) => <ServicePayment service={row} onPaid={onPaid} onDirty={onDirty} />}
    />
  );
}
