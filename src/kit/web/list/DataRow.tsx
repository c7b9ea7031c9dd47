import { IconChevronDown } from '@tabler/icons-react';
import { memo, useState } from 'react';
import { t } from '#kit/contract/language';
import type { Column } from './column';
import { Cut, DataCell, placeOf } from './DataCell';
import styles from './DataTable.module.css';
import { isEmpty, phoneLines } from './phone-lines';
import type { Picking } from './PickBox';
import type { RowAction } from './row-action';
import { lookAlike, RowTools } from './RowTools';
import type { TableRow } from './table-row';
import { roles } from './table-roles';

interface Props<R extends TableRow> {
  readonly row: R;
  readonly columns: readonly Column<R>[];
  /** The turn in which each column gives way. */
  readonly turns: readonly (number | undefined)[];
  /** The tab index of everything in the row that can be reached. */
  readonly reach: 0 | -1;
  /** True where its first cell opens it. */
  readonly opens: boolean;
  /** The actions of the row; undefined in a table without any actions. */
  readonly tools: readonly RowAction[] | undefined;
  readonly does: RowDoes<R>;
  readonly picking?: Picking<R> | undefined;
}

/** What happens when a row is used. */
export interface RowDoes<R> {
  readonly focus: (row: R) => void;
  readonly open: (row: R) => void;
  /** The row's job. */
  readonly main: (row: R) => void;
  readonly menu: (row: R, opener: HTMLElement) => void;
}

/** A row of a table, rendered again only if something in it has changed. `memo` forgets type parameters; this gives them back. */
export const DataRow = memo(DrawnRow, areAlike) as typeof DrawnRow;

function areAlike<R>({ tools: before, ...one }: Props<R & TableRow>, { tools: after, ...other }: Props<R & TableRow>) {
  return (
    lookAlike(before, after) && Object.entries(other).every(([name, value]) => Object.is(value, Reflect.get(one, name)))
  );
}

function DrawnRow<R extends TableRow>(props: Props<R>) {
  const { row, columns, turns, reach, opens, tools, does, picking } = props;
  const places = phoneLines(columns, row);
  // By its id: another row may come in its place.
  const [unfolded, setUnfolded] = useState<string>();
  const isUnfolded = unfolded === row._id;
  const opening = Math.max(
    columns.findIndex((column) => column.opens),
    0,
  );
  // A row that opens nothing unfolds in place: on a phone it shows what its two lines leave out, on a desktop its full texts.
  const isMore = (column: Column<R>) => !places.has(column.id) && !isEmpty(column, row);
  const unfolds = !opens && !columns[opening]?.to && columns.some(isMore);
  const unfold = () => setUnfolded(isUnfolded ? undefined : row._id);
  return (
    <tr
      {...roles.row}
      onFocus={() => does.focus(row)}
      data-voided={row.voidedAt ? true : undefined}
      data-unfolded={isUnfolded || undefined}
    >
      {columns.map((column, index) => (
        <td
          key={column.id}
          {...roles.cell}
          data-align={column.align}
          data-label={t(column.label)}
          data-runs={column.runs || undefined}
          data-named={column.to ? true : undefined}
          data-turn={turns[index]}
          data-place={places.get(column.id)}
          title={column.cuts ? titleOf(column, row) : undefined}
        >
          <Cut column={column} row={row} place={placeOf(columns, column)}>
            {index === 0 && picking && (
              <picking.Box picking={picking} rows={[row]} label={String(column.value(row) ?? '')} reach={reach} />
            )}
            <DataCell
              row={row}
              column={column}
              isOpening={index === opening}
              reach={reach}
              onOpen={opens ? does.open : unfolds ? unfold : undefined}
              isUnfolded={unfolds ? isUnfolded : undefined}
            />
          </Cut>
          {unfolds && places.get(column.id) === 'name' && (
            <IconChevronDown className={styles.unfold} size={16} aria-hidden />
          )}
        </td>
      ))}
      {tools && (
        <RowTools
          actions={tools}
          reach={reach}
          onMain={() => does.main(row)}
          onMenu={(opener) => does.menu(row, opener)}
        />
      )}
    </tr>
  );
}

/** The full text of a narrow column's cell, shown when pointing at it where it is cut off. */
function titleOf<R>(column: Column<R>, row: R): string | undefined {
  const shown = column.show(row);
  const said = typeof shown === 'string' ? shown : column.value(row);
  return typeof said === 'string' && said.length > 9 ? said : undefined;
}
