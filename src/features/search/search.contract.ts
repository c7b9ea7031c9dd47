import { endpoint, reply } from '#kit/contract/endpoint';
import { words } from '#kit/contract/language';

/** What the top bar finds beside screens, in the order in which it is shown (A34). */
export const kindNames = [
  'student',
  'teacher',
  'customer',
  'invoice',
  'feeReceipt',
  'invoiceReceipt',
  'serviceReceipt',
] as const;
export type Kind = (typeof kindNames)[number];

/** What several of a kind are called. */
export const kinds: Readonly<Record<Kind, string>> = {
  student: words('Students'),
  teacher: words('Teachers'),
  customer: words('Customers'),
  invoice: words('Invoices'),
  feeReceipt: words('Receipts'),
  invoiceReceipt: words('Sales receipts'),
  serviceReceipt: words('Service receipts'),
};

/** One find: what it is called, and the address that opens its list on it. */
export interface Found {
  readonly kind: Kind;
  readonly _id: string;
  readonly label: string;
  readonly path: string;
}

export const search = endpoint({
  method: 'GET',
  path: 'search',
  title: 'Search of people and documents',
  query: ['q'],
  reply: reply<readonly Found[]>(),
});
