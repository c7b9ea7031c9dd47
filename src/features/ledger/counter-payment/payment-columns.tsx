import { t } from '#kit/contract/language';
import { type Column, columnsOf } from '#kit/web/list/column';
import { Money } from '#kit/web/Money';
import { type CounterPayment, payment } from './counter-payment.contract';
import styles from './payment.module.css';

/** What came, and below it what was settled from credit, which is not counted again; of credit alone nothing came (CO12). */
export function Received({ total, creditUsed }: Pick<CounterPayment, 'total' | 'creditUsed'>) {
  return (
    <>
      {(total > 0 || creditUsed === 0) && <Money amount={total} />}
      {creditUsed > 0 && (
        <small className={styles.settled}>
          {t('From credit')} <Money amount={creditUsed} />
        </small>
      )}
    </>
  );
}

export const receivedColumn: Column<CounterPayment> = {
  ...columnsOf(payment).sum('total'),
  show: ({ total, creditUsed }) => <Received total={total} creditUsed={creditUsed} />,
};
