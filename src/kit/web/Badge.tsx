import type { ReactNode } from 'react';
import styles from './Badge.module.css';

/** What a status means, not how it looks. */
export type Tone = 'good' | 'attention' | 'wrong' | 'info' | 'plain';

/** A status as a dot and a word, never colour alone. */
export function Badge({ tone, children }: { tone: Tone; children: ReactNode }) {
  return (
    <span className={styles.badge} data-tone={tone}>
      {children}
    </span>
  );
}
