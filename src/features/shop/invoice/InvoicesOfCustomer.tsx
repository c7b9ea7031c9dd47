import { lazy, useState } from 'react';
import type { Got } from '#kit/contract/entity';
import { t, words } from '#kit/contract/language';
import { LazyFormDialog } from '#kit/web/form/LazyFormDialog';
import type { LaterProps } from '#house/page/later';
import { ListPart } from '#house/page/ListPart';
import { type OpenDebt, useTakeAction } from '#features/ledger/debt/page-debt';
import { invoice } from './invoice.contract';
import { salesScreen } from './invoice.screens';
import { invoiceColumns } from './invoice-columns';
import { owedFirst } from './owed-first';

const InvoicePayment = lazy(async () => ({ default: (await import('./InvoicePayment')).InvoicePayment }));
const PrintedInvoice = lazy(async () => ({ default: (await import('./PrintedInvoice')).PrintedInvoice }));

const shown = ['invoiceNumber', 'Total', 'amountPaid', 'balance', 'Status', 'date'];
const columns = invoiceColumns.filter(({ id }) => shown.includes(id));

/** An invoice as an open debt to be paid; undefined if nothing is left to pay. */
export function openInvoice(row: Got<typeof invoice>): OpenDebt | undefined {
  if (row.voidedAt !== null || row.balance <= 0) return undefined;
  return {
    _id: row._id,
    called: t('Invoice {number}', { number: row.invoiceNumber }),
    madeAt: row.createdAt,
    balance: row.balance,
    pay: (paying) => <InvoicePayment invoice={row} {...paying} />,
  };
}

/** The invoices of a customer. */
export function InvoicesOfCustomer({ title, of: { _id: customerID } }: LaterProps) {
  const [printed, setPrinted] = useState<string>();
  const take = useTakeAction();
  return (
    <>
      <ListPart
        entity={invoice}
        screen={salesScreen}
        title={title}
        narrowed={{ customerID }}
        order={owedFirst}
        columns={columns}
        actions={(row) => take(openInvoice(row))}
        onOpen={({ _id }) => setPrinted(_id)}
        empty={words('Nothing has been sold yet.')}
      />
      <LazyFormDialog
        title={t('Invoice')}
        opened={printed !== undefined}
        onClose={() => setPrinted(undefined)}
        shape="drawer"
      >
        {() => printed !== undefined && <PrintedInvoice id={printed} />}
      </LazyFormDialog>
    </>
  );
}
