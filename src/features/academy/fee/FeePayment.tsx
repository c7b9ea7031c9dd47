import type { Got } from '#kit/contract/entity';
import { t } from '#kit/contract/language';
import { useOrganisation } from '#kit/web/organisation';
import type { Paid } from '#house/debt/PaidDialog';
import { PaymentForm } from '#house/debt/PaymentForm';
import { paymentRules } from '#house/debt/payment-rules';
import { useSave } from '#kit/web/use-entity';
import { paymentProblems } from '#features/ledger/payment/payment.rules';
import type { fee } from './fee.contract';
import { feePayment } from './fee-payment.contract';

const { studentID: _student, feeID: _fee, ...fields } = feePayment.fields;

interface Props {
  readonly fee: Got<typeof fee>;
  readonly onPaid: (receipt: Paid) => void;
  readonly onDirty: (dirty: boolean) => void;
}

/** The receipt-from-fee dialog. */
export function FeePayment({ fee, onPaid, onDirty }: Props) {
  const { _id: feeID, feeName, feeBalance, studentID } = fee;
  const organisation = useOrganisation();
  const save = useSave(feePayment);
  return (
    <PaymentForm
      name="payment"
      about={t('{fee} of {student}', { fee: feeName, student: studentID.studentName })}
      fields={fields}
      rules={{
        ...paymentRules(feeBalance, organisation),
        problems: (payment) => paymentProblems(payment, feeBalance),
      }}
      pay={async (_id, payment) => {
        const { info } = await save.mutateAsync({ body: { _id, feeID, studentID: studentID._id, ...payment } });
        return {
          path: `${feePayment.path}/${info._id}`,
          called: t('Receipt {number} of {student}', {
            number: info.receiptNo,
            student: info.studentID.studentName,
          }),
          amount: info.AmountPaid,
        };
      }}
      onPaid={onPaid}
      onDirty={onDirty}
    />
  );
}
