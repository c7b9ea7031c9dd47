import type { Got } from '#kit/contract/entity';
import { t } from '#kit/contract/language';
import { PrintedRecord } from '#kit/web/print/PrintedRecord';
import { debtsFeature, debtsScreen } from '#features/ledger/debt/debts.screens';
import { SendLink } from '#house/link/SendLink';
import { type Linkable, usePrintedLink } from '#house/link/use-printed-link';
import { buyerOf } from './buyer.rules';
import { salesScreen } from './invoice.screens';
import { invoice } from './invoice.contract';
import { invoicePrinted } from './invoice-print.rules';

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
    <PrintedRecord<Got<typeof invoice>>
      path={`${invoice.path}/${id}`}
      print={(sold, printer) => invoicePrinted({ sold, buyer: buyerOf(sold), link: address }, printer)}
      first={first}
      renderActions={({ voidedAt, invoiceNumber, customerID }) =>
        voidedAt === null && (
          <SendLink of={of} called={t('Invoice {number}', { number: invoiceNumber })} phone={customerID?.phone} />
        )
      }
    />
  );
}
