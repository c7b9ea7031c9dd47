import { useRouter } from '@tanstack/react-router';
import { type MouseEvent, type ReactNode, use } from 'react';
import { MayOpen } from './may-open';
import styles from './PlaceLink.module.css';

interface Props {
  /** Undefined where it leads nowhere. */
  readonly to: string | undefined;
  /** The part of a table's cell, by which the table's keys find it. */
  readonly part?: string;
  readonly tabIndex?: 0 | -1;
  /** Replaces the look of a name within a text. */
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/**
 * A name that leads to the page of its person or thing; plain words for those who may not open that page. It is a plain link, not the
 * router's, which recalculates its address with every change of the current one: a list has a hundred of them.
 */
export function PlaceLink({ to, part, tabIndex, className = styles.link, children }: Props) {
  const mayOpen = use(MayOpen);
  const router = useRouter();
  if (to === undefined || !mayOpen(to)) return children;

  const come = () => void router.preloadRoute({ to }).catch(() => undefined);
  function go(event: MouseEvent) {
    // Opening another tab or window is left to the browser.
    if (event.metaKey || event.altKey || event.ctrlKey || event.shiftKey || event.defaultPrevented) return;
    event.preventDefault();
    void router.navigate({ to });
  }
  return (
    <a
      href={to}
      className={className}
      data-part={part}
      tabIndex={tabIndex}
      onClick={go}
      onMouseEnter={come}
      onFocus={come}
      onTouchStart={come}
    >
      {children}
    </a>
  );
}
