import { entity } from '#kit/contract/entity';
import { numbered } from '#kit/contract/fields-number';
import { note, text } from '#kit/contract/fields-text';

// The parts of documents that their credit notes need: the documents themselves are above the ledger, in contracts of their own.

export const creditedFee = entity({
  table: 'fee',
  path: 'fee',
  one: 'Fee',
  many: 'Fees',
  fields: { feeName: text('Fee name', { required: 'Enter fee name' }) },
  stored: { feeNo: numbered('Fee no', { from: 1 }) },
  brief: ['feeNo', 'feeName'],
  search: ['feeNo', 'feeName'],
  erase: 'void',
  options: { label: '{feeName} ({feeNo})', facts: ['feeBalance'], filters: ['studentID'] },
});

export const creditedService = entity({
  table: 'service',
  path: 'service',
  one: 'Service',
  many: 'Services',
  fields: { serviceName: text('Service name', { required: 'Enter service name' }) },
  brief: ['serviceName'],
  search: ['serviceName'],
  erase: 'void',
  options: { label: '{serviceName}', facts: ['Balance'], filters: ['customerID'] },
});

export const creditedInvoice = entity({
  table: 'invoice',
  path: 'invoice',
  one: 'Invoice',
  many: 'Invoices',
  fields: {},
  stored: { invoiceNumber: numbered('Invoice no', { from: 1 }) },
  brief: ['invoiceNumber'],
  search: ['invoiceNumber'],
  erase: 'void',
  options: { label: '{invoiceNumber}', facts: ['balance'], filters: ['customerID'] },
});

export const creditedClass = entity({
  table: 'school_class',
  path: 'class',
  one: 'Class',
  many: 'Classes',
  fields: { className: text('Class name', { required: 'Enter class name' }) },
  brief: ['className'],
  search: ['className'],
  options: { label: '{className}' },
});

export const creditedDiscount = entity({
  table: 'discount',
  path: 'discount',
  one: 'Discount',
  many: 'Discounts',
  fields: { reason: note('Reason', { required: 'Enter reason' }) },
  brief: ['reason'],
  search: ['reason'],
});

export const returnedItem = entity({
  table: 'stock_item',
  path: 'stock',
  one: 'Item',
  many: 'Stock items',
  fields: { itemName: text('Item name', { required: 'Enter item name' }) },
  brief: ['itemName'],
  search: ['itemName'],
  options: { label: '{itemName}' },
});
