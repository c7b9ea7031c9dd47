import type { ReactNode } from 'react';
import styles from './PageHeader.module.css';

/** A page's title, and at the end of its line the primary action with anything beside it. */
export function PageHeader({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <header className={styles.header}>
      <h1 className={styles.title}>{title}</h1>
      <div className={`${styles.actions} no-print`}>{children}</div>
    </header>
  );
}
