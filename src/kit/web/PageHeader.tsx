import type { ReactNode } from 'react';
import styles from './PageHeader.module.css';

/** A page's one title, and at the top end its one primary action with what stands beside it. */
export function PageHeader({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <header className={styles.header}>
      <h1 className={styles.title}>{title}</h1>
      <div className={`${styles.actions} no-print`}>{children}</div>
    </header>
  );
}
