import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import styles from './AuthCard.module.css';

/** A link below a login form. */
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
