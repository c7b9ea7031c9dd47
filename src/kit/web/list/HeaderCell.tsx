import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { t } from '#kit/contract/language';
import type { Column } from './column';
import styles from './DataTable.module.css';
import { roles } from './table-roles';

interface Props<R> {
  readonly column: Column<R>;
  readonly sort: string | undefined;
  readonly onSort: ((sort: string) => void) | undefined;
  /** The turn in which the column gives way. */
  readonly turn: number | undefined;
  /** Shown before the heading. */
  readonly children?: ReactNode;
}

/** How many characters a line of a heading holds at least, so that several short words do not make a tower. */
const leastLine = 8;

/** A column's heading; where the server can sort by it, a button that does. */
export function HeaderCell<R>({ column, sort, onSort, turn, children }: Props<R>) {
  const way = sort === column.sort ? 'ascending' : sort === `-${column.sort}` ? 'descending' : 'none';
  const label = t(column.label);
  const word = (
    <span className={styles.word} style={{ minInlineSize: `${Math.min(label.length, leastLine)}ch` }}>
      {label}
    </span>
  );
  if (column.sort === undefined || !onSort) {
    return (
      <th {...roles.head} scope="col" data-align={column.align} data-turn={turn}>
        <div className={styles.head} title={label}>
          <div>
            {children}
            {word}
          </div>
        </div>
      </th>
    );
  }
  const Arrow = way === 'descending' ? IconArrowDown : IconArrowUp;
  const next = way === 'ascending' ? `-${column.sort}` : column.sort;
  return (
    <th {...roles.head} scope="col" data-align={column.align} data-turn={turn} aria-sort={way}>
      <div className={styles.head} title={label}>
        <div>
          {children}
          <button type="button" className={styles.sort} onClick={() => onSort(next)}>
            {word}
            {way !== 'none' && <Arrow size={14} stroke={2} aria-hidden />}
          </button>
        </div>
      </div>
    </th>
  );
}
