import type { ReactNode } from 'react';
import styles from './Banner.module.css';

/** Shows a lasting message on every screen, between top bar and page. */
export function Banner({
  tone,
  icon,
  children,
}: {
  tone: 'attention' | 'wrong';
  icon: ReactNode;
  children: ReactNode;
}) {
  return (
    <output className={`${styles.banner} no-print`} data-tone={tone}>
      {icon}
      <span>{children}</span>
    </output>
  );
}
