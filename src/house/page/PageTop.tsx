import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { t } from '#kit/contract/language';
import type { Screen } from '#house/menu/menu.contract';
import { PrintHead } from '#kit/web/PrintHead';
import styles from './PageHead.module.css';

/** The head of a page, below the way back to its list. */
export function PageTop({ screen, children }: { screen: Screen; children: ReactNode }) {
  return (
    <>
      <PrintHead />
      <nav className={`${styles.back} no-print`} aria-label={t('You are here')}>
        <Link to={screen.path}>{t(screen.title)}</Link>
      </nav>
      <header className={styles.head}>{children}</header>
    </>
  );
}
