import type { ReactNode } from 'react';
import styles from './portal.module.css';

interface Column<R> {
  readonly label: string;
  readonly show: (row: R) => ReactNode;
  /** Amounts stand at the end. */
  readonly end?: 'end';
}

interface Props<R> {
  /** Undefined while they are read. */
  readonly rows: readonly R[] | undefined;
  readonly columns: readonly Column<R>[];
  /** Said where there are no rows. */
  readonly none: string;
}

/** A table whose rows become cards on a phone. */
export function PortalTable<R extends { readonly _id: string }>({ rows, columns, none }: Props<R>) {
  if (rows?.length === 0) {
    return (
      <p className={styles.note} role="status">
        {none}
      </p>
    );
  }
  return (
    <table className={styles.table} data-wide aria-busy={rows === undefined}>
      <thead>
        <tr>
          {columns.map(({ label, end }) => (
            <th key={label} scope="col" data-end={end}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows?.map((row) => (
          <tr key={row._id}>
            {columns.map(({ label, show, end }) => (
              <td key={label} data-label={label} data-end={end}>
                {show(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
