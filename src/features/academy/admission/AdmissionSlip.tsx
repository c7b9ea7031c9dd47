import type { ReactNode } from 'react';
import type { ReplyOf } from '#kit/contract/endpoint';
import { t } from '#kit/contract/language';
import { sum } from '#kit/rules/money';
import { shownDay } from '#kit/rules/show';
import { Money } from '#kit/web/Money';
import { DocumentPaper } from '#house/print/DocumentPaper';
import { DocumentSheet } from '#house/print/DocumentSheet';
import { fullFeeName } from '#features/academy/fee/full-fee-name.rules';
import { classParty } from '#features/academy/fee/fee-slip.rules';
import { feeReceipt } from '#features/academy/fee-receipt/fee-receipt.contract';
import { leftToPay } from '#features/ledger/debt/debt.rules';
import { slipPayment } from '#features/ledger/debt/slip.rules';
import type { admit } from './admission.contract';

interface Props {
  readonly admitted: ReplyOf<typeof admit>;
  /** What follows printing. */
  readonly onward: ReactNode;
}

/** The receipts of a first payment on one paper: each fee with what was paid of it, and the whole. */
export function AdmissionSlip({ admitted: { info, owed, receipts }, onward }: Props) {
  const [first] = receipts;
  if (!first) return null;
  const paid = sum(receipts.map(({ AmountPaid }) => AmountPaid));
  const numbers = receipts.map(({ receiptNo }) => receiptNo).join(', ');
  const { studentID: who, classID: where } = info;
  // Several receipts have a file each, where they are listed.
  const file = receipts.length === 1 ? { path: `${feeReceipt.path}/${first._id}/pdf`, name: 'receipt.pdf' } : undefined;
  return (
    <DocumentPaper title={t('Receipt')} number={numbers} file={file} onward={onward}>
      <DocumentSheet
        parties={[
          {
            label: t('Received from'),
            name: who.studentName,
            lines: [t('Student ID {number}', { number: who.stdID })],
          },
          classParty(where),
        ]}
        facts={[
          [t('Date'), shownDay(first.datePaid)],
          ...receipts.map(
            ({ feeID: paidFor, AmountPaid }) =>
              [fullFeeName(paidFor), <Money key={paidFor.feeNo} amount={AmountPaid} />] as const,
          ),
          ...slipPayment(first),
        ]}
        total={[t('Paid'), <Money key="paid" amount={paid} />]}
        after={[[t('Balance after'), <Money key="balance" amount={leftToPay(owed, paid)} />]]}
        signed={[t('Received by'), t('Student')]}
        thanks={t('Thank you, dear student')}
      />
    </DocumentPaper>
  );
}
