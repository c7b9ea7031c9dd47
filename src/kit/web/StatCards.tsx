import type { ReactNode } from 'react';
import styles from './StatCards.module.css';

/** A figure and its label, in the current language. */
export interface Stat {
  readonly label: string;
  readonly value: ReactNode;
}

/** Figures side by side, each on a card; `undefined` while they are loading. */
export function StatCards({ stats, busy }: { stats: readonly Stat[]; busy: boolean }) {
  return (
    <dl className={styles.cards} aria-busy={busy}>
      {stats.map(({ label, value }) => (
        <div key={label} className={styles.card}>
          <dt>{label}</dt>
          <dd>{busy ? <span className={styles.waiting} /> : value}</dd>
        </div>
      ))}
    </dl>
  );
}
