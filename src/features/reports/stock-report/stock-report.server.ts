import type { Route } from '#kit/server/call';
import { selectOf } from '#kit/server/read/shape';
import { onReport } from '#kit/server/routes/report';
import { stockItem } from '#features/shop/stock/stock.contract';
import { stockReport } from './stock-report.contract';

export const stockReportRoutes: Route[] = [
  onReport(stockReport, (call, { type }) => ({
    rows: selectOf(stockItem, stockReport.row, call.brand, `t."quantityInStock" ${type === '1' ? '> 0' : '= 0'}`),
    order: '"itemName", _id',
    totals: {
      costOfStock: 'sum(r."quantityInStock" * r."purchusePrice")',
      worthOfStock: 'sum(r."quantityInStock" * r."sellingPrice")',
    },
  })),
];
