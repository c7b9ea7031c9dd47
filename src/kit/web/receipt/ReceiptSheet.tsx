import type { ReactNode } from 'react';
import { t } from '../../contract/language';
import type { Money as Amount } from '../../contract/money';
import { Money } from '../Money';
import { useOrganisation } from '../organisation';
import styles from './ReceiptSheet.module.css';

interface Props {
  /** Who paid, and what else says who that is. */
  readonly to: { readonly name: string; readonly line: string };
  /** What the receipt says, in the language in force, each with its value. */
  readonly facts: readonly (readonly [label: string, value: ReactNode])[];
  readonly paid: Amount;
  /** What is left to pay after it. */
  readonly balance: Amount;
  readonly thanks: string;
}

/** What stands on a printed receipt below the letterhead: who paid what, and what is left (S§2). */
export function ReceiptSheet({ to, facts, paid, balance, thanks }: Props) {
  const { name, address } = useOrganisation();
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
          <strong>{to.name}</strong>
          <div>{to.line}</div>
        </div>
      </section>
      <dl className={styles.facts}>
        {facts.map(([label, value]) => (
          <div key={label} className={styles.fact}>
            <dt>{label}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
        <div className={`${styles.fact} ${styles.total}`}>
          <dt>{t('Paid')}</dt>
          <dd>
            <Money amount={paid} />
          </dd>
        </div>
        <div className={styles.fact}>
          <dt>{t('Balance after')}</dt>
          <dd>
            <Money amount={balance} />
          </dd>
        </div>
      </dl>
      <div className={styles.sign}>{t('Signature')}</div>
      <p className={styles.thanks}>{thanks}</p>
    </>
  );
}
