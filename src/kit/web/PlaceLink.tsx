import { useRouter } from '@tanstack/react-router';
import { type MouseEvent, type ReactNode, use } from 'react';
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

/**
 * A name that leads to the page of its person or thing; plain words for those who may not open that page. It is a plain link, not the
 * router's, which works out its address again with every step of the address bar: a list has a hundred of them.
 */
export function PlaceLink({ to, part, tabIndex, className = styles.link, children }: Props) {
  const mayOpen = use(MayOpen);
  const router = useRouter();
  if (to === undefined || !mayOpen(to)) return children;

  const come = () => void router.preloadRoute({ to }).catch(() => undefined);
  function go(event: MouseEvent) {
    // Another tab or window is the browser's to open.
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
