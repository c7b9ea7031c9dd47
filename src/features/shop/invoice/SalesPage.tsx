import { IconCash, IconPrinter } from '@tabler/icons-react';
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
import { allTab, type ListTab } from '#kit/web/list/tabs';
import type { RowAction } from '#kit/web/list/row-action';
import { useShownMoney } from '#kit/web/use-shown-money';
import { useScreens } from '#house/session/use-screens';
import { useDueColumns, useOverdueTab } from '#features/ledger/debt/due-columns';
import { PaidDialog } from '#features/ledger/debt/PaidDialog';
import type { Paid } from '#features/ledger/debt/PaidSheet';
import type { Credited } from '#features/ledger/credit-note/credit-note-form';
import { useTakeOff } from '#features/ledger/credit-note/use-take-off';
import { invoiceReceiptScreen } from '#features/shop/invoice-receipt/invoice-receipt.screens';
import { invoice } from './invoice.contract';
import { walkInCustomer } from '#house/person/walk-in.contract';
import { invoiceColumns } from './invoice-columns';

const InvoiceForm = lazy(async () => ({ default: (await import('./InvoiceForm')).InvoiceForm }));
const InvoicePayment = lazy(async () => ({ default: (await import('./InvoicePayment')).InvoicePayment }));
const PrintedInvoice = lazy(async () => ({ default: (await import('./PrintedInvoice')).PrintedInvoice }));

type Invoice = Got<typeof invoice>;

const tabs: readonly ListTab[] = [
  { name: 'owed', label: words('Owed'), query: { state: 'owed' }, says: 'unpaid', empty: words('No sale is owed') },
  { ...allTab, opens: true },
];

/** The list of sales, which are shown, printed, changed and voided here, and made on the page of a sale (R 5.10). */
export default function SalesPage() {
  const [edited, setEdited] = useState<Invoice>();
  const [printed, setPrinted] = useState<Invoice>();
  const [paying, setPaying] = useState<Invoice>();
  const [paid, setPaid] = useState<Paid>();
  const shown = useShownMoney();
  const screens = useScreens();
  const navigate = useNavigate();
  const erase = useErase(invoice);
  const columns = useDueColumns(invoice, invoiceColumns);
  const takeOff = useTakeOff();
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
    const pay: RowAction = {
      label: words('Take payment'),
      icon: IconCash,
      run: () => setPaying(row),
      main: t('Take {amount}', { amount: shown(row.balance) }),
      onPhone: true,
    };
    const more = row.Total > 0 ? takeOff.actions(() => creditedInvoice(row, named(row))) : [];
    const owed = row.balance > 0 && screens.has(invoiceReceiptScreen.path) ? [pay] : [];
    return [...owed, view, editAction(() => setEdited(row)), ...more, eraseAction(invoice, () => askAndVoid(row))];
  }

  // Only users who may sell are led there (F12).
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
        columns={columns}
        tabs={useOverdueTab(tabs)}
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
      <LazyFormDialog
        title={t('Take payment')}
        opened={paying !== undefined}
        onClose={() => setPaying(undefined)}
        shape="dialog"
      >
        {(onDirty) =>
          paying && (
            <InvoicePayment
              invoice={paying}
              phone={undefined}
              onDirty={onDirty}
              onPaid={(receipt) => {
                setPaying(undefined);
                setPaid(receipt);
              }}
            />
          )
        }
      </LazyFormDialog>
      <PaidDialog paid={paid} onClose={() => setPaid(undefined)} />
      {takeOff.dialog}
    </>
  );
}

/** An invoice as the form of a credit note needs it. */
function creditedInvoice({ _id, balance, customerID, items }: Invoice, called: string): Credited {
  const goods = new Map(items.map(({ itemID }) => [itemID._id, itemID]));
  return { named: { invoiceID: _id }, called, balance, isKnown: customerID !== null, goods: [...goods.values()] };
}
