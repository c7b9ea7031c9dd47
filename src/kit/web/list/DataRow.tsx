import { IconChevronDown } from '@tabler/icons-react';
import { useState } from 'react';
import { t } from '#kit/contract/language';
import type { Column } from './column';
import { Cut } from './Cut';
import { DataCell } from './DataCell';
import styles from './DataTable.module.css';
import type { PhonePlace } from './phone-lines';
import { PickBox } from './PickBox';
import type { Picking } from './picking';
import type { RowAction } from './row-action';
import { RowTools } from './RowTools';
import type { TableRow } from './table-row';
import { roles } from './table-roles';

interface Props<R extends TableRow> {
  readonly row: R;
  readonly columns: readonly Column<R>[];
  readonly places: ReadonlyMap<string, PhonePlace>;
  /** The tab index of everything in the row that can be reached. */
  readonly reach: 0 | -1;
  readonly onFocus: () => void;
  readonly onOpen: ((row: R) => void) | undefined;
  readonly actions: ((row: R) => readonly RowAction[]) | undefined;
  readonly onMenu: (opener: HTMLElement) => void;
  readonly picking?: Picking<R> | undefined;
}

/** A row of a table, which on a phone can be unfolded. */
export function DataRow<R extends TableRow>(props: Props<R>) {
  const { row, columns, places, reach, onFocus, onOpen, actions, onMenu, picking } = props;
  const [unfolded, setUnfolded] = useState(false);
  return (
    <tr
      {...roles.row}
      onFocus={onFocus}
      data-voided={row.voidedAt ? true : undefined}
      data-unfolded={unfolded || undefined}
    >
      {columns.map((column, index) => (
        <td
          key={column.id}
          {...roles.cell}
          data-align={column.align}
          data-label={t(column.label)}
          data-place={places.get(column.id)}
          title={column.cuts ? titleOf(column, row) : undefined}
        >
          <Cut column={column} row={row} place={index === 0 ? 'name' : 'fact'}>
            {index === 0 && picking && (
              <PickBox picking={picking} rows={[row]} label={String(column.value(row) ?? '')} reach={reach} />
            )}
            <DataCell row={row} column={column} isFirst={index === 0} reach={reach} onOpen={onOpen} />
          </Cut>
          {index === 0 && !onOpen && !column.to && places.size < columns.length && (
            // Only a phone shows it: a row that opens nothing unfolds there.
            <button
              type="button"
              className={styles.unfold}
              aria-label={t('Details of {thing}', { thing: String(column.value(row) ?? '') })}
              aria-expanded={unfolded}
              onClick={() => setUnfolded(!unfolded)}
            >
              <IconChevronDown size={16} aria-hidden />
            </button>
          )}
        </td>
      ))}
      {actions && <RowTools actions={actions(row)} reach={reach} onMenu={onMenu} />}
    </tr>
  );
}

/** What a narrow column may cut off is read by pointing at it. */
function titleOf<R>(column: Column<R>, row: R): string | undefined {
  const shown = column.show(row);
  const said = typeof shown === 'string' ? shown : column.value(row);
  return typeof said === 'string' && said.length > 9 ? said : undefined;
}
