import type { ReactNode } from 'react';
import styles from './AuthCard.module.css';

/** A note above a login form that is not a refusal. */
export function AuthNote({ tone, children }: { tone: 'info' | 'attention'; children: ReactNode }) {
  return (
    <output className={styles.note} data-tone={tone}>
      {children}
    </output>
  );
}
