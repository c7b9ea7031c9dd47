import type { ReactNode } from 'react';
import { t } from '#kit/contract/language';
import styles from './portal.module.css';
import twoLines from './two-lines.module.css';
import { WaitingRows } from './WaitingRows';

/**
 * The place of a cell on a phone: large at the end of the first line (`lead`), small before that (`beside`), in the second line without its
 * label (`bare`), on a line of its own below, without its label (`text`) or with it (`told`), or nowhere (`none`); by default in the second
 * line, with its label.
 */
type PhonePlace = 'lead' | 'beside' | 'bare' | 'text' | 'told' | 'none';

export interface PortalColumn<R> {
  /** A sentence of the catalogue. */
  readonly label: string;
  readonly show: (row: R) => ReactNode;
  /** Amounts are aligned at the end. */
  readonly end?: 'end';
  /** Its place on a phone, where a row is two lines; it may depend on the row. */
  readonly onPhone?: PhonePlace | ((row: R) => PhonePlace | undefined);
}

interface Props<R> {
  /** Undefined while they are loading. */
  readonly rows: readonly R[] | undefined;
  readonly columns: readonly PortalColumn<R>[];
  /** The text shown without rows. */
  readonly none: string;
}

/** A table whose rows become cards on a phone, or two lines each if its columns have places there. */
export function PortalTable<R extends { readonly _id: string }>({ rows, columns, none }: Props<R>) {
  if (rows?.length === 0) return <output className={styles.note}>{none}</output>;
  const lines = columns.some(({ onPhone }) => onPhone !== undefined);
  return (
    <table
      className={lines ? `${styles.table} ${twoLines.table}` : styles.table}
      data-wide={lines ? undefined : true}
      aria-busy={rows === undefined}
    >
      <thead>
        <tr>
          {columns.map(({ label, end }) => (
            <th key={label} scope="col" data-end={end}>
              {t(label)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows?.map((row) => (
          <tr key={row._id}>
            {columns.map(({ label, show, end, onPhone }) => (
              <td
                key={label}
                data-label={t(label)}
                data-end={end}
                data-phone={typeof onPhone === 'function' ? onPhone(row) : onPhone}
              >
                {show(row)}
              </td>
            ))}
          </tr>
        ))}
        {rows === undefined && <WaitingRows columns={columns.length} />}
      </tbody>
    </table>
  );
}
