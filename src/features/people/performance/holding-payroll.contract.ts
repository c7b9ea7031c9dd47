import { entity } from '#kit/contract/entity';
import { numbered } from '#kit/contract/fields-number';

/** A payroll as the entries know it that it pays. What is made and paid with it stands in the payroll's own contract. */
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
