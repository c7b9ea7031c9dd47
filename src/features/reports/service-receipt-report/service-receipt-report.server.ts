import { sql } from 'kysely';
import type { Route } from '#kit/server/call';
import { selectOf } from '#kit/server/read/shape';
import { onReport, withinSpan } from '#kit/server/routes/report';
import { serviceReceipt } from '#features/shop/service-receipt/service-receipt.contract';
import { serviceReceiptReport } from './service-receipt-report.contract';

export const serviceReceiptReportRoutes: Route[] = [
  onReport(serviceReceiptReport, (call, body) => {
    const made = withinSpan(call, sql`t."createdAt"`, 'timestamp', body);
    return {
      rows: selectOf(serviceReceipt, serviceReceiptReport.row, call, sql`${made} and t."voidedAt" is null`),
      order: sql`"createdAt", _id`,
    };
  }),
];
