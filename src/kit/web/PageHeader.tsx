import type { ReactNode } from 'react';
import styles from './PageHeader.module.css';

interface Props {
  readonly title: string;
  readonly beside?: ReactNode;
  readonly children?: ReactNode;
}

/** A page's one title, what parts of it there are beside it, and at the top end its one primary action with what stands beside it. */
export function PageHeader({ title, beside, children }: Props) {
  return (
    <header className={styles.header}>
      <h1 className={styles.title}>{title}</h1>
      {beside}
      <div className={`${styles.actions} no-print`}>{children}</div>
    </header>
  );
}
