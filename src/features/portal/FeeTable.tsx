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
    // Of a fee of which nothing is paid it is what is left.
    onPhone: ({ feePaid }) => (feePaid > 0 ? undefined : 'none'),
  },
  { label: stored.feePaid.label, show: ({ feePaid }) => <Money amount={feePaid} />, end: 'end', onPhone: 'none' },
  {
    label: stored.feeBalance.label,
    show: ({ feeBalance }) => <Money amount={feeBalance} />,
    end: 'end',
    onPhone: 'lead',
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
  // Nothing is due of what is paid.
  onPhone: ({ feeBalance }) => (feeBalance > 0 ? undefined : 'none'),
};
const [name, schoolClass, ...amounts] = columns;
const withDue = [name, schoolClass, dueDate, ...amounts].flatMap((column) => column ?? []);

/** Every fee with what is paid of it and what is left, and by when it is to be paid. */
export function FeeTable({ fees }: { fees: readonly MyFee[] | undefined }) {
  const saysDue = useFeature(debtsFeature);
  return <PortalTable rows={fees} columns={saysDue ? withDue : columns} none={t('No fees yet')} />;
}
