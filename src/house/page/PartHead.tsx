import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { t } from '#kit/contract/language';
import { showNumber } from '#kit/web/show';
import type { Narrowing } from './part-list';
import styles from './Part.module.css';

interface Props {
  readonly id: string;
  /** A sentence of the catalogue. */
  readonly title: string;
  /** Undefined until it is known. */
  readonly count: number | undefined;
  /** Where all of it is. */
  readonly all: { readonly to: string; readonly search: Narrowing };
  /** Figures beside the title. */
  readonly children?: ReactNode;
}

/** The title of a part, the number of its rows, and the way to all of them. */
export function PartHead({ id, title, count = 0, all, children }: Props) {
  return (
    <header className={styles.head}>
      <h2 id={id}>
        {t(title)}
        {count > 0 && <span className={styles.count}>{showNumber(count)}</span>}
      </h2>
      {children && <span className={styles.figures}>{children}</span>}
      {count > 0 && (
        <Link {...all} className={`${styles.all} no-print`} aria-label={t('See all: {part}', { part: t(title) })}>
          {t('See all')}
        </Link>
      )}
    </header>
  );
}
