import type { FormRules } from '#kit/web/form/form-rules';
import { keptMethod } from '#features/ledger/debt/kept-method';
import { customer } from '#features/shop/customer/customer.contract';
import { phoneOf } from '#features/shop/customer/customer.rules';
import { PiecePrice } from './PiecePrice';
import { depositFields, orderFields } from './service-order.contract';
import { depositProblems, hasDeposit } from './service-order.rules';
import { isDesigned, isPrinted } from './service.rules';

export const newServiceFields = { ...orderFields, ...depositFields };

type Fields = typeof newServiceFields;

/** The form of a new service for staff who may take no payment of it: it asks for no deposit. */
export function orderForm(customerID: string | undefined): FormRules<Fields> {
  const rules = newServiceForm(customerID);
  return { ...rules, when: { ...rules.when, AmountPaid: () => false } };
}

/** The form of a new service: the order first; people and quantity if they are known, and the way of paying if something is paid. */
export function newServiceForm(customerID: string | undefined): FormRules<Fields> {
  return {
    fields: [
      'customerID',
      'serviceName',
      'servicePrice',
      'quantity',
      'workType',
      'employeeID',
      'ProductionEmployeeID',
      'AmountPaid',
      'paymentMethod',
      'phonePaid',
    ],
    when: {
      // One piece unless another quantity is typed.
      quantity: ({ servicePrice }) => servicePrice !== undefined,
      employeeID: ({ workType }) => workType !== undefined && isDesigned(workType),
      ProductionEmployeeID: ({ workType }) => workType !== undefined && isPrinted(workType),
      paymentMethod: hasDeposit,
      phonePaid: hasDeposit,
    },
    start: () => ({ quantity: 1, paymentMethod: keptMethod(), ...(customerID === undefined ? {} : { customerID }) }),
    known: (_order, { customerID: chosen }) => ({ phonePaid: phoneOf(chosen) }),
    // The customer of the page is not chosen from a list.
    reads: ({ customerID: one }) =>
      one === customerID && one !== undefined
        ? { of: customer, id: one, known: (record) => ({ phonePaid: phoneOf({ ...record }) }) }
        : undefined,
    narrow: {
      employeeID: () => ({ employeeStatus: 'Active' }),
      ProductionEmployeeID: () => ({ employeeStatus: 'Active' }),
    },
    problems: depositProblems,
    extra: ({ servicePrice, quantity }) => <PiecePrice price={servicePrice} quantity={quantity ?? undefined} />,
  };
}
