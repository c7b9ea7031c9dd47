import { useState } from 'react';
import { v7 as uuid } from 'uuid';
import type { Got } from '../../../kit/contract/entity';
import { t } from '../../../kit/contract/language';
import { dayIn } from '../../../kit/rules/calendar';
import { FormOf } from '../../../kit/web/form/FormOf';
import type { Draft, FormRules } from '../../../kit/web/form/form-rules';
import { type Organisation, useOrganisation } from '../../../kit/web/organisation';
import type { Paid } from '../../../kit/web/receipt/PaidDialog';
import { PaymentLines, takeLabel } from '../../../kit/web/receipt/PaymentLines';
import { useSave } from '../../../kit/web/use-entity';
import { feeReceipt } from '../fee-receipt/fee-receipt.contract';
import { paymentProblems } from '../payment/payment.rules';
import type { fee } from './fee.contract';
import styles from './fee.module.css';

type Fee = Got<typeof fee>;

const { studentID: _student, feeID: _fee, ...fields } = feeReceipt.fields;

interface Props {
  readonly fee: Fee;
  readonly onPaid: (receipt: Paid) => void;
  readonly onDirty: (dirty: boolean) => void;
}

/** The receipt-from-fee dialog: what is owed, what is paid, what is left. */
export function PaymentForm({ fee, onPaid, onDirty }: Props) {
  // Made with the form, so that paying again after a lost answer pays once.
  const [_id] = useState(() => uuid());
  const organisation = useOrganisation();
  const save = useSave(feeReceipt);

  async function pay(body: Draft<typeof fields>) {
    const { info } = await save.mutateAsync({
      body: { _id, feeID: fee._id, studentID: fee.studentID._id, ...body },
    });
    const { _id: made, receiptNo, studentID, AmountPaid } = info;
    onPaid({
      path: `${feeReceipt.path}/${made}`,
      called: t('Receipt {number} of {student}', { number: receiptNo, student: studentID.studentName }),
      amount: AmountPaid,
    });
  }

  return (
    <>
      <p className={styles.about}>
        {t('{fee} of {student}', { fee: fee.feeName, student: fee.studentID.studentName })}
      </p>
      <FormOf
        name="payment"
        fields={fields}
        rules={rulesFor(fee, organisation)}
        saveLabel={t('Take payment')}
        onSave={pay}
        onDirty={onDirty}
      />
    </>
  );
}

function rulesFor({ feeBalance }: Fee, { phone, timeZone, currencySign }: Organisation): FormRules<typeof fields> {
  const today = dayIn(timeZone, new Date());
  return {
    start: () => ({ AmountPaid: feeBalance, datePaid: today, phoneReceipt: phone }),
    problems: (payment) => paymentProblems(payment, feeBalance),
    extra: ({ AmountPaid, datePaid }) => (
      <PaymentLines before={feeBalance} paid={AmountPaid} day={datePaid} today={today} />
    ),
    save: ({ AmountPaid }) => takeLabel(AmountPaid, currencySign),
  };
}
