import { IconArrowsSplit } from '@tabler/icons-react';
import { lazy, useState } from 'react';
import { t, words } from '#kit/contract/language';
import { LazyEntityForm } from '#kit/web/form/LazyEntityForm';
import { LazyFormDialog } from '#kit/web/form/LazyFormDialog';
import type { RowAction } from '#kit/web/list/row-action';
import { allTab, type ListTab, todayTab } from '#kit/web/list/tabs';
import type { Got } from '#kit/contract/entity';
import type { Money } from '#kit/contract/money';
import { useShownMoney } from '#kit/web/use-shown-money';
import { useFeature } from '#house/session/use-feature';
import type { Credited } from '#features/ledger/credit-note/credit-note-form';
import { useTakeOff } from '#features/ledger/credit-note/use-take-off';
import { DebtPage } from '#features/ledger/debt/DebtPage';
import { debtsFeature } from '#features/ledger/debt/debts.screens';
import { useDueColumns, useOverdueTab } from '#features/ledger/debt/due-columns';
import { fee } from './fee.contract';
import { feeColumns } from './fee-columns';
import { editForm } from './fee-form';
import { feeScreen } from './fee.screens';
import { feeNameShown } from '#features/ledger/fee-name/fee-name.rules';
import { useVoidCharge } from './use-void-charge';

const ChargeForm = lazy(async () => ({ default: (await import('./ChargeForm')).ChargeForm }));
const FeePayment = lazy(async () => ({ default: (await import('./FeePayment')).FeePayment }));

type Fee = Got<typeof fee>;

const tabs: readonly ListTab[] = [
  { name: 'owed', label: words('Owed'), query: { state: 'owed' }, says: 'unpaid', empty: words('No fee is owed') },
  todayTab,
  allTab,
];

function named({ feeNo, feeName, studentID, feeAmount }: Fee, shown: (amount: Money) => string): string {
  return t('fee {number} {name} of {student}, {amount}', {
    number: feeNo,
    name: feeNameShown(feeName),
    student: studentID.studentName,
    amount: shown(feeAmount),
  });
}

/** A fee as the form of a credit note needs it. */
function creditedFee(row: Fee, shown: (amount: Money) => string): Credited {
  return { named: { feeID: row._id }, called: named(row, shown), balance: row.feeBalance, isKnown: true };
}

/** The list of fees, which are charged to a class, to all classes or to one student, and paid from their row. */
export default function FeePage() {
  const columns = useDueColumns(fee, feeColumns);
  const takeOff = useTakeOff();
  const split = useSplit();
  const voidCharge = useVoidCharge();
  const shown = useShownMoney();
  return (
    <>
      <DebtPage
        entity={fee}
        title="Fees"
        columns={columns}
        order="-feeNo"
        tabs={useOverdueTab(tabs)}
        filters={['classID', 'feetype', 'feeStatus', 'studentID']}
        about="A fee is what a student owes. Charge a class or a student."
        nameOf={named}
        more={(row) => [
          ...split.actions(row),
          ...voidCharge.actions(row),
          ...(row.feeAmount > 0 ? takeOff.actions(() => creditedFee(row, shown)) : []),
        ]}
        owedOf={({ voidedAt, feeBalance }) => (voidedAt === null ? feeBalance : undefined)}
        first="pay"
        takenBy={feeScreen}
        shape="dialog"
        renderAdd={(opening) => <ChargeForm {...opening} />}
        renderEdit={(row, { onDone, onDirty }) => (
          <LazyEntityForm entity={fee} record={row} rules={editForm} onSaved={onDone} onDirty={onDirty} />
        )}
        renderPay={(row, { onPaid, onDirty }) => <FeePayment fee={row} onPaid={onPaid} onDirty={onDirty} />}
      />
      {takeOff.dialog}
      {split.dialog}
    </>
  );
}

const SplitForm = lazy(async () => ({ default: (await import('./SplitForm')).SplitForm }));

/** The action of a row that splits a fee into parts while something of it is open, and its dialog. */
function useSplit() {
  const [split, setSplit] = useState<Fee>();
  const isOn = useFeature(debtsFeature);
  const close = () => setSplit(undefined);
  const actions = (row: Fee): readonly RowAction[] =>
    isOn && row.feeBalance > 0 ? [{ label: words('Split'), icon: IconArrowsSplit, run: () => setSplit(row) }] : [];
  const dialog = (
    <LazyFormDialog title={t('Split a fee')} opened={split !== undefined} onClose={close} shape="dialog">
      {(onDirty) => split && <SplitForm fee={split} onDone={close} onDirty={onDirty} />}
    </LazyFormDialog>
  );
  return { actions, dialog };
}
