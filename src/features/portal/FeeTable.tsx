import { t } from '#kit/contract/language';
import { shownDay } from '#kit/rules/show';
import { Unbroken } from '#kit/web/Unbroken';
import { Money } from '#kit/web/Money';
import { Status } from '#kit/web/Status';
import { useFeature } from '#house/session/use-feature';
import { debtsFeature } from '#features/ledger/debt/debts-feature.contract';
import { feeNameShown } from '#features/ledger/fee-name/fee-name.rules';
import { fee } from '#features/academy/fee/fee.contract';
import { type PortalColumn, PortalTable } from './PortalTable';
import type { MyFee } from './use-my-fees';

const { fields, stored } = fee;

const columns: readonly PortalColumn<MyFee>[] = [
  { label: fields.feeName.label, show: ({ feeName }) => feeNameShown(feeName) },
  {
    label: fields.classID.label,
    show: ({ classID }) => classID && <Unbroken name={classID.className} />,
    onPhone: 'beside',
  },
  {
    label: fields.feeAmount.label,
    show: ({ feeAmount }) => <Money amount={feeAmount} />,
    end: 'end',
    // What is left says it if nothing is paid; if nothing is left, it is what the fee was.
    onPhone: ({ feePaid, feeBalance }) => (feeBalance > 0 ? (feePaid > 0 ? undefined : 'none') : 'lead'),
  },
  { label: stored.feePaid.label, show: ({ feePaid }) => <Money amount={feePaid} />, end: 'end', onPhone: 'none' },
  {
    label: stored.feeBalance.label,
    show: ({ feeBalance }) => <Money amount={feeBalance} />,
    end: 'end',
    onPhone: ({ feeBalance }) => (feeBalance > 0 ? 'lead' : 'none'),
  },
  {
    label: stored.feeStatus.label,
    show: ({ feeStatus }) => <Status of={stored.feeStatus} word={feeStatus} />,
    onPhone: 'bare',
  },
];

const dueDate: PortalColumn<MyFee> = {
  label: fields.dueDate.label,
  show: (row) => shownDay(row.dueDate),
  // A paid fee is not due.
  onPhone: ({ feeBalance }) => (feeBalance > 0 ? undefined : 'none'),
};
const [name, schoolClass, ...amounts] = columns;
const withDue = [name, schoolClass, dueDate, ...amounts].flatMap((column) => column ?? []);

/** Every fee with the amounts paid and left, and its due day. */
export function FeeTable({ fees }: { fees: readonly MyFee[] | undefined }) {
  const saysDue = useFeature(debtsFeature);
  return <PortalTable rows={fees} columns={saysDue ? withDue : columns} none={t('No fees yet')} />;
}
