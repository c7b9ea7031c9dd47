import { report, span } from '#kit/contract/report';
import { invoice } from '#features/shop/invoice/invoice.contract';

const { customerID, discount } = invoice.fields;
const { invoiceNumber, Total, amountPaid, balance, date, credited, totalGross } = invoice.stored;

/** The invoices of a range of days, with what is paid of them today (H2). */
export const salesReport = report({
  path: 'reports/sales',
  title: 'Invoices dated in a range, with totals, discounts and what is paid and owed',
  file: 'SalesReport',
  body: span,
  row: { invoiceNumber, customerID, Total, discount, amountPaid, balance, date, credited, totalGross },
});
