import type { ReactNode } from 'react';
import { type Column, whoOf } from './column';
import styles from './DataTable.module.css';

/** A text of so many characters is never cut, and of a longer one so many are seen; a name has room for a box beside it. */
const least = { name: 48, word: 20, fact: 12 } as const;

interface Props<R> {
  readonly column: Column<R>;
  readonly row: R;
  readonly place: keyof typeof least;
  readonly children: ReactNode;
}

/** The content of a cell. If the table does not fit, other texts than names are cut, down to a few characters, before columns give way. */
export function Cut<R>({ column, row, place, children }: Props<R>) {
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
