import { sql } from 'kysely';
import type { Route } from '#kit/server/call';
import { selectOf } from '#kit/server/read/shape';
import { onReport } from '#kit/server/routes/report';
import { stockItem } from '#features/shop/stock/stock.contract';
import { stockReport } from './stock-report.contract';

export const stockReportRoutes: Route[] = [
  onReport(stockReport, (call, { type }) => ({
    rows: selectOf(
      stockItem,
      stockReport.row,
      call,
      type === '1' ? sql`t."quantityInStock" > 0` : sql`t."quantityInStock" = 0`,
    ),
    order: sql`"itemName", _id`,
    totals: {
      costOfStock: sql`sum(r."quantityInStock" * r."purchusePrice")`,
      worthOfStock: sql`sum(r."quantityInStock" * r."sellingPrice")`,
    },
  })),
];
