import type { ReactNode } from 'react';
import type { Column } from './column';
import styles from './DataTable.module.css';

/** The number of characters to which a text is cut at most; a name with a box beside it leaves that its room. */
const least = { name: 16, ticked: 20, fact: 9 } as const;

interface Props<R> {
  readonly column: Column<R>;
  readonly row: R;
  readonly place: keyof typeof least;
  readonly children: ReactNode;
}

/** The content of a cell. If the table does not fit, texts are cut, down to a few characters, before it scrolls sideways. */
export function Cut<R>({ column, row, place, children }: Props<R>) {
  const letters = String(column.value(row) ?? '').length;
  if (!column.cuts || letters === 0) return children;
  return (
    <div
      className={styles.fit}
      style={{ gridTemplateColumns: `minmax(${Math.min(letters, least[place])}ch, max-content)` }}
    >
      <div className={styles.cut}>{children}</div>
    </div>
  );
}
