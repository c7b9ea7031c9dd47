import type { Tone } from '../../../kit/web/Badge';
import { type Column, columnsOf } from '../../../kit/web/list/column';
import type { Got } from '../../../kit/contract/entity';
import { type PartStatus, service, type WorkType } from './service.contract';
import { isDesigned, isPrinted } from './service.rules';

const { field, sum, badge, ref } = columnsOf(service);

/** The colours of a part's status (S§4): what is neither in work nor finished asks for attention. */
const partTones: Readonly<Record<PartStatus, Tone>> = {
  progress: 'attention',
  done: 'good',
  assigned: 'info',
  none: 'wrong',
  pending: 'wrong',
  block: 'wrong',
};

/** How far a part is; a dash where the type has no such part. */
function part(
  name: 'workStatus' | 'prductionStatus',
  hasPart: (workType: WorkType) => boolean,
): Column<Got<typeof service>> {
  const told = badge(name, partTones);
  return { ...told, show: (row) => (hasPart(row.workType) ? told.show(row) : '–') };
}

export const designStatus = part('workStatus', isDesigned);
export const printStatus = part('prductionStatus', isPrinted);
export const customerColumn = ref('customerID', ({ name, code }) => `${name} (${code})`);
export const designerColumn = ref('employeeID', ({ name }) => name);
export const printerColumn = ref('ProductionEmployeeID', ({ name }) => name);

export const serviceColumns = [
  field('serviceName'),
  customerColumn,
  sum('servicePrice'),
  sum('AmountPaid'),
  sum('Balance'),
  badge('Status', { fullPaid: 'good', percialPaid: 'info', unpaid: 'wrong' }),
  field('createdAt'),
  field('workType'),
  designStatus,
  printStatus,
  designerColumn,
  printerColumn,
  field('quantity'),
];
