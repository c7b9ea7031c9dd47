import { IconShoppingCart } from '@tabler/icons-react';
import { lazy, useState } from 'react';
import type { Got } from '#kit/contract/entity';
import { t, words } from '#kit/contract/language';
import { LazyFormDialog } from '#kit/web/form/LazyFormDialog';
import { ListPart } from '#house/page/ListPart';
import type { PagePart, PartProps } from '#house/page/page-part';
import { type DebtPart, type OpenDebt, pageDebt, useTakeAction } from '#features/ledger/debt/page-debt';
import { invoiceDebt } from '#features/shop/invoice-receipt/invoice-debt.contract';
import { invoiceReceiptScreen } from '#features/shop/invoice-receipt/invoice-receipt.screens';
import { invoice } from './invoice.contract';
import { customInvoiceScreen, salesScreen } from './invoice.screens';
import { invoiceColumns } from './invoice-columns';

const InvoicePayment = lazy(async () => ({ default: (await import('./InvoicePayment')).InvoicePayment }));
const PrintedInvoice = lazy(async () => ({ default: (await import('./PrintedInvoice')).PrintedInvoice }));

const shown = ['invoiceNumber', 'Total', 'amountPaid', 'balance', 'Status', 'date'];
const columns = invoiceColumns.filter(({ id }) => shown.includes(id));

const newest = '-date';

function openOf(row: Got<typeof invoice>): OpenDebt | undefined {
  if (row.voidedAt !== null || row.balance <= 0) return undefined;
  return {
    _id: row._id,
    called: t('Invoice {number}', { number: row.invoiceNumber }),
    madeAt: row.createdAt,
    balance: row.balance,
    pay: (paying) => <InvoicePayment invoice={row} {...paying} />,
  };
}

function InvoicesOfCustomer({ of: { _id: customerID } }: PartProps) {
  const [printed, setPrinted] = useState<string>();
  const take = useTakeAction();
  return (
    <>
      <ListPart
        entity={invoice}
        screen={salesScreen}
        title={words('Invoices')}
        narrowed={{ customerID }}
        order={newest}
        columns={columns}
        actions={(row) => take(openOf(row))}
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

/** What a customer bought, and how it is paid there. */
export const invoicesOfCustomer: DebtPart = {
  by: salesScreen,
  Part: InvoicesOfCustomer,
  debt: pageDebt({ entity: invoice, debt: invoiceDebt, order: newest, openOf }),
  takenBy: invoiceReceiptScreen,
};

/** A sale to a customer begins on the customer's page. */
export const sellingToCustomer: PagePart = {
  by: customInvoiceScreen,
  action: {
    label: words('Sell'),
    icon: IconShoppingCart,
    leads: ({ _id: customerID }) => ({ to: customInvoiceScreen.path, search: { customerID } }),
  },
};
