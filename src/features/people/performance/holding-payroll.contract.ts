import { entity } from '#kit/contract/entity';
import { numbered } from '#kit/contract/fields-number';

/** A payroll as the performance entries refer to it that it pays. Its fields are in the payroll's own contract. */
export const holdingPayroll = entity({
  table: 'payroll',
  path: 'payroll',
  one: 'Payroll',
  many: 'Payrolls',
  fields: {},
  stored: { feeNo: numbered('Payroll no', { from: 1 }) },
  brief: ['feeNo'],
  search: ['feeNo'],
});
