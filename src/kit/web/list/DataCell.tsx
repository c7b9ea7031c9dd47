import { type ReactNode, use } from 'react';
import { directionOfText } from '#kit/rules/text-direction';
import { PlaceLink } from '#kit/web/PlaceLink';
import { MayOpen } from '#kit/web/may-open';
import { type Column, whoOf } from './column';
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

/** A text of so many characters is never cut, and of a longer one so many are seen; a name has room for a box beside it. */
const least = { name: 48, word: 20, fact: 12 } as const;

interface CutProps<R> {
  readonly column: Column<R>;
  readonly row: R;
  readonly place: keyof typeof least;
  readonly children: ReactNode;
}

/** The content of a cell. If the table does not fit, other texts than names are cut, down to a few characters, before columns give way. */
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

/** The place of a column in the search for a row: names of people and things stay whole, sentences are cut. */
export function placeOf<R>(columns: readonly Column<R>[], column: Column<R>): keyof typeof least {
  if (column.to || column === whoOf(columns)) return 'name';
  return column.isWord ? 'word' : 'fact';
}
