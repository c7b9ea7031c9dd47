import type { Route } from '#kit/server/call';
import { selectOf } from '#kit/server/read/shape';
import { onReport, withinSpan } from '#kit/server/routes/report';
import { serviceReceipt } from '#features/shop/service-receipt/service-receipt.contract';
import { serviceReceiptReport } from './service-receipt-report.contract';

export const serviceReceiptReportRoutes: Route[] = [
  onReport(serviceReceiptReport, (call, body, bound) => {
    const made = withinSpan(call, 't."createdAt"', 'timestamp', body, bound);
    return {
      rows: selectOf(serviceReceipt, serviceReceiptReport.row, call.brand, `${made} and t."voidedAt" is null`),
      order: '"createdAt", _id',
    };
  }),
];
