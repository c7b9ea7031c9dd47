import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { t } from '#kit/contract/language';
import { LanguageSelect } from '#kit/web/LanguageSelect';
import styles from './AuthCard.module.css';
import { Footer } from '#house/brand/Footer';
import { HouseName } from '#house/brand/logos/HouseName';
import { useSession } from '#house/session/session';
import { useSetup } from '#house/organisation/use-setup';

interface Props {
  readonly title: string;
  readonly text?: string | undefined;
  /** Below the card: the ways to the other login screens. */
  readonly links?: ReactNode;
  readonly size?: 'narrow' | 'wide';
  readonly children: ReactNode;
}

/** The page around every login form. */
export function AuthCard({ title, text, links, size = 'narrow', children }: Props) {
  const { brand } = useSession();
  const { data: setup } = useSetup();
  return (
    <div className={styles.page}>
      <div className={styles.language}>
        <LanguageSelect look="named" />
      </div>
      <main className={styles.card} data-size={size} aria-label={title}>
        <div className={styles.head}>
          <HouseName brand={brand} url={setup?.logoUrl} name={setup?.name} />
        </div>
        <h1 className={styles.title}>{title}</h1>
        {text !== undefined && <p className={styles.text}>{text}</p>}
        {children}
      </main>
      {links && (
        <nav className={styles.links} aria-label={t('Other ways in')}>
          {links}
        </nav>
      )}
      <Footer />
    </div>
  );
}

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
