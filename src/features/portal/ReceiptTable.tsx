import { t, words } from '#kit/contract/language';
import { Money } from '#kit/web/Money';
import { shownDay } from '#kit/rules/show';
import { feeReceipt } from '#features/academy/fee-receipt/fee-receipt.contract';
import { feeNameShown } from '#features/ledger/fee-name/fee-name.rules';
import { type PortalColumn, PortalTable } from './PortalTable';
import { ReceiptFile } from './ReceiptFile';
import type { MyReceipt } from './use-my-receipts';

const { fields, stored } = feeReceipt;

const columns: readonly PortalColumn<MyReceipt>[] = [
  { label: stored.receiptNo.label, show: ({ receiptNo }) => <bdi>{receiptNo}</bdi> },
  { label: fields.datePaid.label, show: ({ datePaid }) => shownDay(datePaid), onPhone: 'bare' },
  { label: fields.feeID.label, show: ({ feeID }) => feeNameShown(feeID.feeName), onPhone: 'bare' },
  {
    label: fields.AmountPaid.label,
    show: ({ AmountPaid }) => <Money amount={AmountPaid} />,
    end: 'end',
    onPhone: 'lead',
  },
  { label: words('Receipt'), show: (receipt) => <ReceiptFile receipt={receipt} />, onPhone: 'bare' },
];

/** Every payment, with its receipt to keep. */
export function ReceiptTable({ receipts }: { receipts: readonly MyReceipt[] | undefined }) {
  return <PortalTable rows={receipts} columns={columns} none={t('No receipts yet')} />;
}
