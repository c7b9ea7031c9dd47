import { useQuery } from '@tanstack/react-query';
import { t } from '#kit/contract/language';
import { sum } from '#kit/rules/money';
import { call } from '#kit/web/call';
import { Money } from '#kit/web/Money';
import { payWays } from '#features/ledger/pay-way/pay-way.contract';
import styles from './portal.module.css';
import type { MyFee } from './use-my-fees';

/** The codes that pay what is left: a button that dials, and the code as text for phones that refuse such links (WA14). */
export function MyPayWays({ fees }: { readonly fees: readonly MyFee[] | undefined }) {
  const left = sum((fees ?? []).map(({ feeBalance }) => feeBalance));
  const { data } = useQuery({
    queryKey: [payWays.path, left],
    queryFn: ({ signal }) => call(payWays, { query: { amount: left.toFixed(2) }, signal }),
    enabled: left > 0,
    retry: false,
  });
  if (!data || data.length === 0 || left <= 0) return null;
  return (
    <section className="no-print">
      <h2 className={styles.section}>
        {t('Pay by phone')} · <Money amount={left} />
      </h2>
      <ul className={styles.ways}>
        {data.map(({ name, provider, code, link }) => (
          <li key={name}>
            <a className={styles.pay} href={link}>
              {t('Pay with {provider}', { provider })}
            </a>
            <bdi dir="ltr">{code}</bdi>
          </li>
        ))}
      </ul>
      <p>{t('The payment counts when the office has booked it.')}</p>
    </section>
  );
}
