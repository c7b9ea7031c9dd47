import { aside, type Column, columnsOf, onPhone, spare } from '#kit/web/list/column';
import { service } from '#features/shop/service/service.contract';
import { isDesigned, isPrinted } from '#features/shop/service/service.rules';
import type { Task } from './service-task.contract';

const { field, sum, badge, ref } = columnsOf(service);
const design = badge('workStatus');
const print = badge('prductionStatus');

const columns = [
  field('serviceName'),
  ...onPhone(ref('customerID', ({ name, code }) => `${name} (${code})`)),
  design,
  ...onPhone(print),
  ref('employeeID', ({ name }) => name),
  ...spare(
    ref('ProductionEmployeeID', ({ name }) => name),
    field('createdAt'),
  ),
  ...aside(field('quantity'), field('workType'), sum('servicePrice')),
];

/** Shows a status only if the task has that part. */
function shownWhere(status: Column<Task>, hasPart: (row: Task) => boolean): Column<Task> {
  return { ...status, show: (row) => (hasPart(row) ? status.show(row) : null) };
}

function withParts(designs: (row: Task) => boolean, prints: (row: Task) => boolean): Column<Task>[] {
  const parts: Readonly<Record<string, (row: Task) => boolean>> = { [design.id]: designs, [print.id]: prints };
  return columns.map((column) => {
    const has = parts[column.id];
    return has ? shownWhere(column, has) : column;
  });
}

/** A table of tasks with the status of every part. */
export const taskColumns: readonly Column<Task>[] = withParts(
  ({ workType }) => isDesigned(workType),
  ({ workType }) => isPrinted(workType),
);

/** The columns of a table of one's own tasks: users see the statuses of the parts that they do, without columns for other parts (G4). */
export function ownColumns(employeeID: string | null, rows: readonly Task[]): readonly Column<Task>[] {
  const designs = (row: Task) => row.employeeID !== null && row.employeeID._id === employeeID;
  const prints = (row: Task) => row.ProductionEmployeeID !== null && row.ProductionEmployeeID._id === employeeID;
  const idle = [rows.some(designs) ? [] : design.id, rows.some(prints) ? [] : print.id].flat();
  return withParts(designs, prints).filter(({ id }) => rows.length === 0 || !idle.includes(id));
}
