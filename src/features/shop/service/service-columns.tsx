import { aside, type Column, columnsOf, onPhone, wide } from '#kit/web/list/column';
import type { Got } from '#kit/contract/entity';
import { words } from '#kit/contract/language';
import { Status } from '#kit/web/Status';
import { service, type WorkType } from './service.contract';
import { isDesigned, isPrinted, progressOf } from './service.rules';

const { field, sum, badge, ref, column } = columnsOf(service);

/** The progress of a part; a dash if the type has no such part. */
function part(
  name: 'workStatus' | 'prductionStatus',
  hasPart: (workType: WorkType) => boolean,
): Column<Got<typeof service>> {
  const told = badge(name);
  return { ...told, show: (row) => (hasPart(row.workType) ? told.show(row) : '–') };
}

const designStatus = part('workStatus', isDesigned);
const printStatus = part('prductionStatus', isPrinted);
const customerColumn = ref('customerID', ({ name, code }) => `${name} (${code})`);
const designerColumn = ref('employeeID', ({ name }) => name);
const printerColumn = ref('ProductionEmployeeID', ({ name }) => name);

const progressColumn = column(words('Progress'), progressOf, {
  show: (row) => <Status of={service.fields.workStatus} word={progressOf(row)} />,
});

export const serviceColumns = [
  customerColumn,
  // The type of the job says more there than its day.
  ...onPhone(field('serviceName')),
  ...wide(sum('servicePrice')),
  ...wide(sum('AmountPaid')),
  ...onPhone(sum('Balance')),
  badge('Status'),
  ...wide(field('createdAt')),
  ...onPhone(progressColumn),
  ...aside(
    designStatus,
    printStatus,
    field('workType'),
    designerColumn,
    printerColumn,
    field('quantity'),
    sum('credited'),
    sum('priceGross'),
    field('dueDate'),
  ),
];
