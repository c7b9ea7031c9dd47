import {
  type KeyboardEvent,
  type MouseEvent as Click,
  type ReactNode,
  lazy,
  Suspense,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { t } from '#kit/contract/language';
import type { Column } from './column';
import { turnsOf } from './column-turns';
import styles from './DataTable.module.css';
import { DataRow, type RowDoes } from './DataRow';
import { HeaderCell } from './HeaderCell';
import type { Picking } from './PickBox';
import type { RowAction } from './row-action';
import { inMenu, mainOf } from './RowTools';
import tools from './RowTools.module.css';
import type { TableRow } from './table-row';
import { SkeletonRows } from './SkeletonRows';
import { TotalsRow } from './TotalsRow';
import { roles } from './table-roles';
import { useEdges } from './use-edges';
import { useFit } from './use-fit';
import { useRowPlaces } from './use-row-places';

const RowMenu = lazy(async () => ({ default: (await import('./RowMenu')).RowMenu }));

interface Props<R extends TableRow> {
  /** What the table lists, for screen readers. */
  readonly label: string;
  readonly columns: readonly Column<R>[];
  /** Undefined while the first page is loading. */
  readonly rows: readonly R[] | undefined;
  readonly sort?: string;
  readonly onSort?: (sort: string) => void;
  readonly totals?: Readonly<Record<string, number>>;
  readonly onOpen?: ((row: R) => void) | undefined;
  readonly actions?: ((row: R) => readonly RowAction[]) | undefined;
  /** The choice of rows for an action on all of them. */
  readonly picking?: Picking<R> | undefined;
  /** Shown below the header if there are no rows. */
  readonly empty?: ReactNode;
}

/** A table of records; below 640 px every row is two lines. */
export function DataTable<R extends TableRow>({
  label,
  columns,
  rows,
  sort,
  onSort,
  totals,
  onOpen,
  actions,
  picking,
  empty,
}: Props<R>) {
  const [current, setCurrent] = useState(0);
  const turns = useMemo(() => turnsOf(columns), [columns]);
  const edges = useEdges();
  useFit(edges, columns, rows);
  const placeOf = useRowPlaces(rows);
  const [menu, setMenu] = useState<{ row: R; opener: HTMLElement }>();
  const does = useRowDoes({ rows, onOpen, actions, setCurrent, setMenu });
  return (
    // If nothing inside can take the focus, the keyboard scrolls a wide table by its frame.
    <div
      ref={edges}
      className={styles.frame}
      data-tools={actions ? true : undefined}
      tabIndex={onSort || onOpen || actions ? undefined : 0}
    >
      <table className={styles.table} {...roles.table} aria-label={label} aria-busy={rows === undefined}>
        <thead {...roles.group}>
          <tr {...roles.row}>
            {columns.map((column, index) => (
              <HeaderCell key={column.id} column={column} sort={sort} onSort={onSort} turn={turns[index]}>
                {index === 0 && picking && (
                  <picking.Box
                    picking={picking}
                    rows={(rows ?? []).filter(picking.together)}
                    label={t('all on this page')}
                  />
                )}
              </HeaderCell>
            ))}
            {actions && (
              <th {...roles.head} className={tools.tools}>
                <span className="visually-hidden">{t('Actions')}</span>
              </th>
            )}
          </tr>
        </thead>
        {/* The keys pressed on the buttons inside arrive here. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
        <tbody {...roles.group} onKeyDown={moveBetweenRows} onClick={openRow}>
          {rows === undefined && <SkeletonRows turns={actions ? [...turns, undefined] : turns} />}
          {rows?.map((row, index) => (
            <DataRow
              key={placeOf(row)}
              row={row}
              columns={columns}
              turns={turns}
              // One stop for the Tab key; the arrow keys go on from there.
              reach={index === Math.min(current, rows.length - 1) ? 0 : -1}
              opens={onOpen !== undefined}
              tools={actions?.(row)}
              picking={picking}
              does={does}
            />
          ))}
        </tbody>
        {totals && rows && rows.length > 0 && (
          <TotalsRow columns={columns} totals={totals} turns={turns} tools={actions ? 1 : 0} />
        )}
      </table>
      {rows?.length === 0 && empty}
      {menu && actions && (
        <Suspense>
          <RowMenu
            actions={inMenu(actions(menu.row), menu.opener)}
            opener={menu.opener}
            onClose={() => setMenu(undefined)}
          />
        </Suspense>
      )}
    </div>
  );
}

interface Done<R> {
  readonly rows: readonly R[] | undefined;
  readonly onOpen: ((row: R) => void) | undefined;
  readonly actions: ((row: R) => readonly RowAction[]) | undefined;
  readonly setCurrent: (index: number) => void;
  readonly setMenu: (menu: { row: R; opener: HTMLElement }) => void;
}

/**
 * The actions of rows, in an object that stays the same and calls the page's current functions, so that a row is rendered again only if
 * its content has changed.
 */
function useRowDoes<R extends TableRow>(now: Done<R>): RowDoes<R> {
  const latest = useRef(now);
  useLayoutEffect(() => {
    latest.current = now;
  });
  return useMemo(
    () => ({
      focus: (row) => latest.current.setCurrent(latest.current.rows?.indexOf(row) ?? 0),
      open: (row) => latest.current.onOpen?.(row),
      main: (row) => mainOf(latest.current.actions?.(row) ?? [])?.run(),
      menu: (row, opener) => latest.current.setMenu({ row, opener }),
    }),
    [],
  );
}

/** The elements that do something of their own when they are clicked. */
const pressed = 'a, button, input, label, select, textarea, [role="switch"], [role="menuitem"]';

/** A click anywhere in a row opens it, like a click on its name, but not the end of a text selection. */
function openRow(event: Click<HTMLElement>): void {
  const here = event.target instanceof Element ? event.target : undefined;
  if (!here || here.closest(pressed) || window.getSelection()?.isCollapsed === false) return;
  const way = here.closest('tr')?.querySelector<HTMLElement>('[data-part="open"]');
  const { ctrlKey, metaKey, shiftKey } = event;
  way?.dispatchEvent(
    new MouseEvent('click', { bubbles: true, cancelable: true, view: window, ctrlKey, metaKey, shiftKey }),
  );
}

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** The arrow keys move to the same control of the row above or below, Home and End to the first and last row. */
function moveBetweenRows(event: KeyboardEvent<HTMLElement>): void {
  const here = event.target instanceof HTMLElement ? event.target : undefined;
  const row = here?.closest('tr');
  if (!here || !row || event.altKey || event.ctrlKey || event.metaKey) return;
  const rows = [...event.currentTarget.querySelectorAll('tr')];
  const at = rows.indexOf(row);
  const step = steps[event.key];
  const next =
    event.key === 'Home'
      ? rows[0]
      : event.key === 'End'
        ? rows.at(-1)
        : step === undefined
          ? undefined
          : rows[at + step];
  if (!next) return;
  const kind = here.dataset.part ?? 'open';
  const target =
    next.querySelector<HTMLElement>(`[data-part="${kind}"]`) ?? next.querySelector<HTMLElement>('[data-part]');
  event.preventDefault();
  target?.focus();
}
