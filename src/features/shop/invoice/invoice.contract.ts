import { entity } from '#kit/contract/entity';
import { choice, ref, rows } from '#kit/contract/fields-choice';
import { money, whole } from '#kit/contract/fields-number';
import { note, timestamp } from '#kit/contract/fields-text';
import { voidedFields } from '#kit/contract/voided';
import { account } from '#house/account/account.contract';
import { chargedField, creditedField, dueDateField, dueTold } from '#features/ledger/debt/due.contract';
import { paidStatuses, paidTones } from '#features/ledger/payment/payment.contract';
import { paidInvoice } from '#features/shop/invoice-receipt/paid-invoice.contract';
import { stockItem } from '#features/shop/stock/stock.contract';

export const invoice = entity({
  table: 'invoice',
  path: 'invoice',
  one: 'Invoice',
  many: 'Invoices',
  screen: { path: '/sales' },
  fields: {
    ...paidInvoice.fields,
    items: rows(
      'Items',
      { table: 'invoice_item', parent: 'invoiceID', stored: { Amount: money('Amount', { initial: 0 }) } },
      {
        itemID: ref('Item', () => stockItem, { required: 'Please select item' }),
        Quantity: whole('Quantity', { required: 'Enter quantity', min: 1, max: 1_000_000 }),
        Price: money('Price', { required: 'Enter price' }),
      },
      { required: 'Add at least one item', add: 'Add item' },
    ),
    discount: money('Discount', { required: 'Enter discount' }),
    note: note('Note'),
    dueDate: dueDateField,
  },
  stored: {
    invoiceNumber: paidInvoice.stored.invoiceNumber,
    subTotal: money('Sub-total', { initial: 0 }),
    Total: money('Total', { initial: 0 }),
    amountPaid: money('Amount paid', { initial: 0 }),
    balance: paidInvoice.stored.balance,
    Status: choice('Status', paidStatuses, { initial: 'unpaid', tones: paidTones }),
    date: timestamp('Date'),
    userID: ref('Sold by', () => account),
    ...voidedFields,
    credited: creditedField,
    totalGross: chargedField,
  },
  told: dueTold,
  toldOfOne: dueTold,
  brief: paidInvoice.brief,
  search: ['invoiceNumber', 'customerID.name', 'customerID.phone'],
  dated: 'date',
  options: paidInvoice.options,
  states: { owed: [{ field: 'balance', above: 0 }] },
  erase: 'void',
});
