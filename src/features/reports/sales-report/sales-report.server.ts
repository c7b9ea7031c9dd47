import { sql } from 'kysely';
import type { Route } from '#kit/server/call';
import { selectOf } from '#kit/server/read/shape';
import { onReport, withinSpan } from '#kit/server/routes/report';
import { invoice } from '#features/shop/invoice/invoice.contract';
import { salesReport } from './sales-report.contract';

export const salesReportRoutes: Route[] = [
  onReport(salesReport, (call, body) => {
    const sold = withinSpan(call, sql`t.date`, 'timestamp', body);
    return {
      rows: selectOf(invoice, salesReport.row, call, sql`${sold} and t."voidedAt" is null`),
      order: sql`date, _id`,
    };
  }),
];
