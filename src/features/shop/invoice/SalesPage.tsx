import { IconPrinter } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import type { Got } from '#kit/contract/entity';
import { t, words } from '#kit/contract/language';
import { AddButton } from '#kit/web/crud/AddButton';
import { useErase } from '#kit/web/crud/use-erase';
import { editAction, eraseAction } from '#kit/web/crud/usual-actions';
import { LazyFormDialog } from '#kit/web/form/LazyFormDialog';
import { EmptyState } from '#kit/web/list/EmptyState';
import { ListPage } from '#kit/web/list/ListPage';
import type { RowAction } from '#kit/web/list/row-action';
import { useShownMoney } from '#kit/web/use-shown-money';
import { useScreens } from '#house/session/use-screens';
import { invoice } from './invoice.contract';
import { walkInCustomer } from '#house/person/walk-in.contract';
import { invoiceColumns } from './invoice-columns';

const InvoiceForm = lazy(async () => ({ default: (await import('./InvoiceForm')).InvoiceForm }));
const PrintedInvoice = lazy(async () => ({ default: (await import('./PrintedInvoice')).PrintedInvoice }));

type Invoice = Got<typeof invoice>;

/** What was sold: shown, printed, changed and voided here; made on the page of a sale (R 5.10). */
export default function SalesPage() {
  const [edited, setEdited] = useState<Invoice>();
  const [printed, setPrinted] = useState<Invoice>();
  const shown = useShownMoney();
  const screens = useScreens();
  const navigate = useNavigate();
  const erase = useErase(invoice);
  const named = ({ invoiceNumber, customerID, Total }: Invoice) =>
    t('invoice {number} of {customer}, {amount}', {
      number: invoiceNumber,
      customer: customerID?.name ?? t(walkInCustomer),
      amount: shown(Total),
    });

  function askAndVoid(row: Invoice) {
    const takesReceipt = row.customerID === null && row.amountPaid > 0;
    void erase(row, named(row), takesReceipt ? t('Its receipt is voided with it.') : undefined);
  }

  function actions(row: Invoice): RowAction[] {
    const view: RowAction = {
      label: words('View and print'),
      icon: IconPrinter,
      run: () => setPrinted(row),
      main: t('Print'),
    };
    if (row.voidedAt !== null) return [view];
    return [view, editAction(() => setEdited(row)), eraseAction(invoice, () => askAndVoid(row))];
  }

  // Only those who may sell are led there (F12).
  const add = screens.has('/customInvoice') && (
    <AddButton label={t('Add new invoice')} onClick={() => void navigate({ to: '/customInvoice' })} />
  );
  return (
    <>
      {edited && (
        <Suspense>
          <InvoiceForm key={edited._id} invoice={edited} onClose={() => setEdited(undefined)} />
        </Suspense>
      )}
      <ListPage
        entity={invoice}
        title="Sales"
        columns={invoiceColumns}
        order="-createdAt"
        filters={['customerID', 'Status']}
        actions={actions}
        onOpen={setPrinted}
        empty={<EmptyState title={t('An invoice sells from stock. Make the first one.')}>{add}</EmptyState>}
      >
        {add}
      </ListPage>
      <LazyFormDialog
        title={t('Invoice')}
        opened={printed !== undefined}
        onClose={() => setPrinted(undefined)}
        shape="drawer"
      >
        {() => printed && <PrintedInvoice id={printed._id} />}
      </LazyFormDialog>
    </>
  );
}
