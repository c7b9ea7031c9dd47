import type { ReactNode } from 'react';
import type { Tone } from '#kit/contract/tone';
import styles from './Badge.module.css';

/** A status as a dot and a word, never colour alone. */
export function Badge({ tone, children }: { tone: Tone; children: ReactNode }) {
  return (
    <span className={styles.badge} data-tone={tone}>
      {children}
    </span>
  );
}
