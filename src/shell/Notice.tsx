import type { Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import styles from './Notice.module.css';

interface Props {
  readonly icon: Icon;
  readonly title: string;
  readonly text: string;
  /** What to do about it. */
  readonly children: ReactNode;
}

/** A page that only says something. */
export function Notice({ icon: Icon, title, text, children }: Props) {
  return (
    <section className={styles.notice}>
      <Icon size={44} stroke={1.4} aria-hidden />
      <h1>{title}</h1>
      <p>{text}</p>
      {children}
    </section>
  );
}
