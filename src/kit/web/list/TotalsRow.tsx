import { t } from '#kit/contract/language';
import { Value } from '#kit/web/Value';
import type { Column } from './column';
import { roles } from './table-roles';

interface Props<R> {
  readonly columns: readonly Column<R>[];
  readonly totals: Readonly<Record<string, number>>;
  /** The turn in which each column gives way. */
  readonly turns: readonly (number | undefined)[];
  /** Columns after the last one. */
  readonly tools: number;
}

/** The sums over all that matches, not only over the page. */
export function TotalsRow<R>({ columns, totals, turns, tools }: Props<R>) {
  const sums = columns.map(({ total }) => (total === undefined ? undefined : totals[total.name]));
  if (sums.every((sum) => sum === undefined)) return null;
  const gone = Math.max(...sums.map((sum, index) => (sum === undefined ? 0 : (turns[index] ?? Infinity))));
  return (
    <tfoot {...roles.group}>
      {/* The row gives way together with the last of its sums. */}
      <tr {...roles.row} data-turn={gone}>
        {columns.map((column, index) => {
          const sum = sums[index];
          return (
            <td
              key={column.id}
              {...roles.cell}
              data-align={column.align}
              data-turn={turns[index]}
              data-label={t(column.label)}
              data-none={sum === undefined && index > 0 ? true : undefined}
            >
              {column.total === undefined || sum === undefined ? (
                index === 0 && t('Total')
              ) : (
                <Value field={column.total} value={sum} />
              )}
            </td>
          );
        })}
        {tools > 0 && <td {...roles.cell} data-none />}
      </tr>
    </tfoot>
  );
}
