import { Button } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { t, words } from '#kit/contract/language';
import type { Refusal } from '#kit/web/call';
import { useErase } from '#kit/web/crud/use-erase';
import { eraseAction } from '#kit/web/crud/usual-actions';
import { FormSkeleton } from '#kit/web/form/FormSkeleton';
import { LazyFormDialog } from '#kit/web/form/LazyFormDialog';
import { columnsOf } from '#kit/web/list/column';
import { DataTable } from '#kit/web/list/DataTable';
import { EmptyState } from '#kit/web/list/EmptyState';
import { ErrorState } from '#kit/web/list/ErrorState';
import type { RowAction } from '#kit/web/list/row-action';
import { todayAt, useOrganisation } from '#kit/web/organisation';
import { longestPage } from '#kit/web/read-all';
import { listRead, type Page } from '#kit/web/use-entity';
import { useShownMoney } from '#kit/web/use-shown-money';
import { useSession } from '#house/session/session';
import { type CounterPayment, payment } from '#features/ledger/counter-payment/counter-payment.contract';
import { receivedColumn } from '#features/ledger/counter-payment/payment-columns';
import { accountsPaid, paidBy, paidInAll } from '#features/ledger/counter-payment/payment-slip.rules';
import { PrintedPayment } from '#features/ledger/counter-payment/PrintedPayment';

interface Props {
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** The payments that this reader took today: each can be printed again, and a wrong one voided (CO11). */
export function TakenToday({ opened, onClose }: Props) {
  const [printed, setPrinted] = useState<CounterPayment>();
  const close = () => {
    setPrinted(undefined);
    onClose();
  };
  return (
    <LazyFormDialog title={t('Taken today')} opened={opened} onClose={close} shape="drawer">
      {() =>
        printed ? (
          <>
            <Button variant="default" mb="sm" onClick={() => setPrinted(undefined)}>
              {t('Taken today')}
            </Button>
            <PrintedPayment id={printed._id} />
          </>
        ) : (
          <TakenRows onPrint={setPrinted} />
        )
      }
    </LazyFormDialog>
  );
}

const { field, column } = columnsOf(payment);

const columns = [
  column(words('Payer'), (row) => paidBy(row).name),
  field('paymentNo'),
  column(words('Paid with'), accountsPaid),
  receivedColumn,
];

/** The payments that the signed-in user took today, the newest first. */
function TakenRows({ onPrint }: { readonly onPrint: (row: CounterPayment) => void }) {
  const today = todayAt(useOrganisation());
  const { claims } = useSession();
  const erase = useErase(payment);
  const shown = useShownMoney();
  const query = { userID: claims?._id, from: today, to: today, sort: '-paymentNo', page: 1, pageSize: longestPage };
  const { data, error, refetch } = useQuery<Page<CounterPayment>, Refusal>(listRead(payment, query));
  if (error && !data) return <ErrorState message={error.message} onRetry={() => void refetch()} />;
  if (!data) return <FormSkeleton />;
  if (data.count === 0) return <EmptyState title={t('Nothing was taken here today.')} />;
  const actions = (row: CounterPayment): RowAction[] => {
    const named = t('payment {number} of {payer}, {amount}', {
      number: row.paymentNo,
      payer: paidBy(row).name,
      amount: shown(paidInAll(row)),
    });
    const along = t('Its receipts, its credit and its sale are voided with it.');
    return [
      { label: words('Print'), icon: IconPrinter, run: () => onPrint(row), main: t('Print') },
      eraseAction(payment, () => void erase(row, named, along)),
    ];
  };
  return (
    <DataTable
      label={t('Taken today')}
      columns={columns}
      rows={data.rows}
      totals={data.totals}
      actions={actions}
      onOpen={onPrint}
    />
  );
}
