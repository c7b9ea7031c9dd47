import type { Route } from '#kit/server/call';
import { selectOf } from '#kit/server/read/shape';
import { onReport, withinSpan } from '#kit/server/routes/report';
import { customer } from '#features/shop/customer/customer.contract';
import { customerReport } from './customer-report.contract';

export const customerReportRoutes: Route[] = [
  onReport(customerReport, (call, body, bound) => {
    const { brand: schema } = call;
    const ofServices = (what: string) =>
      `(select ${what} from ${schema}.service s where s."customerID" = t._id and s."voidedAt" is null)`;
    const ofInvoices = (what: string) =>
      `(select ${what} from ${schema}.invoice i where i."customerID" = t._id and i."voidedAt" is null)`;
    const computed = {
      services: ofServices('count(*)'),
      invoices: ofInvoices('count(*)'),
      paid: `${ofServices('coalesce(sum(s."AmountPaid"), 0)')} + ${ofInvoices('coalesce(sum(i."amountPaid"), 0)')}`,
      balance: `${ofServices('coalesce(sum(s."Balance"), 0)')} + ${ofInvoices('coalesce(sum(i.balance), 0)')}`,
    };
    const where = withinSpan(call, 't."createdAt"', 'timestamp', body, bound);
    return { rows: selectOf(customer, customerReport.row, schema, where, computed), order: 't."createdAt", t._id' };
  }),
];
