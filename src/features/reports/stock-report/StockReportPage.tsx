import { words } from '#kit/contract/language';
import type { FormRules } from '#kit/web/form/form-rules';
import { reportColumns } from '#kit/web/list/column';
import { ReportPage } from '#kit/web/report/ReportPage';
import { callReport } from '#kit/web/report/report-source';
import { stockReport } from './stock-report.contract';

const { field } = reportColumns(stockReport);
const source = callReport(stockReport);

const rules: FormRules<typeof stockReport.body> = { start: () => ({ type: '1' }) };

const columns = [field('itemName'), field('quantityInStock'), field('purchusePrice'), field('sellingPrice')];

/** What is in stock now, and what is out of it. */
export default function StockReportPage() {
  return (
    <ReportPage
      title="Stock report"
      fields={stockReport.body}
      rules={rules}
      source={source}
      columns={columns}
      about={words('The stock of this moment, by item name.')}
    />
  );
}
