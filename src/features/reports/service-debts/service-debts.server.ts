import { sql } from 'kysely';
import type { Route } from '#kit/server/call';
import { selectOf } from '#kit/server/read/shape';
import { onReport } from '#kit/server/routes/report';
import { service } from '#features/shop/service/service.contract';
import { serviceDebts } from './service-debts.contract';

export const serviceDebtsRoutes: Route[] = [
  onReport(serviceDebts, (call) => ({
    rows: selectOf(service, serviceDebts.row, call, sql`t."Balance" > 0 and t."voidedAt" is null`),
    order: sql`"createdAt", _id`,
  })),
];
