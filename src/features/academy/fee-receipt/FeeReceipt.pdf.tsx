import { t } from '#kit/contract/language';
import type { HouseStyle } from '#kit/server/pdf/house-style';
import { PaymentReceipt } from '#features/ledger/receipt/PaymentReceipt.pdf';
import type { FeeReceiptRead } from './fee-receipt.contract';

interface Props {
  readonly house: HouseStyle;
  readonly receipt: FeeReceiptRead;
}

/** A fee receipt on paper. */
export function FeeReceiptDocument({ house, receipt }: Props) {
  const { studentID: student, feeID: fee } = receipt;
  return (
    <PaymentReceipt
      house={house}
      receipt={receipt}
      to={{ name: student.studentName, lines: [t('Student ID {number}', { number: student.stdID })] }}
      about={[
        { heading: t('Fee no'), share: 1, value: String(fee.feeNo) },
        { heading: t('Fee name'), share: 4, value: fee.feeName },
      ]}
      signed={t('Student')}
      thanks={t('Thank you, dear student')}
    />
  );
}
