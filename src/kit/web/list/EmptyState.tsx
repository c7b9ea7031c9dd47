import type { ReactNode } from 'react';
import styles from './EmptyState.module.css';

/** Shown for an empty list: what belongs here, and how to add it. */
export function EmptyState({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <output className={styles.empty}>
      <svg width="72" height="56" viewBox="0 0 72 56" fill="none" stroke="currentColor" strokeWidth="1.5" aria-hidden>
        <rect x="9" y="8" width="54" height="42" rx="6" className={styles.sheet} />
        <path d="M9 20h54M19 30h20M19 39h30" strokeLinecap="round" />
        <circle cx="16" cy="14" r="1.2" fill="currentColor" />
        <circle cx="21" cy="14" r="1.2" fill="currentColor" />
      </svg>
      <p className={styles.title}>{title}</p>
      {children}
    </output>
  );
}
