import { IconPlus } from '@tabler/icons-react';
import { Button } from '@mantine/core';
import { type ReactNode, Suspense, useEffect, useRef } from 'react';
import type { ReplyOf } from '#kit/contract/endpoint';
import { comma, t } from '#kit/contract/language';
import { pageOf } from '#kit/contract/page-of';
import type { Printed, PrintedFact } from '#kit/contract/print';
import { sum } from '#kit/rules/money';
import { shownDay } from '#kit/rules/show';
import { ifItComes } from '#kit/web/lazily';
import { useOrganisation } from '#kit/web/organisation';
import { PlaceLink } from '#kit/web/PlaceLink';
import { DocumentPaper } from '#kit/web/print/DocumentPaper';
import { useShownMoney } from '#kit/web/use-shown-money';
import { feeReceipt } from '#features/academy/fee-receipt/fee-receipt.contract';
import { classParty } from '#features/academy/fee/fee-slip.rules';
import { fullFeeName } from '#features/academy/fee/full-fee-name.rules';
import { schoolClass } from '#features/academy/school-class/school-class.contract';
import { student } from '#features/academy/student/student.contract';
import { leftToPay } from '#features/ledger/debt/debt.rules';
import { slipPayment } from '#features/ledger/debt/slip.rules';
import styles from './admission.module.css';
import type { admit } from './admission.contract';
import { useKnownStudent } from './use-students';

interface Props {
  readonly admitted: ReplyOf<typeof admit>;
  readonly onNext: () => void;
}

/** Shows what the student is enrolled in, with links, and the receipt to print and hand over. */
export function Admitted({ admitted, onNext }: Props) {
  const { message, info, receipts } = admitted;
  const { studentID: who, classID: where } = info;
  const said = useRef<HTMLHeadingElement>(null);
  const isPaid = receipts.length > 0;
  useEffect(() => {
    // What was paid is printed next: the button has the focus.
    if (!isPaid) said.current?.focus();
  }, [isPaid]);
  const next = (
    <Button variant={isPaid ? 'default' : 'filled'} leftSection={<IconPlus size={17} aria-hidden />} onClick={onNext}>
      {t('Enroll another')}
    </Button>
  );
  return (
    <div className={styles.admitted}>
      <section className={`${styles.part} no-print`}>
        <h2 ref={said} tabIndex={-1}>
          {message}
        </h2>
        <p className={styles.ways}>
          <PlaceLink to={pageOf(student, who._id)}>
            <bdi>{`${who.studentName} (${who.stdID})`}</bdi>
          </PlaceLink>
          <PlaceLink to={pageOf(schoolClass, where._id)}>
            <bdi>{where.className}</bdi>
          </PlaceLink>
        </p>
        {!isPaid && next}
      </section>
      {isPaid && <AdmissionSlip admitted={admitted} onward={next} />}
    </div>
  );
}

const WhatsAppButton = ifItComes(async () => (await import('#house/page/WhatsAppButton')).WhatsAppButton);

interface AdmissionSlipProps {
  readonly admitted: ReplyOf<typeof admit>;
  /** The next step after printing and sending. */
  readonly onward: ReactNode;
}

/** The receipts of a first payment on one paper: each fee with the amount paid of it, and the total. */
function AdmissionSlip({ admitted: { info, owed, receipts }, onward }: AdmissionSlipProps) {
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
  const path = receipts.length === 1 ? `${feeReceipt.path}/${first._id}` : undefined;
  const onwards = (
    <>
      <Suspense>
        <WhatsAppButton
          // Cash comes from no phone, but the student has one.
          phone={first.phonePaid ?? known?.phone}
          message={t('{receipt}: {amount} paid, {left} left to pay. {organisation}', said)}
          // A template writes about one receipt only.
          recordID={receipts.length === 1 ? first._id : undefined}
        />
      </Suspense>
      {onward}
    </>
  );
  const printed: Printed = {
    title: t('Receipt'),
    called: said.receipt,
    file: 'receipt.pdf',
    number: [t('Receipt no'), numbers],
    head: [
      {
        label: t('Received from'),
        name: who.studentName,
        lines: [t('Student ID {number}', { number: who.stdID })],
      },
      classParty(where),
      [t('Date'), shownDay(first.datePaid)],
      ...receipts.map(({ feeID: paidFor, AmountPaid }): PrintedFact => [fullFeeName(paidFor), AmountPaid]),
      ...slipPayment(first),
    ],
    total: [t('Paid'), paid],
    after: [[t('Balance after'), left]],
    signed: [t('Received by'), t('Student')],
    thanks: t('Thank you, dear student'),
  };
  return <DocumentPaper printed={printed} path={path} onward={onwards} />;
}
