import { words } from '#kit/contract/language';
import type { FormRules } from '#kit/web/form/form-rules';
import { aside, onPhone, reportColumns, wide } from '#kit/web/list/column';
import { CallReportPage } from '#kit/web/report/CallReportPage';
import { serviceDebts } from './service-debts.contract';

const { field, sum, badge, ref, column } = reportColumns(serviceDebts);

const columns = [
  ref('customerID', ({ name, code }) => `${name} (${code})`),
  // A number that is dialled is never cut off.
  column(words('Phone'), ({ customerID }) => customerID.phone, { show: ({ customerID }) => customerID.phone }),
  field('serviceName'),
  ...wide(sum('servicePrice'), sum('AmountPaid')),
  ...onPhone(sum('Balance')),
  badge('Status'),
  field('createdAt'),
  ...aside(field('workType'), field('quantity')),
];

const rules: FormRules<typeof serviceDebts.body> = { start: () => ({ type: '1' }) };

/** The report on debts for services, the oldest first. */
export default function ServiceDebtsPage() {
  return (
    <CallReportPage
      of={serviceDebts}
      title="Service debts"
      rules={rules}
      columns={columns}
      about={words('Services that are not paid in full, the oldest first.')}
      nothing={words('There are no debts')}
    />
  );
}
