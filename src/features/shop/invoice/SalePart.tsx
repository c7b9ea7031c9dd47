import { type ReactNode, useId } from 'react';
import { t } from '#kit/contract/language';
import { saleParts } from './sale-parts.rules';
import styles from './sale.module.css';

interface Props {
  readonly part: number;
  /** What is missing, once that was asked for. */
  readonly missing: readonly string[];
  readonly children: ReactNode;
}

/** A part of the page of a sale, under its name. */
export function SalePart({ part, missing, children }: Props) {
  const id = useId();
  return (
    <section className={styles.part} aria-labelledby={id} tabIndex={-1} data-sale-part={part}>
      <h2 id={id}>{t(saleParts[part] ?? '')}</h2>
      {missing.length > 0 && (
        <p className={styles.missing} role="alert">
          {missing.join('. ')}
        </p>
      )}
      {children}
    </section>
  );
}
