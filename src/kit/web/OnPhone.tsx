import type { ReactNode } from 'react';
import styles from './OnPhone.module.css';

/** A part of a text that only a phone shows, where the column that says it elsewhere has no room. */
export function OnPhone({ children }: { readonly children: ReactNode }) {
  return <span className={styles.part}>{children}</span>;
}
