import { entity } from '#kit/contract/entity';
import { ref } from '#kit/contract/fields-choice';
import { money, numbered } from '#kit/contract/fields-number';
import { customer } from '#features/shop/customer/customer.contract';

/**
 * The part of an invoice that the receipts paying it need. A sale makes its receipt, so the full contract of invoices is above receipts.
 */
export const paidInvoice = entity({
  table: 'invoice',
  path: 'invoice',
  one: 'Invoice',
  many: 'Invoices',
  fields: { customerID: ref('Customer', () => customer) },
  stored: {
    invoiceNumber: numbered('Invoice no', { from: 1 }),
    balance: money('Balance', { initial: 0 }),
  },
  brief: ['invoiceNumber'],
  search: ['invoiceNumber'],
  erase: 'void',
  options: { label: '{invoiceNumber}', facts: ['balance'], filters: ['customerID'] },
});
