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
import { type Paid, PaidDialog } from '../../../kit/web/receipt/PaidDialog';
import { useOrganisation } from '../../../kit/web/organisation';
import { toastWrong } from '../../../kit/web/toast';
import { useRemove } from '../../../kit/web/use-entity';
import { fee } from './fee.contract';
import { feeColumns } from './fee-columns';
import { editForm } from './fee-form';

const ChargeForm = lazy(async () => ({ default: (await import('./ChargeForm')).ChargeForm }));
const PaymentForm = lazy(async () => ({ default: (await import('./PaymentForm')).PaymentForm }));

type Fee = Got<typeof fee>;

/** What stands open above the list. */
type Opened = { readonly does: 'charge' } | { readonly does: 'edit' | 'pay'; readonly row: Fee };

/** Fees are charged to a class, to all classes or to one student, and paid from their row. */
export default function FeePage() {
  const [opened, setOpened] = useState<Opened>();
  const [paid, setPaid] = useState<Paid>();
  const { currencySign } = useOrganisation();
  const remove = useRemove(fee);
  const close = () => setOpened(undefined);
  const named = ({ feeNo, feeName, studentID, feeAmount }: Fee) =>
    t('fee {number} {name} of {student}, {amount}', {
      number: feeNo,
      name: feeName,
      student: studentID.studentName,
      amount: showMoney(feeAmount, currencySign, language()),
    });

  async function askAndVoid(row: Fee) {
    const answer = await confirmDelete(fee, named(row));
    if (!answer) return;
    const { _id, __v } = row;
    await remove
      .mutateAsync({ _id, __v, reason: answer.reason || undefined })
      .catch((error: Error) => toastWrong(error.message));
  }

  function actions(row: Fee): RowAction[] {
    if (row.voidedAt !== null) return [];
    const pay: RowAction = {
      label: words('Take payment'),
      icon: IconCash,
      run: () => setOpened({ does: 'pay', row }),
    };
    return [
      ...(row.feeBalance > 0 ? [pay] : []),
      { label: words('Edit'), icon: IconPencil, run: () => setOpened({ does: 'edit', row }) },
      { label: words('Void'), icon: IconTrash, run: () => void askAndVoid(row), tone: 'wrong' },
    ];
  }

  const add = (
    <Button leftSection={<IconPlus size={17} aria-hidden />} onClick={() => setOpened({ does: 'charge' })}>
      {t('Add fee')}
    </Button>
  );
  return (
    <>
      <ListPage
        entity={fee}
        title="Fees"
        columns={feeColumns}
        filters={['classID', 'feetype', 'feeStatus']}
        actions={actions}
        onOpen={(row) => row.voidedAt === null && setOpened({ does: row.feeBalance > 0 ? 'pay' : 'edit', row })}
        empty={<EmptyState title={t('A fee is what a student owes. Charge a class or a student.')}>{add}</EmptyState>}
      >
        {add}
      </ListPage>
      <LazyFormDialog title={t('Add fee')} opened={opened?.does === 'charge'} onClose={close} shape="dialog">
        {(onDirty) => <ChargeForm onDone={close} onDirty={onDirty} />}
      </LazyFormDialog>
      <LazyFormDialog title={t('Edit fee')} opened={opened?.does === 'edit'} onClose={close} shape="dialog">
        {(onDirty) =>
          opened?.does === 'edit' && (
            <LazyEntityForm entity={fee} record={opened.row} rules={editForm} onSaved={close} onDirty={onDirty} />
          )
        }
      </LazyFormDialog>
      <LazyFormDialog title={t('Take payment')} opened={opened?.does === 'pay'} onClose={close} shape="dialog">
        {(onDirty) =>
          opened?.does === 'pay' && (
            <PaymentForm
              fee={opened.row}
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
