import type { ReactNode } from 'react';
import { t } from '#kit/contract/language';
import styles from './DataTable.module.css';
import type { TableRow } from './table-row';

/** Rows chosen in a table to do something with all of them. */
export interface Picking<R extends TableRow> {
  readonly rows: readonly R[];
  /** True for a row that can be chosen. */
  readonly offers: (row: R) => boolean;
  /** True for a row that is chosen together with its whole page; others can only be chosen singly. */
  readonly together: (row: R) => boolean;
  readonly has: (row: R) => boolean;
  /** Chooses rows, or unchooses them. */
  readonly set: (rows: readonly R[], chosen: boolean) => void;
  /** The box that a table draws, so that tables without it do not load it. */
  readonly Box: (props: BoxProps<R>) => ReactNode;
}

interface BoxProps<R extends TableRow> {
  readonly picking: Omit<Picking<R>, 'Box'>;
  /** The row, or all rows of the page. */
  readonly rows: readonly R[];
  /** What is chosen, for screen readers. */
  readonly label: string;
  /** The tab index in a table of many rows. */
  readonly reach?: 0 | -1;
}

/** The box that chooses a row, or all of a page, partly ticked if some are chosen; nothing if none can be chosen. */
export function PickBox<R extends TableRow>({ picking, rows, label, reach }: BoxProps<R>) {
  const offered = rows.filter(picking.offers);
  if (offered.length === 0) return <span className={styles.pick} aria-hidden />;
  const chosen = offered.filter(picking.has).length;
  const all = chosen === offered.length;
  return (
    <input
      type="checkbox"
      className={styles.pick}
      data-part="pick"
      tabIndex={reach}
      aria-label={t('Choose {thing}', { thing: label })}
      checked={all}
      ref={(box) => {
        if (box) box.indeterminate = chosen > 0 && !all;
      }}
      onChange={() => picking.set(offered, !all)}
    />
  );
}
