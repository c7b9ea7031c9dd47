import { lazy, Suspense, useEffect } from 'react';
import { t, words } from '#kit/contract/language';
import { shownDay } from '#kit/rules/show';
import { ErrorState } from '#kit/web/list/ErrorState';
import { Money } from '#kit/web/Money';
import { PageHeader } from '#kit/web/PageHeader';
import { PrintHead } from '#kit/web/PrintHead';
import { messagesFeature } from '#house/message/messages-feature.contract';
import { useFeature } from '#house/session/use-feature';
import { feeReceipt } from '#features/academy/fee-receipt/fee-receipt.contract';
import { debtsFeature } from '#features/ledger/debt/debts-feature.contract';
import { feeNameShown } from '#features/ledger/fee-name/fee-name.rules';
import { walletFeature } from '#features/ledger/pay-way/wallet-feature.contract';
import { FeeFigures } from './FeeFigures';
import { FeeTable } from './FeeTable';
import { MyDues } from './MyDues';
import { MyInstalments } from './MyInstalments';
import styles from './portal.module.css';
import { MyStatement } from './MyStatement';
import { NoChildren } from './NoChildren';
import { type PortalColumn, PortalTable } from './PortalTable';
import type { Pupil } from './pupil.rules';
import { SavePaper } from './SavePaper';
import { usePupil } from './use-pupil';
import { useMyFees } from './use-my-fees';
import { type MyReceipt, useMyCredit, useMyReceipts } from './use-my-receipts';

const MyPayWays = lazy(async () => ({ default: (await import('./MyPayWays')).MyPayWays }));

const MyMessages = lazy(async () => ({ default: (await import('./MyMessages')).MyMessages }));

/** The fees of the pupil and their payments (R 6.4). */
export default function MyFeesPage() {
  const pupil = usePupil();
  return pupil ? <Fees of={pupil} /> : <NoChildren />;
}

function Fees({ of: pupil }: { of: Pupil }) {
  const fees = useMyFees(pupil);
  const receipts = useMyReceipts(pupil);
  const credit = useMyCredit(pupil);
  const saysDue = useFeature(debtsFeature);
  const isWrittenTo = useFeature(messagesFeature);
  const isPaidByPhone = useFeature(walletFeature);
  useEffect(() => {
    document.title = t('Fees');
  }, []);
  const failed = fees.error ?? receipts.error;
  return (
    <>
      <PrintHead />
      <PageHeader title={t('Fees')} />
      {failed ? (
        <ErrorState message={failed.message} onRetry={() => void Promise.all([fees.refetch(), receipts.refetch()])} />
      ) : (
        <>
          <FeeFigures fees={fees.data} credit={credit} />
          {saysDue && <MyDues fees={fees.data} />}
          {isPaidByPhone && (
            <Suspense>
              <MyPayWays fees={fees.data} />
            </Suspense>
          )}
          <h2 className={styles.section}>{t('Fees')}</h2>
          <FeeTable fees={fees.data} />
          {saysDue && <MyInstalments fees={fees.data} />}
          <h2 className={styles.section}>{t('Receipts')}</h2>
          <ReceiptTable receipts={receipts.data} />
          {saysDue && <MyStatement of={pupil} />}
          {isWrittenTo && pupil.info && (
            <Suspense>
              <MyMessages />
            </Suspense>
          )}
        </>
      )}
    </>
  );
}

const { fields, stored } = feeReceipt;

const columns: readonly PortalColumn<MyReceipt>[] = [
  { label: stored.receiptNo.label, show: ({ receiptNo }) => <bdi>{receiptNo}</bdi> },
  { label: fields.datePaid.label, show: ({ datePaid }) => shownDay(datePaid), onPhone: 'bare' },
  { label: fields.feeID.label, show: ({ feeID }) => feeNameShown(feeID.feeName), onPhone: 'bare' },
  {
    label: fields.AmountPaid.label,
    show: ({ AmountPaid }) => <Money amount={AmountPaid} />,
    end: 'end',
    onPhone: 'lead',
  },
  { label: words('Receipt'), show: (receipt) => <ReceiptFile receipt={receipt} />, onPhone: 'bare' },
];

/** Every payment, with its receipt to keep. */
function ReceiptTable({ receipts }: { receipts: readonly MyReceipt[] | undefined }) {
  return <PortalTable rows={receipts} columns={columns} none={t('No receipts yet')} />;
}

/** Saves one receipt as PDF. */
function ReceiptFile({ receipt: { _id, receiptNo } }: { receipt: MyReceipt }) {
  const label = t('Save receipt {receiptNo} as PDF', { receiptNo });
  return <SavePaper path={`${feeReceipt.path}/${_id}/pdf`} file="receipt.pdf" label={label} />;
}
