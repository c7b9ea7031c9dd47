import type { Got } from '#kit/contract/entity';
import { t } from '#kit/contract/language';
import type { Paid } from '#features/ledger/debt/PaidSheet';
import { PaymentForm } from '#features/ledger/debt/PaymentForm';
import type { fee } from './fee.contract';
import { feeNameShown } from '#features/ledger/fee-name/fee-name.rules';
import { feePayment } from './fee-payment.contract';
import { feeReceiptSlip } from './fee-slip.rules';
import { useStudentPhone } from './use-student-phone';

const { studentID: _student, feeID: _fee, ...fields } = feePayment.fields;

interface Props {
  readonly fee: Got<typeof fee>;
  /** The phone of the one who owes, where it is known. */
  readonly phone?: string | undefined;
  readonly onPaid: (receipt: Paid) => void;
  readonly onDirty: (dirty: boolean) => void;
}

/** The receipt-from-fee dialog. */
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
