import { Link } from '@tanstack/react-router';
import { type ReactNode, use } from 'react';
import { MayOpen } from './may-open';
import styles from './PlaceLink.module.css';

interface Props {
  /** Undefined where it leads nowhere. */
  readonly to: string | undefined;
  /** What the keys of a table find it by. */
  readonly part?: string;
  readonly tabIndex?: 0 | -1;
  /** Another look than that of a name among words. */
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A name that leads to the page of whoever it is; plain words for those who may not open it. */
export function PlaceLink({ to, part, tabIndex, className = styles.link, children }: Props) {
  const mayOpen = use(MayOpen);
  if (to === undefined || !mayOpen(to)) return children;
  return (
    <Link to={to} className={className} data-part={part} tabIndex={tabIndex}>
      {children}
    </Link>
  );
}
