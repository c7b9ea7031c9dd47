import type { Route } from '#kit/server/call';
import { selectOf } from '#kit/server/read/shape';
import { onReport, withinSpan } from '#kit/server/routes/report';
import { invoice } from '#features/shop/invoice/invoice.contract';
import { salesReport } from './sales-report.contract';

export const salesReportRoutes: Route[] = [
  onReport(salesReport, (call, body, bound) => {
    const sold = withinSpan(call, 't.date', 'timestamp', body, bound);
    return {
      rows: selectOf(invoice, salesReport.row, call.brand, `${sold} and t."voidedAt" is null`),
      order: 'date, _id',
    };
  }),
];
