import { t } from '#kit/contract/language';
import styles from './DataTable.module.css';
import type { Picking } from './picking';
import type { TableRow } from './table-row';

interface Props<R extends TableRow> {
  readonly picking: Picking<R>;
  /** The row, or all rows of the page. */
  readonly rows: readonly R[];
  /** What is chosen, for screen readers. */
  readonly label: string;
  /** The tab index in a table of many rows. */
  readonly reach?: 0 | -1;
}

/** The box that chooses a row, or all of a page, partly ticked if some are chosen; nothing if none can be chosen. */
export function PickBox<R extends TableRow>({ picking, rows, label, reach }: Props<R>) {
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
