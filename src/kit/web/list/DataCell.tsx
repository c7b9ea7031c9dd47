import { type ReactNode, use } from 'react';
import { directionOfText } from '#kit/rules/text-direction';
import { PlaceLink } from '#kit/web/PlaceLink';
import { MayOpen } from '#kit/web/may-open';
import type { Column } from './column';
import styles from './DataTable.module.css';

interface Props<R> {
  readonly row: R;
  readonly column: Column<R>;
  /** True of the cell that says which row it is. */
  readonly isFirst: boolean;
  readonly reach: 0 | -1;
  readonly onOpen: ((row: R) => void) | undefined;
  /** Of a row that is opened in its place: whether all of its words are seen. */
  readonly isUnfolded: boolean | undefined;
}

/** The content of a cell. A name leads to the page of that person or thing; the first cell opens the row where it leads nowhere. */
export function DataCell<R>({ row, column, isFirst, reach, onOpen, isUnfolded }: Props<R>) {
  const mayOpen = use(MayOpen);
  const shown = isolated(column.show(row));
  const to = column.to?.(row);
  if (to !== undefined && mayOpen(to))
    return (
      <PlaceLink
        to={to}
        part={isFirst ? 'open' : `page of ${column.id}`}
        className={isFirst ? styles.open : undefined}
        tabIndex={reach}
      >
        {shown}
      </PlaceLink>
    );
  if (!isFirst || !onOpen) return shown;
  return (
    <button
      type="button"
      data-part="open"
      className={styles.open}
      tabIndex={reach}
      aria-expanded={isUnfolded}
      onClick={() => onOpen(row)}
    >
      {shown}
    </button>
  );
}

/** A name keeps its own direction in a row of the other one: it is read, and cut where it is too long, from its own beginning. */
function isolated(shown: ReactNode): ReactNode {
  return typeof shown === 'string' && shown !== '' ? <bdi dir={directionOfText(shown)}>{shown}</bdi> : shown;
}
