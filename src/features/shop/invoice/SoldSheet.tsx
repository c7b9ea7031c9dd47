import { IconPlus } from '@tabler/icons-react';
import { Button } from '@mantine/core';
import { t } from '#kit/contract/language';
import { DocumentPaper } from '#house/print/DocumentPaper';
import { ReceiptSheet } from '#house/print/ReceiptSheet';
import { invoiceReceipt } from '#features/shop/invoice-receipt/invoice-receipt.contract';
import { receiptFacts } from '#features/shop/invoice-receipt/invoice-receipt-facts.rules';
import { InvoiceSheet } from './InvoiceSheet';
import type { Sold } from './use-sale-draft';

interface Props {
  readonly sold: Sold;
  readonly onNew: () => void;
}

/** What was sold, to print and hand over: the receipt, or the invoice where it is left as due (I5). */
export function SoldSheet({ sold: { currentinvoice, receiptData }, onNew }: Props) {
  const again = (
    <Button variant="default" leftSection={<IconPlus size={17} aria-hidden />} onClick={onNew} data-autofocus>
      {t('New invoice')}
    </Button>
  );
  if (!receiptData)
    return (
      <DocumentPaper title={t('Invoice')} number={currentinvoice.invoiceNumber} actions={again}>
        <InvoiceSheet invoice={currentinvoice} />
      </DocumentPaper>
    );
  const file = { path: `${invoiceReceipt.path}/${receiptData._id}/pdf`, name: 'receipt.pdf' };
  return (
    <DocumentPaper title={t('Receipt')} number={receiptData.receiptNo} file={file} actions={again}>
      <ReceiptSheet
        {...receiptFacts(receiptData)}
        paid={receiptData.amountPaid}
        balance={receiptData.balance}
        signed={t('Customer')}
        thanks={t('Thank you, dear customer')}
      />
    </DocumentPaper>
  );
}
