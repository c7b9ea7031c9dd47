import type { ReactNode } from 'react';
import styles from './PageHeader.module.css';

interface Props {
  readonly title: string;
  /** The tabs of the page, next to its title. */
  readonly beside?: ReactNode;
  readonly children?: ReactNode;
}

/** A page's title, and at the end of its line the primary action with anything beside it. */
export function PageHeader({ title, beside, children }: Props) {
  return (
    <header className={styles.header}>
      <h1 className={styles.title}>{title}</h1>
      {beside}
      <div className={`${styles.actions} no-print`}>{children}</div>
    </header>
  );
}
