import type { ReactNode } from 'react';
import { t } from '#kit/contract/language';
import styles from './portal.module.css';

interface Facts {
  readonly title: string;
  readonly name: string;
  readonly facts: readonly { readonly label: string; readonly value: ReactNode }[];
}

/** Somebody in the portal: the name, and below it what is known, one line each. */
export function FactsPanel({ title, name, facts }: Facts) {
  return (
    <section className={styles.panel} aria-label={title}>
      <p className={styles.name}>
        <bdi>{name}</bdi>
      </p>
      <dl className={styles.facts}>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{t(label)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
