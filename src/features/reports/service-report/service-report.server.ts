import { sql } from 'kysely';
import type { Route } from '#kit/server/call';
import { selectOf } from '#kit/server/read/shape';
import { onReport, withinSpan } from '#kit/server/routes/report';
import { service } from '#features/shop/service/service.contract';
import { serviceReport } from './service-report.contract';

export const serviceReportRoutes: Route[] = [
  onReport(serviceReport, (call, body) => {
    const ordered = withinSpan(call, sql`t."createdAt"`, 'timestamp', body);
    return {
      rows: selectOf(service, serviceReport.row, call, sql`${ordered} and t."voidedAt" is null`),
      order: sql`"createdAt", _id`,
    };
  }),
];
