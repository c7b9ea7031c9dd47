import { money, whole } from '#kit/contract/fields-number';
import { timestamp } from '#kit/contract/fields-text';
import { report, span } from '#kit/contract/report';
import { customer } from '#features/shop/customer/customer.contract';

const { name, phone, gender } = customer.fields;
const many = { initial: 0, min: 0, max: Number.MAX_SAFE_INTEGER };
const services = whole('Services', many);
const invoices = whole('Invoices', many);
const paid = money('Paid', { initial: 0 });
const balance = money('Balance', { initial: 0 });

/** The customers registered within a range of days, with all that they ordered, bought, paid and owe (H3). */
export const customerReport = report({
  path: 'reports/customerReport',
  title: 'Customers registered in a range, with their services and invoices, what is paid and what is owed',
  file: 'CustomerReport',
  body: span,
  row: {
    code: customer.stored.code,
    name,
    phone,
    gender,
    createdAt: timestamp('Created'),
    services,
    invoices,
    paid,
    balance,
  },
  totals: { services, invoices, paid, balance },
});
