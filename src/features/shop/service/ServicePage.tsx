import { lazy } from 'react';
import type { Got } from '#kit/contract/entity';
import { t, words } from '#kit/contract/language';
import { LazyEntityForm } from '#kit/web/form/LazyEntityForm';
import { allTab, type ListTab, todayTab } from '#kit/web/list/tabs';
import type { Money } from '#kit/contract/money';
import { useShownMoney } from '#kit/web/use-shown-money';
import type { Credited } from '#features/ledger/credit-note/credit-note-form';
import { useTakeOff } from '#features/ledger/credit-note/use-take-off';
import { DebtPage } from '#features/ledger/debt/DebtPage';
import { useDueColumns, useOverdueTab } from '#features/ledger/debt/due-columns';
import { service } from './service.contract';
import { serviceColumns } from './service-columns';
import { serviceReceiptScreen } from './service-receipt.screens';
import { serviceForm } from './service-form';

const NewService = lazy(async () => ({ default: (await import('./NewService')).NewService }));
const ServicePayment = lazy(async () => ({ default: (await import('./ServicePayment')).ServicePayment }));

const tabs: readonly ListTab[] = [
  { name: 'open', label: words('Open'), query: { state: 'open' }, empty: words('No open services') },
  todayTab,
  allTab,
];

type Service = Got<typeof service>;

function named({ serviceName, customerID, servicePrice }: Service, shown: (amount: Money) => string): string {
  return t('service {service} of {customer}, {amount}', {
    service: serviceName,
    customer: customerID.name,
    amount: shown(servicePrice),
  });
}

/** A service as the form of a credit note needs it. */
function creditedService(row: Service, shown: (amount: Money) => string): Credited {
  return { named: { serviceID: row._id }, called: named(row, shown), balance: row.Balance, isKnown: true };
}

/** The list of services, ordered by customers, done by designers and printers, and paid from their row. */
export default function ServicePage() {
  const columns = useDueColumns(service, serviceColumns);
  const takeOff = useTakeOff();
  const shown = useShownMoney();
  return (
    <>
      <DebtPage
        entity={service}
        title="Services"
        columns={columns}
        order="-createdAt"
        tabs={useOverdueTab(tabs)}
        filters={['customerID', 'Status', 'workType']}
        about="A service is what a customer orders. Add the first one."
        nameOf={named}
        more={(row) => (row.servicePrice > 0 ? takeOff.actions(() => creditedService(row, shown)) : [])}
        owedOf={({ voidedAt, Balance }) => (voidedAt === null ? Balance : undefined)}
        first="edit"
        takenBy={serviceReceiptScreen}
        shape="drawer"
        renderAdd={(opening) => <NewService {...opening} />}
        renderEdit={(row, { onDone, onDirty }) => (
          <LazyEntityForm entity={service} record={row} rules={serviceForm} onSaved={onDone} onDirty={onDirty} />
        )}
        renderPay={(row, { onPaid, onDirty }) => <ServicePayment service={row} onPaid={onPaid} onDirty={onDirty} />}
      />
      {takeOff.dialog}
    </>
  );
}
