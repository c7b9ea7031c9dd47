import { skipToken, useQuery } from '@tanstack/react-query';
import type { Got } from '#kit/contract/entity';
import { t } from '#kit/contract/language';
import { readRecord } from '#kit/web/use-entity';
import { useScreens } from '#house/session/use-screens';
import { student } from '#features/academy/student/student.contract';
import { studentScreen } from '#features/academy/student/student.screens';
import type { Paid } from '#features/ledger/debt/PaidSheet';
import { PaymentForm } from '#features/ledger/debt/PaymentForm';
import type { fee } from './fee.contract';
import { feeNameShown } from '#features/ledger/fee-name/fee-name.rules';
import { feePayment } from './fee-payment.contract';
import { feeReceiptSlip } from './fee-slip.rules';

const { studentID: _student, feeID: _fee, ...fields } = feePayment.fields;

interface Props {
  readonly fee: Got<typeof fee>;
  /** The phone of the person who owes, where it is known. */
  readonly phone?: string | undefined;
  readonly onPaid: (receipt: Paid) => void;
  readonly onDirty: (dirty: boolean) => void;
}

/** The dialog that takes a payment of a fee. */
export function FeePayment({ fee, phone: known, ...dialog }: Props) {
  const { _id: feeID, feeName, feeBalance, studentID } = fee;
  const phone = useStudentPhone(studentID._id, known);
  return (
    <PaymentForm
      {...dialog}
      phone={phone}
      name="payment"
      about={t('{fee} of {student}', { fee: feeNameShown(feeName), student: studentID.studentName })}
      entity={feePayment}
      fields={fields}
      owed={feeBalance}
      of={{ feeID, studentID: studentID._id }}
      taken={(receipt) => ({
        called: t('Receipt {number} of {student}', { number: receipt.receiptNo, student: studentID.studentName }),
        slip: feeReceiptSlip({ ...receipt, classID: fee.classID }),
      })}
    />
  );
}

/** The phone of a student, if it is known already, or once it has been read for a user who may see students. */
function useStudentPhone(id: string, known: string | undefined): string | undefined {
  const maySee = useScreens().has(studentScreen.path);
  const { data } = useQuery({
    queryKey: [student.path, 'one', id],
    queryFn: known === undefined && maySee ? () => readRecord(student, id) : skipToken,
  });
  return known ?? data?.studentPhone;
}
