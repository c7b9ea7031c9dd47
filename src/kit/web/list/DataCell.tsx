import { type ReactNode, use } from 'react';
import { directionOfText } from '#kit/rules/text-direction';
import { PlaceLink } from '#kit/web/PlaceLink';
import { MayOpen } from '#kit/web/may-open';
import type { Column } from './column';
import { whoOf } from './column-turns';
import styles from './DataTable.module.css';

interface Props<R> {
  readonly row: R;
  readonly column: Column<R>;
  /** True for the cell that opens the row. */
  readonly isOpening: boolean;
  readonly reach: 0 | -1;
  readonly onOpen: ((row: R) => void) | undefined;
  /** Whether a row that unfolds in place shows its full texts. */
  readonly isUnfolded: boolean | undefined;
}

/** The content of a cell. A name leads to the page of that person or thing; the first cell, or the one that is to, opens the row unless it has a link. */
export function DataCell<R>({ row, column, isOpening, reach, onOpen, isUnfolded }: Props<R>) {
  const mayOpen = use(MayOpen);
  const shown = isolated(column.show(row));
  const to = column.to?.(row);
  if (to !== undefined && mayOpen(to))
    return (
      <PlaceLink
        to={to}
        part={isOpening ? 'open' : `page of ${column.id}`}
        className={isOpening ? styles.open : undefined}
        tabIndex={reach}
      >
        {shown}
      </PlaceLink>
    );
  if (!isOpening || !onOpen) return shown;
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

/** A name isolated in its own direction, so that in a row of the other direction it is read, and cut off, from its own beginning. */
function isolated(shown: ReactNode): ReactNode {
  return typeof shown === 'string' && shown !== '' ? <bdi dir={directionOfText(shown)}>{shown}</bdi> : shown;
}

/** How many characters of a text are always visible; a name has room for a box beside it. */
const least = { name: 48, word: 20, fact: 12 } as const;

interface CutProps<R> {
  readonly column: Column<R>;
  readonly row: R;
  readonly place: keyof typeof least;
  readonly children: ReactNode;
}

/** The content of a cell. If the table does not fit, texts other than names are cut off, down to a few characters, before columns give way. */
export function Cut<R>({ column, row, place, children }: CutProps<R>) {
  const letters = String(column.value(row) ?? '').length;
  if (!column.cuts || letters === 0) return children;
  const most = least[place];
  return (
    <div
      className={styles.fit}
      style={{ gridTemplateColumns: letters > most ? `minmax(${most}ch, max-content)` : 'max-content' }}
    >
      <div className={styles.cut}>{children}</div>
    </div>
  );
}

/** The role of a column in recognising a row: names of people and things stay whole, sentences are cut off. */
export function placeOf<R>(columns: readonly Column<R>[], column: Column<R>): keyof typeof least {
  if (column.to || column === whoOf(columns)) return 'name';
  return column.isWord ? 'word' : 'fact';
}
