import { t } from '#kit/contract/language';
import { PrintedDocument } from '#house/print/PrintedDocument';
import { ReceiptSheet } from '#house/print/ReceiptSheet';
import { type InvoiceReceiptRead, invoiceReceipt } from './invoice-receipt.contract';
import { receiptFacts } from './invoice-receipt-facts.rules';

/** An invoice's receipt as it will stand on paper. */
export function PrintedInvoiceReceipt({ id }: { id: string }) {
  return (
    <PrintedDocument<InvoiceReceiptRead>
      path={`${invoiceReceipt.path}/${id}`}
      file="receipt.pdf"
      title={({ voidedAt }) => (voidedAt === null ? t('Receipt') : t('Receipt (voided)'))}
      number={({ receiptNo }) => receiptNo}
    >
      {(receipt) => (
        <ReceiptSheet
          {...receiptFacts(receipt)}
          paid={receipt.amountPaid}
          balance={receipt.balance}
          signed={t('Customer')}
          thanks={t('Thank you, dear customer')}
        />
      )}
    </PrintedDocument>
  );
}
