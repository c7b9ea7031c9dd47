import { IconDots } from '@tabler/icons-react';
import { t } from '#kit/contract/language';
import type { Column } from './column';
import { DataCell } from './DataCell';
import type { TableRow } from './table-row';
import { PickBox } from './PickBox';
import type { Picking } from './picking';
import styles from './DataTable.module.css';
import type { RowAction } from './row-action';
import { roles } from './table-roles';

interface Props<R extends TableRow> {
  readonly row: R;
  readonly columns: readonly Column<R>[];
  /** The tab index of everything in the row that can be reached. */
  readonly reach: 0 | -1;
  readonly onFocus: () => void;
  readonly onOpen: ((row: R) => void) | undefined;
  readonly actions: ((row: R) => readonly RowAction[]) | undefined;
  readonly onMenu: (opener: HTMLElement) => void;
  readonly picking?: Picking<R> | undefined;
}

/** With more than this many actions the row shows a menu instead of buttons. */
const mostButtons = 3;

export function DataRow<R extends TableRow>({
  row,
  columns,
  reach,
  onFocus,
  onOpen,
  actions,
  onMenu,
  picking,
}: Props<R>) {
  const offered = actions?.(row) ?? [];
  return (
    <tr {...roles.row} onFocus={onFocus} data-voided={row.voidedAt ? true : undefined}>
      {columns.map((column, index) => (
        <td
          key={column.id}
          {...roles.cell}
          data-align={column.align}
          data-label={t(column.label)}
          title={titleOf(column.value(row))}
        >
          {index === 0 && picking && (
            <PickBox picking={picking} rows={[row]} label={String(column.value(row) ?? '')} reach={reach} />
          )}
          <DataCell row={row} column={column} isFirst={index === 0} reach={reach} onOpen={onOpen} />
        </td>
      ))}
      {actions && (
        <td {...roles.cell} className={styles.tools}>
          {offered.length <= mostButtons &&
            offered.map(({ label, icon: Icon, run, tone }) => (
              <button
                key={label}
                type="button"
                data-part={label}
                data-tone={tone}
                className={styles.tool}
                tabIndex={reach}
                aria-label={t(label)}
                title={t(label)}
                onClick={run}
              >
                <Icon size={17} stroke={1.7} aria-hidden />
              </button>
            ))}
          {offered.length > 0 && (
            <button
              type="button"
              data-part="menu"
              className={offered.length > mostButtons ? styles.tool : styles.menu}
              tabIndex={reach}
              aria-haspopup="menu"
              aria-label={t('Actions')}
              title={t('Actions')}
              onClick={(event) => onMenu(event.currentTarget)}
            >
              <IconDots size={18} aria-hidden />
            </button>
          )}
        </td>
      )}
    </tr>
  );
}

/** What a narrow column may cut off is read by pointing at it. */
function titleOf(value: unknown): string | undefined {
  return typeof value === 'string' && value.length > 24 ? value : undefined;
}
