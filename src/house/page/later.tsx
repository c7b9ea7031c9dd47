import { type ComponentType, lazy, Suspense, useId } from 'react';
import { t } from '#kit/contract/language';
import type { PartProps } from './page-part';
import { useReached } from './use-reached';
import styles from './Part.module.css';

/** The props of a part that is loaded later, with its title, which is shown before. */
export interface LaterProps extends PartProps {
  /** A sentence of the catalogue. */
  readonly title: string;
}

/**
 * A part whose script is loaded once somebody scrolls near it. Its title is there from the beginning, so that the part can be found by
 * its heading. The first part of a page is better loaded with the page.
 */
export function later(title: string, load: () => Promise<ComponentType<LaterProps>>): ComponentType<PartProps> {
  const Part = lazy(async () => ({ default: await load() }));
  return function LaterPart({ of }: PartProps) {
    const id = useId();
    const { ref, reached } = useReached();
    const waiting = (
      <section ref={ref} className={styles.part} aria-labelledby={id}>
        <header className={styles.head}>
          <h2 id={id}>{t(title)}</h2>
        </header>
        <div className={styles.waiting} aria-busy={reached} />
      </section>
    );
    return reached ? (
      <Suspense fallback={waiting}>
        <Part of={of} title={title} />
      </Suspense>
    ) : (
      waiting
    );
  };
}
