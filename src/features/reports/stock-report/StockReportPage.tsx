import { words } from '#kit/contract/language';
import type { FormRules } from '#kit/web/form/form-rules';
import { onPhone, reportColumns } from '#kit/web/list/column';
import { CallReportPage } from '#kit/web/report/CallReportPage';
import { stockReport } from './stock-report.contract';

const { field } = reportColumns(stockReport);

const rules: FormRules<typeof stockReport.body> = { start: () => ({ type: '1' }) };

const columns = [
  field('itemName'),
  ...onPhone(field('quantityInStock')),
  field('purchusePrice'),
  field('sellingPrice'),
];

/** The report on items in stock now, and on those that are out of it. */
export default function StockReportPage() {
  return (
    <CallReportPage
      of={stockReport}
      title="Stock report"
      rules={rules}
      columns={columns}
      about={words('The stock as it is now, by item name.')}
    />
  );
}
