import { lazy } from 'react';
import { t, words } from '#kit/contract/language';
import { LazyEntityForm } from '#kit/web/form/LazyEntityForm';
import { allTab, type ListTab, todayTab } from '#kit/web/list/tabs';
import { DebtPage } from '#features/ledger/debt/DebtPage';
import { fee } from './fee.contract';
import { feeColumns } from './fee-columns';
import { editForm } from './fee-form';

const ChargeForm = lazy(async () => ({ default: (await import('./ChargeForm')).ChargeForm }));
const FeePayment = lazy(async () => ({ default: (await import('./FeePayment')).FeePayment }));

const tabs: readonly ListTab[] = [{ name: 'owed', label: words('Owed'), query: { state: 'owed' } }, todayTab, allTab];

/** Fees are charged to a class, to all classes or to one student, and paid from their row. */
export default function FeePage() {
  return (
    <DebtPage
      entity={fee}
      title="Fees"
      columns={feeColumns}
      order="-feeNo"
      tabs={tabs}
      filters={['classID', 'feetype', 'feeStatus', 'studentID']}
      about="A fee is what a student owes. Charge a class or a student."
      nameOf={({ feeNo, feeName, studentID, feeAmount }, shown) =>
        t('fee {number} {name} of {student}, {amount}', {
          number: feeNo,
          name: feeName,
          student: studentID.studentName,
          amount: shown(feeAmount),
        })
      }
      owedOf={({ voidedAt, feeBalance }) => (voidedAt === null ? feeBalance : undefined)}
      first="pay"
      shape="dialog"
      renderAdd={(opening) => <ChargeForm {...opening} />}
      renderEdit={(row, { onDone, onDirty }) => (
        <LazyEntityForm entity={fee} record={row} rules={editForm} onSaved={onDone} onDirty={onDirty} />
      )}
      renderPay={(row, { onPaid, onDirty }) => <FeePayment fee={row} onPaid={onPaid} onDirty={onDirty} />}
    />
  );
}
