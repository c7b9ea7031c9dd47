import type { Icon } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useScreens } from '#house/session/use-screens';
import styles from './FigureCard.module.css';
import { type ListLink, openedLink } from './list-link';

interface Props {
  readonly label: string;
  readonly icon: Icon;
  /** The figure; undefined while it is on its way. */
  readonly figure: ReactNode;
  /** Shown below it: this month, and the change from the last one. Invisible while the figure is loading. */
  readonly children?: ReactNode;
  /** The lists behind it; the first one that the reader may open is linked. */
  readonly lists: readonly ListLink[];
  readonly size?: 'large';
}

/** A figure with its name, linked to the list behind it where the user has that screen. */
export function FigureCard({ label, icon: Symbol, figure, children, lists, size }: Props) {
  const link = openedLink(lists, useScreens());
  return (
    <li className={styles.card} data-size={size}>
      <span className={styles.label}>
        <Symbol className={styles.icon} size={18} stroke={1.75} aria-hidden />
        {link ? (
          <Link className={styles.link} to={link.path} search={link.search ?? {}}>
            {label}
          </Link>
        ) : (
          label
        )}
      </span>
      <span className={styles.figure}>{figure ?? <span className={styles.waiting} />}</span>
      {children && (
        <span className={styles.note} data-unseen={figure === undefined || undefined}>
          {children}
        </span>
      )}
    </li>
  );
}
