import { entity } from '#kit/contract/entity';
import { numbered } from '#kit/contract/fields-number';

/** The part of a payroll that the performance entries paid by it need. Its other fields are in the payroll's own contract. */
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
