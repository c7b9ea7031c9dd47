import { entity } from '#kit/contract/entity';
import { choice, ref } from '#kit/contract/fields-choice';
import { money, whole } from '#kit/contract/fields-number';
import { text } from '#kit/contract/fields-text';
import { voidedFields } from '#kit/contract/voided';
import { words } from '#kit/contract/language';
import { account } from '#house/account/account.contract';
import { chargedField, creditedField, dueDateField, dueTold } from '#features/ledger/debt/due.contract';
import { paidStatuses, paidTones } from '#features/ledger/payment/payment.contract';
import { employee } from '#features/people/employee/employee.contract';
import { customer } from '#features/shop/customer/customer.contract';

export const workTypes = {
  print: words('Printing'),
  design: words('Design'),
  both: words('Design and print'),
} as const;

export type WorkType = keyof typeof workTypes;

/** The progress of the designer's or the printer's part of a service (S§4). */
export const partStatuses = {
  assigned: words('Assigned'),
  progress: words('In progress'),
  done: words('Done'),
  none: words('None'),
  pending: words('Pending'),
  block: words('Blocked'),
} as const;

/** The meaning, and so the colour, of a part's status (S§4): a part that is neither in progress nor finished is shown as wrong. */
const partTones = {
  progress: 'attention',
  done: 'good',
  assigned: 'info',
  none: 'wrong',
  pending: 'wrong',
  block: 'wrong',
} as const;

export type PartStatus = keyof typeof partStatuses;

/** The messages about a part without an employee; the parts depend on the type. */
export const asksFor = {
  employeeID: words('Please select design employee'),
  ProductionEmployeeID: words('Please select print employee'),
} as const;

export const service = entity({
  table: 'service',
  path: 'service',
  one: 'Service',
  many: 'Services',
  screen: { path: '/service' },
  fields: {
    customerID: ref('Customer', () => customer, { required: 'Please choose a customer' }),
    serviceName: text('Service name', { required: 'Enter service name' }),
    /** The price of the whole job, whatever the quantity (G1). */
    servicePrice: money('Total price', { required: 'Enter price' }),
    quantity: whole('Quantity', { required: 'Enter quantity', min: 1, max: 1_000_000 }),
    workType: choice('Service type', workTypes, { required: 'Enter service type' }),
    employeeID: ref('Designer', () => employee),
    workStatus: choice('Design status', partStatuses, { required: 'Enter design status', tones: partTones }),
    ProductionEmployeeID: ref('Printer', () => employee),
    prductionStatus: choice('Print status', partStatuses, { required: 'Enter production status', tones: partTones }),
    dueDate: dueDateField,
  },
  stored: {
    AmountPaid: money('Amount paid', { initial: 0 }),
    Balance: money('Balance', { initial: 0 }),
    Status: choice('Status', paidStatuses, { initial: 'unpaid', tones: paidTones }),
    /** Who took the order. */
    userID: ref('Recorded by', () => account),
    ...voidedFields,
    credited: creditedField,
    priceGross: chargedField,
  },
  told: dueTold,
  toldOfOne: dueTold,
  brief: ['serviceName'],
  search: ['serviceName', 'customerID.name', 'customerID.code', 'customerID.phone'],
  options: { label: '{serviceName}', facts: ['Balance'], filters: ['customerID'] },
  states: {
    owed: [{ field: 'Balance', above: 0 }],
    /** Services with money to take or work to do. */
    open: [
      { field: 'Balance', above: 0 },
      { field: 'workStatus', not: ['done', 'none'] },
      { field: 'prductionStatus', not: ['done', 'none'] },
    ],
  },
  erase: 'void',
});
