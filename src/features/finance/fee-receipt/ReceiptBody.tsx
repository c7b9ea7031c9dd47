import type { ReactNode } from 'react';
import { t } from '../../../kit/contract/language';
import { Money } from '../../../kit/web/Money';
import { useOrganisation } from '../../../kit/web/organisation';
import { shownDay } from '../../../kit/rules/show';
import { paymentMethods } from '../payment/payment.contract';
import type { FeeReceiptRead } from './fee-receipt.contract';
import styles from './PrintedReceipt.module.css';

function Fact({ label, children, total }: { label: string; children: ReactNode; total?: true }) {
  return (
    <div className={total ? `${styles.fact} ${styles.total}` : styles.fact}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Who paid what for which fee, and what is left (S§2). */
export function ReceiptBody({ receipt }: { receipt: FeeReceiptRead }) {
  const { name, address } = useOrganisation();
  const { studentID: student, feeID: fee } = receipt;
  return (
    <>
      <section className={styles.parties}>
        <div>
          <h3>{t('From')}</h3>
          <strong>{name}</strong>
          <div>{address}</div>
        </div>
        <div>
          <h3>{t('To')}</h3>
          <strong>{student.studentName}</strong>
          <div>{t('Student ID {number}', { number: student.stdID })}</div>
        </div>
      </section>
      <dl className={styles.facts}>
        <Fact label={t('Receipt no')}>
          <bdi>{receipt.receiptNo}</bdi>
        </Fact>
        <Fact label={t('Date')}>{shownDay(receipt.datePaid)}</Fact>
        <Fact label={t('Fee no')}>
          <bdi>{fee.feeNo}</bdi>
        </Fact>
        <Fact label={t('Fee name')}>{fee.feeName}</Fact>
        <Fact label={t('Payment method')}>{t(paymentMethods[receipt.paymentMethod])}</Fact>
        <Fact label={t('Phone paid')}>
          <bdi>{receipt.phonePaid}</bdi>
        </Fact>
        <Fact label={t('Receipt by')}>{receipt.userID?.name ?? '–'}</Fact>
        <Fact label={t('Paid')} total>
          <Money amount={receipt.AmountPaid} />
        </Fact>
        <Fact label={t('Balance after')}>
          <Money amount={receipt.balance} />
        </Fact>
      </dl>
      <div className={styles.sign}>{t('Signature')}</div>
      <p className={styles.thanks}>{t('Thank you, dear student')}</p>
    </>
  );
}
