import { IconPencil, IconPlus, IconPrinter, IconTrash } from '@tabler/icons-react';
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
import { toastWrong } from '../../../kit/web/toast';
import { useRemove } from '../../../kit/web/use-entity';
import { feeReceipt } from './fee-receipt.contract';
import { receiptColumns } from './fee-receipt-columns';
import { editForm } from './receipt-form';

const ReceiptForm = lazy(async () => ({ default: (await import('./ReceiptForm')).ReceiptForm }));
const PrintedReceipt = lazy(async () => ({ default: (await import('./PrintedReceipt')).PrintedReceipt }));

type Receipt = Got<typeof feeReceipt>;

/** What stands open above the list. */
type Opened = { readonly does: 'make' } | { readonly does: 'edit' | 'print'; readonly row: Receipt };

/** Payments of fees: made, corrected, printed and voided here. */
export default function FeeReceiptPage() {
  const [opened, setOpened] = useState<Opened>();
  const { currencySign } = useOrganisation();
  const remove = useRemove(feeReceipt);
  const close = () => setOpened(undefined);
  const named = ({ receiptNo, studentID, AmountPaid }: Receipt) =>
    t('receipt {number} of {student}, {amount}', {
      number: receiptNo,
      student: studentID.studentName,
      amount: showMoney(AmountPaid, currencySign, language()),
    });

  async function askAndVoid(row: Receipt) {
    const answer = await confirmDelete(feeReceipt, named(row));
    if (!answer) return;
    const { _id, __v } = row;
    await remove
      .mutateAsync({ _id, __v, reason: answer.reason || undefined })
      .catch((error: Error) => toastWrong(error.message));
  }

  function actions(row: Receipt): RowAction[] {
    const print: RowAction = {
      label: words('Print'),
      icon: IconPrinter,
      run: () => setOpened({ does: 'print', row }),
    };
    if (row.voidedAt !== null) return [print];
    return [
      print,
      { label: words('Edit'), icon: IconPencil, run: () => setOpened({ does: 'edit', row }) },
      { label: words('Void'), icon: IconTrash, run: () => void askAndVoid(row), tone: 'wrong' },
    ];
  }

  const add = (
    <Button leftSection={<IconPlus size={17} aria-hidden />} onClick={() => setOpened({ does: 'make' })}>
      {t('Make receipt')}
    </Button>
  );
  return (
    <>
      <ListPage
        entity={feeReceipt}
        title="Receipts"
        columns={receiptColumns}
        filters={['studentID', 'paymentMethod']}
        actions={actions}
        onOpen={(row) => setOpened({ does: 'print', row })}
        empty={<EmptyState title={t('A receipt is a payment of a fee. Make the first one.')}>{add}</EmptyState>}
      >
        {add}
      </ListPage>
      <LazyFormDialog title={t('Make receipt')} opened={opened?.does === 'make'} onClose={close} shape="dialog">
        {(onDirty) => <ReceiptForm onDirty={onDirty} onMade={(row) => setOpened({ does: 'print', row })} />}
      </LazyFormDialog>
      <LazyFormDialog title={t('Edit receipt')} opened={opened?.does === 'edit'} onClose={close} shape="dialog">
        {(onDirty) =>
          opened?.does === 'edit' && (
            <LazyEntityForm
              entity={feeReceipt}
              record={opened.row}
              rules={editForm}
              onSaved={close}
              onDirty={onDirty}
            />
          )
        }
      </LazyFormDialog>
      <LazyFormDialog title={t('Receipt')} opened={opened?.does === 'print'} onClose={close} shape="drawer">
        {() => opened?.does === 'print' && <PrintedReceipt id={opened.row._id} />}
      </LazyFormDialog>
    </>
  );
}
