import { IconPlus } from '@tabler/icons-react';
import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { t } from '#kit/contract/language';
import { DocumentPaper } from '#kit/web/print/DocumentPaper';
import { ReceiptSheet } from '#features/ledger/debt/ReceiptSheet';
import { invoiceReceipt } from '#features/shop/invoice-receipt/invoice-receipt.contract';
import { invoiceReceiptSlip } from '#features/shop/invoice-receipt/invoice-receipt-slip.rules';
import { InvoiceSheet } from './InvoiceSheet';
import type { Sold } from './use-sale-draft';

interface Props {
  readonly sold: Sold;
  readonly onShown: () => void;
  readonly onNew: () => void;
}

/** The paper of a sale, to print and hand over: the receipt, or the invoice where it is left as due (I5). */
export function SoldSheet({ sold: { currentinvoice, receiptData }, onShown, onNew }: Props) {
  const next = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    next.current?.focus();
    onShown();
  }, [onShown]);
  const again = (
    <Button ref={next} variant="default" leftSection={<IconPlus size={17} aria-hidden />} onClick={onNew}>
      {t('New invoice')}
    </Button>
  );
  if (!receiptData)
    return (
      <DocumentPaper title={t('Invoice')} number={currentinvoice.invoiceNumber} actions={again} opens="slip">
        <InvoiceSheet invoice={currentinvoice} />
      </DocumentPaper>
    );
  const file = { path: `${invoiceReceipt.path}/${receiptData._id}/pdf`, name: 'receipt.pdf' };
  return (
    <DocumentPaper title={t('Receipt')} number={receiptData.receiptNo} file={file} actions={again} opens="slip">
      <ReceiptSheet slip={invoiceReceiptSlip({ ...receiptData, bought: currentinvoice })} />
    </DocumentPaper>
  );
}
