import type { Got } from '#kit/contract/entity';
import { t } from '#kit/contract/language';
import { PrintedDocument } from '#kit/web/print/PrintedDocument';
import { debtsFeature, debtsScreen } from '#features/ledger/debt/debts.screens';
import { PrintedLink } from '#house/link/PrintedLink';
import { SendLink } from '#house/link/SendLink';
import { type Linkable, usePrintedLink } from '#house/link/use-printed-link';
import { salesScreen } from './invoice.screens';
import { invoice } from './invoice.contract';
import { InvoiceSheet } from './InvoiceSheet';

/** An invoice as it will be printed. */
export function PrintedInvoice({ id }: { id: string }) {
  const of: Linkable = {
    kind: 'invoice',
    recordID: id,
    feature: debtsFeature,
    by: [salesScreen.path, debtsScreen.path],
  };
  const { address, first } = usePrintedLink(of);
  return (
    <PrintedDocument<Got<typeof invoice>>
      path={`${invoice.path}/${id}`}
      file="invoice.pdf"
      title={({ voidedAt }) => (voidedAt === null ? t('Invoice') : t('Invoice (voided)'))}
      number={({ invoiceNumber }) => invoiceNumber}
      first={first}
      renderActions={({ voidedAt, invoiceNumber, customerID }) =>
        voidedAt === null && (
          <SendLink of={of} called={t('Invoice {number}', { number: invoiceNumber })} phone={customerID?.phone} />
        )
      }
    >
      {(sold) => (
        <>
          <InvoiceSheet invoice={sold} />
          <PrintedLink address={address} />
        </>
      )}
    </PrintedDocument>
  );
}
