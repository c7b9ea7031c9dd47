import { sql } from 'kysely';
import type { Route } from '#kit/server/call';
import { selectOf } from '#kit/server/read/shape';
import { onReport, withinSpan } from '#kit/server/routes/report';
import { type Fragment, tableOf } from '#kit/server/sql/fragment';
import { customer } from '#features/shop/customer/customer.contract';
import { customerReport } from './customer-report.contract';

export const customerReportRoutes: Route[] = [
  onReport(customerReport, (call, body) => {
    const ofServices = (what: Fragment) =>
      sql`(select ${what} from ${tableOf(call, 'service')} s where s."customerID" = t._id and s."voidedAt" is null)`;
    const ofInvoices = (what: Fragment) =>
      sql`(select ${what} from ${tableOf(call, 'invoice')} i where i."customerID" = t._id and i."voidedAt" is null)`;
    const computed = {
      services: ofServices(sql`count(*)`),
      invoices: ofInvoices(sql`count(*)`),
      paid: sql`${ofServices(sql`coalesce(sum(s."AmountPaid"), 0)`)} + ${ofInvoices(sql`coalesce(sum(i."amountPaid"), 0)`)}`,
      balance: sql`${ofServices(sql`coalesce(sum(s."Balance"), 0)`)} + ${ofInvoices(sql`coalesce(sum(i.balance), 0)`)}`,
    };
    const where = withinSpan(call, sql`t."createdAt"`, 'timestamp', body);
    return { rows: selectOf(customer, customerReport.row, call, where, computed), order: sql`t."createdAt", t._id` };
  }),
];
