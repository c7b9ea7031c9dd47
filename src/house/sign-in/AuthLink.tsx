import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import styles from './AuthCard.module.css';

export function AuthLink({
  to,
  search,
  children,
}: {
  to: string;
  search?: Readonly<Record<string, string>>;
  children: ReactNode;
}) {
  return (
    <Link to={to} search={search ?? {}} className={styles.link}>
      {children}
    </Link>
  );
}
