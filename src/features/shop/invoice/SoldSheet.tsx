import { IconPlus } from '@tabler/icons-react';
import { Button } from '@mantine/core';
import { Suspense, useEffect, useRef } from 'react';
import { t } from '#kit/contract/language';
import { ifItComes } from '#kit/web/lazily';
import { useOrganisation } from '#kit/web/organisation';
import { DocumentPaper } from '#kit/web/print/DocumentPaper';
import { useShownMoney } from '#kit/web/use-shown-money';
import { receiptPrinted } from '#features/ledger/debt/receipt-print.rules';
import { invoiceReceipt } from '#features/shop/invoice-receipt/invoice-receipt.contract';
import { invoiceReceiptSlip } from '#features/shop/invoice-receipt/invoice-receipt-slip.rules';
import { buyerOf } from './buyer.rules';
import { invoicePrinted } from './invoice-print.rules';
import type { Sold } from './use-sale-draft';

const WhatsAppButton = ifItComes(async () => (await import('#house/page/WhatsAppButton')).WhatsAppButton);

interface Props {
  readonly sold: Sold;
  readonly onShown: () => void;
  readonly onNew: () => void;
}

/** The paper of a sale, to print and hand over: the receipt, or the invoice if it is left due (I5). */
export function SoldSheet({ sold: { currentinvoice, receiptData }, onShown, onNew }: Props) {
  const printer = useOrganisation();
  const shown = useShownMoney();
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
      <DocumentPaper
        printed={invoicePrinted({ sold: currentinvoice, buyer: buyerOf(currentinvoice) }, printer)}
        actions={again}
        opens="slip"
      />
    );
  const { _id, receiptNo, customerID: customer, phonePaid } = receiptData;
  const slip = invoiceReceiptSlip({ ...receiptData, bought: currentinvoice });
  const said = {
    receipt: t('Receipt {number} of {customer}', { number: receiptNo, customer: slip.to.name }),
    amount: shown(slip.paid),
    left: shown(slip.balance),
    organisation: printer.name,
  };
  // A walk-in customer takes the paper along.
  const sending = customer && (
    <Suspense>
      <WhatsAppButton
        phone={phonePaid ?? customer.phone}
        message={t('{receipt}: {amount} paid, {left} left to pay. {organisation}', said)}
        recordID={_id}
      />
    </Suspense>
  );
  const actions = (
    <>
      {again}
      {sending}
    </>
  );
  const path = `${invoiceReceipt.path}/${_id}`;
  return <DocumentPaper printed={receiptPrinted(slip, printer)} path={path} actions={actions} opens="slip" />;
}
