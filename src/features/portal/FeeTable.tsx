import { t } from '#kit/contract/language';
import { Badge, type Tone } from '#kit/web/Badge';
import { Money } from '#kit/web/Money';
import { fee } from '#features/academy/fee/fee.contract';
import { type PaidStatus, paidStatuses } from '#features/ledger/payment/payment.contract';
import { type PortalColumn, PortalTable } from './PortalTable';
import type { MyFee } from './use-my-fees';

const { fields, stored } = fee;

const tones: Readonly<Record<PaidStatus, Tone>> = { percialPaid: 'info', fullPaid: 'good', unpaid: 'wrong' };

const columns: readonly PortalColumn<MyFee>[] = [
  { label: fields.feeName.label, show: ({ feeName }) => feeName },
  { label: fields.classID.label, show: ({ classID }) => classID?.className },
  { label: fields.feeAmount.label, show: ({ feeAmount }) => <Money amount={feeAmount} />, end: 'end' },
  { label: stored.feePaid.label, show: ({ feePaid }) => <Money amount={feePaid} />, end: 'end' },
  { label: stored.feeBalance.label, show: ({ feeBalance }) => <Money amount={feeBalance} />, end: 'end' },
  {
    label: stored.feeStatus.label,
    show: ({ feeStatus }) => <Badge tone={tones[feeStatus]}>{t(paidStatuses[feeStatus])}</Badge>,
  },
];

/** Every fee with what is paid of it and what is left. */
export function FeeTable({ fees }: { fees: readonly MyFee[] | undefined }) {
  return <PortalTable rows={fees} columns={columns} none={t('No fees yet')} />;
}
