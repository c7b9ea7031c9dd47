import type { Icon } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useScreens } from '#house/session/use-screens';
import { type ListLink, openedLink } from './list-link';
import styles from './TodayPanel.module.css';

interface Props {
  readonly icon: Icon;
  readonly label: string;
  readonly figure: ReactNode;
  readonly note: ReactNode;
  /** The lists behind it: the first that may be opened is. */
  readonly lists: readonly ListLink[];
  /** `calls` for somebody to see to it, `calm` if nothing is to be done, `told` for what is only said. */
  readonly state: 'calls' | 'calm' | 'told';
}

/** A line of the day: what it is about, how much of it there is, and the way to it. */
export function TodayLine({ icon: Symbol, label, figure, note, lists, state }: Props) {
  const link = openedLink(lists, useScreens());
  return (
    <div className={styles.line} data-state={state}>
      <dt className={styles.label}>
        <Symbol className={styles.icon} size={20} stroke={1.75} aria-hidden />
        {link ? (
          <Link className={styles.link} to={link.path} search={link.search ?? {}}>
            {label}
          </Link>
        ) : (
          label
        )}
      </dt>
      <dd className={styles.figure}>
        <span className={styles.late}>{figure}</span>
      </dd>
      <dd className={styles.note}>
        <span className={styles.late}>{note}</span>
      </dd>
    </div>
  );
}
