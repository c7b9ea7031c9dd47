import { t } from '../../kit/contract/language';
import { Badge, type Tone } from '../../kit/web/Badge';
import { Money } from '../../kit/web/Money';
import { fee } from '../finance/fee/fee.contract';
import { type PaidStatus, paidStatuses } from '../finance/payment/payment.contract';
import { PortalTable } from './PortalTable';
import type { MyFee } from './use-my-fees';

const { fields, stored } = fee;

const tones: Readonly<Record<PaidStatus, Tone>> = { percialPaid: 'info', fullPaid: 'good', unpaid: 'wrong' };

/** Every fee with what is paid of it and what is left. */
export function FeeTable({ fees }: { fees: readonly MyFee[] | undefined }) {
  return (
    <PortalTable
      rows={fees}
      none={t('No fees yet')}
      columns={[
        { label: t(fields.feeName.label), show: ({ feeName }) => feeName },
        { label: t(fields.classID.label), show: ({ classID }) => classID?.className },
        { label: t(fields.feeAmount.label), show: ({ feeAmount }) => <Money amount={feeAmount} />, end: 'end' },
        { label: t(stored.feePaid.label), show: ({ feePaid }) => <Money amount={feePaid} />, end: 'end' },
        { label: t(stored.feeBalance.label), show: ({ feeBalance }) => <Money amount={feeBalance} />, end: 'end' },
        { label: t(stored.feeStatus.label), show: ({ feeStatus }) => <Badge tone={tones[feeStatus]}>{t(paidStatuses[feeStatus])}</Badge> },
      ]}
    />
  );
}
