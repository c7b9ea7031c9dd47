import { Button } from '@mantine/core';
import { IconCash, IconPrinter } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { t, words } from '#kit/contract/language';
import { useErase } from '#kit/web/crud/use-erase';
import { eraseAction } from '#kit/web/crud/usual-actions';
import { LazyFormDialog } from '#kit/web/form/LazyFormDialog';
import { lazily } from '#kit/web/lazily';
import { aside, type Column, columnsOf } from '#kit/web/list/column';
import { EmptyState } from '#kit/web/list/EmptyState';
import { ListPage } from '#kit/web/list/ListPage';
import type { RowAction } from '#kit/web/list/row-action';
import { useShownMoney } from '#kit/web/use-shown-money';
import { useScreens } from '#house/session/use-screens';
import { type CounterPayment, payment } from '#features/ledger/counter-payment/counter-payment.contract';
import { receivedColumn } from '#features/ledger/counter-payment/payment-columns';
import { accountsPaid, paidBy, paidInAll } from '#features/ledger/counter-payment/payment-slip.rules';
import { pageOfPayer } from '#features/ledger/credit/credit.rules';

const PrintedPayment = lazily(
  async () => (await import('#features/ledger/counter-payment/PrintedPayment')).PrintedPayment,
);

const { field, sum, ref, column } = columnsOf(payment);

const payerShown = (row: CounterPayment) => paidBy(row).name;

const columns: readonly Column<CounterPayment>[] = [
  // Somebody else who paid, such as a parent, is only a name.
  { ...column(words('Payer'), payerShown), to: (row) => (row.payerName === null ? pageOfPayer(row) : undefined) },
  field('paymentNo'),
  field('date'),
  column(words('Paid with'), accountsPaid),
  receivedColumn,
  sum('creditKept'),
  ref('userID', ({ name }) => name),
  ...aside(
    ref('studentID', ({ studentName, stdID }) => `${studentName} (${stdID})`),
    ref('customerID', ({ name }) => name),
    sum('creditUsed'),
    sum('change'),
    field('references'),
    field('phonesPaid'),
    ref('invoiceID', ({ invoiceNumber }) => String(invoiceNumber), words('Sale')),
    field('note'),
    field('createdAt'),
  ),
];

/** All that was taken at the counter; each is printed again and voided here. */
export function PaymentList() {
  const [printed, setPrinted] = useState<CounterPayment>();
  const erase = useErase(payment);
  const shown = useShownMoney();
  const screens = useScreens();
  const navigate = useNavigate();
  const named = (row: CounterPayment) =>
    t('payment {number} of {payer}, {amount}', {
      number: row.paymentNo,
      payer: payerShown(row),
      amount: shown(paidInAll(row)),
    });

  function actions(row: CounterPayment): RowAction[] {
    const print: RowAction = {
      label: words('Print'),
      icon: IconPrinter,
      run: () => setPrinted(row),
      main: t('Print'),
    };
    if (row.voidedAt !== null) return [print];
    const along = t('Its receipts, its credit and its sale are voided with it.');
    return [print, eraseAction(payment, () => void erase(row, named(row), along))];
  }

  const take = screens.has('/counter') && (
    <Button leftSection={<IconCash size={17} aria-hidden />} onClick={() => void navigate({ to: '/counter' })}>
      {t('Take payment')}
    </Button>
  );
  return (
    <>
      <ListPage
        entity={payment}
        title="Payments"
        columns={columns}
        order="-createdAt"
        filters={['studentID', 'customerID', 'userID']}
        actions={actions}
        onOpen={setPrinted}
        empty={<EmptyState title={t('What is taken at the counter stands here.')}>{take}</EmptyState>}
      >
        {take}
      </ListPage>
      <LazyFormDialog
        title={t('Payment')}
        opened={printed !== undefined}
        onClose={() => setPrinted(undefined)}
        shape="drawer"
      >
        {() => printed && <PrintedPayment id={printed._id} />}
      </LazyFormDialog>
    </>
  );
}
