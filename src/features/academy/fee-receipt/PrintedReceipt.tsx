import { t } from '#kit/contract/language';
import { PrintedDocument } from '#house/print/PrintedDocument';
import { ReceiptSheet } from '#house/print/ReceiptSheet';
import { shownDay } from '#kit/rules/show';
import { paymentMethods } from '#features/ledger/payment/payment.contract';
import { type FeeReceiptRead, feeReceipt } from './fee-receipt.contract';

/** A fee receipt as it will stand on paper. */
export function PrintedReceipt({ id }: { id: string }) {
  return (
    <PrintedDocument<FeeReceiptRead>
      path={`${feeReceipt.path}/${id}`}
      file="receipt.pdf"
      title={({ voidedAt }) => (voidedAt === null ? t('Receipt') : t('Receipt (voided)'))}
      number={({ receiptNo }) => receiptNo}
    >
      {({ studentID: student, feeID: fee, ...receipt }) => (
        <ReceiptSheet
          to={{ name: student.studentName, line: t('Student ID {number}', { number: student.stdID }) }}
          facts={[
            [t('Receipt no'), receipt.receiptNo],
            [t('Date'), shownDay(receipt.datePaid)],
            [t('Fee no'), fee.feeNo],
            [t('Fee name'), fee.feeName],
            [t('Payment method'), t(paymentMethods[receipt.paymentMethod])],
            [t('Phone paid'), receipt.phonePaid],
            [t('Receipt by'), receipt.userID?.name ?? '–'],
          ]}
          paid={receipt.AmountPaid}
          balance={receipt.balance}
          signed={t('Student')}
          thanks={t('Thank you, dear student')}
        />
      )}
    </PrintedDocument>
  );
}
