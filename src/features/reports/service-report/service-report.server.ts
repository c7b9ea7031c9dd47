import type { Route } from '#kit/server/call';
import { selectOf } from '#kit/server/read/shape';
import { onReport, withinSpan } from '#kit/server/routes/report';
import { service } from '#features/shop/service/service.contract';
import { serviceReport } from './service-report.contract';

export const serviceReportRoutes: Route[] = [
  onReport(serviceReport, (call, body, bound) => {
    const ordered = withinSpan(call, 't."createdAt"', 'timestamp', body, bound);
    return {
      rows: selectOf(service, serviceReport.row, call.brand, `${ordered} and t."voidedAt" is null`),
      order: '"createdAt", _id',
    };
  }),
];
