import type { Got } from '#kit/contract/entity';
import { t } from '#kit/contract/language';
import { PrintedDocument } from '#house/print/PrintedDocument';
import { invoice } from './invoice.contract';
import { InvoiceSheet } from './InvoiceSheet';

/** An invoice as it will be printed. */
export function PrintedInvoice({ id }: { id: string }) {
  return (
    <PrintedDocument<Got<typeof invoice>>
      path={`${invoice.path}/${id}`}
      file="invoice.pdf"
      title={({ voidedAt }) => (voidedAt === null ? t('Invoice') : t('Invoice (voided)'))}
      number={({ invoiceNumber }) => invoiceNumber}
    >
      {(sold) => <InvoiceSheet invoice={sold} />}
    </PrintedDocument>
  );
}
