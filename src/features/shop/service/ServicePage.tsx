import { IconCash, IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { Button } from '@mantine/core';
import { lazy, useState } from 'react';
import type { Got } from '../../../kit/contract/entity';
import { language, t, words } from '../../../kit/contract/language';
import { showMoney } from '../../../kit/rules/money';
import { confirmDelete } from '../../../kit/web/confirm-delete';
import { LazyEntityForm } from '../../../kit/web/form/LazyEntityForm';
import { LazyFormDialog } from '../../../kit/web/form/LazyFormDialog';
import { EmptyState } from '../../../kit/web/list/EmptyState';
import { ListPage } from '../../../kit/web/list/ListPage';
import type { RowAction } from '../../../kit/web/list/row-action';
import { useOrganisation } from '../../../kit/web/organisation';
import { type Paid, PaidDialog } from '../../../kit/web/receipt/PaidDialog';
import { toastWrong } from '../../../kit/web/toast';
import { useRemove } from '../../../kit/web/use-entity';
import { service } from './service.contract';
import { serviceColumns } from './service-columns';
import { askedService, serviceForm } from './service-form';

const PaymentForm = lazy(async () => ({ default: (await import('./PaymentForm')).PaymentForm }));

type Service = Got<typeof service>;

/** What stands open above the list. */
type Opened = { readonly does: 'order' } | { readonly does: 'edit' | 'pay'; readonly row: Service };

/** Services are ordered by customers, done by designers and printers, and paid from their row. */
export default function ServicePage() {
  const [opened, setOpened] = useState<Opened>();
  const [paid, setPaid] = useState<Paid>();
  const { currencySign } = useOrganisation();
  const remove = useRemove(service);
  const close = () => setOpened(undefined);
  const edit = (row: Service) => setOpened({ does: 'edit', row });
  const named = ({ serviceName, customerID, servicePrice }: Service) =>
    t('service {service} of {customer}, {amount}', {
      service: serviceName,
      customer: customerID.name,
      amount: showMoney(servicePrice, currencySign, language()),
    });

  async function askAndVoid(row: Service) {
    const answer = await confirmDelete(service, named(row));
    if (!answer) return;
    const { _id, __v } = row;
    await remove
      .mutateAsync({ _id, __v, reason: answer.reason || undefined })
      .catch((error: Error) => toastWrong(error.message));
  }

  function actions(row: Service): RowAction[] {
    if (row.voidedAt !== null) return [];
    const pay: RowAction = {
      label: words('Take payment'),
      icon: IconCash,
      run: () => setOpened({ does: 'pay', row }),
    };
    return [
      ...(row.Balance > 0 ? [pay] : []),
      { label: words('Edit'), icon: IconPencil, run: () => edit(row) },
      { label: words('Void'), icon: IconTrash, run: () => void askAndVoid(row), tone: 'wrong' },
    ];
  }

  const add = (
    <Button leftSection={<IconPlus size={17} aria-hidden />} onClick={() => setOpened({ does: 'order' })}>
      {t('Add service')}
    </Button>
  );
  return (
    <>
      <ListPage
        entity={service}
        title="Services"
        columns={serviceColumns}
        filters={['customerID', 'Status', 'workType']}
        actions={actions}
        onOpen={(row) => row.voidedAt === null && edit(row)}
        empty={<EmptyState title={t('A service is what a customer orders. Add the first one.')}>{add}</EmptyState>}
      >
        {add}
      </ListPage>
      <LazyFormDialog title={t('Add service')} opened={opened?.does === 'order'} onClose={close} shape="drawer">
        {(onDirty) => (
          <LazyEntityForm
            entity={askedService}
            record={undefined}
            rules={serviceForm}
            onSaved={close}
            onDirty={onDirty}
          />
        )}
      </LazyFormDialog>
      <LazyFormDialog title={t('Edit service')} opened={opened?.does === 'edit'} onClose={close} shape="drawer">
        {(onDirty) =>
          opened?.does === 'edit' && (
            <LazyEntityForm
              entity={askedService}
              record={opened.row}
              rules={serviceForm}
              onSaved={close}
              onDirty={onDirty}
            />
          )
        }
      </LazyFormDialog>
      <LazyFormDialog title={t('Take payment')} opened={opened?.does === 'pay'} onClose={close} shape="dialog">
        {(onDirty) =>
          opened?.does === 'pay' && (
            <PaymentForm
              service={opened.row}
              onDirty={onDirty}
              onPaid={(receipt) => {
                close();
                setPaid(receipt);
              }}
            />
          )
        }
      </LazyFormDialog>
      <PaidDialog paid={paid} onClose={() => setPaid(undefined)} />
    </>
  );
}
