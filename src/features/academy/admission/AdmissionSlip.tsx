import { type ReactNode, Suspense } from 'react';
import type { ReplyOf } from '#kit/contract/endpoint';
import { comma, t } from '#kit/contract/language';
import { sum } from '#kit/rules/money';
import { shownDay } from '#kit/rules/show';
import { ifItComes } from '#kit/web/lazily';
import { Money } from '#kit/web/Money';
import { useOrganisation } from '#kit/web/organisation';
import { DocumentPaper } from '#kit/web/print/DocumentPaper';
import { DocumentSheet } from '#kit/web/print/DocumentSheet';
import { useShownMoney } from '#kit/web/use-shown-money';
import { fullFeeName } from '#features/academy/fee/full-fee-name.rules';
import { classParty } from '#features/academy/fee/fee-slip.rules';
import { feeReceipt } from '#features/academy/fee-receipt/fee-receipt.contract';
import { leftToPay } from '#features/ledger/debt/debt.rules';
import { slipPayment } from '#features/ledger/debt/slip.rules';
import type { admit } from './admission.contract';
import { useKnownStudent } from './use-students';

const WhatsAppButton = ifItComes(async () => (await import('#house/page/WhatsAppButton')).WhatsAppButton);

interface Props {
  readonly admitted: ReplyOf<typeof admit>;
  /** What follows printing and sending. */
  readonly onward: ReactNode;
}

/** The receipts of a first payment on one paper: each fee with what was paid of it, and the whole. */
export function AdmissionSlip({ admitted: { info, owed, receipts }, onward }: Props) {
  const { name: organisation } = useOrganisation();
  const shown = useShownMoney();
  const { studentID: who, classID: where } = info;
  const known = useKnownStudent(who._id);
  const [first] = receipts;
  if (!first) return null;
  const paid = sum(receipts.map(({ AmountPaid }) => AmountPaid));
  const numbers = receipts.map(({ receiptNo }) => receiptNo).join(comma());
  const left = leftToPay(owed, paid);
  const said = {
    receipt: t('Receipt {number} of {student}', { number: numbers, student: who.studentName }),
    amount: shown(paid),
    left: shown(left),
    organisation,
  };
  // Several receipts have a file each, where they are listed.
  const file = receipts.length === 1 ? { path: `${feeReceipt.path}/${first._id}/pdf`, name: 'receipt.pdf' } : undefined;
  const onwards = (
    <>
      <Suspense>
        <WhatsAppButton
          // Cash comes from no phone, and the student has one.
          phone={first.phonePaid ?? known?.phone}
          message={t('{receipt}: {amount} paid, {left} left to pay. {organisation}', said)}
          // A template writes of one receipt.
          recordID={receipts.length === 1 ? first._id : undefined}
        />
      </Suspense>
      {onward}
    </>
  );
  return (
    <DocumentPaper title={t('Receipt')} number={numbers} file={file} onward={onwards}>
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
        after={[[t('Balance after'), <Money key="balance" amount={left} />]]}
        signed={[t('Received by'), t('Student')]}
        thanks={t('Thank you, dear student')}
      />
    </DocumentPaper>
  );
}
