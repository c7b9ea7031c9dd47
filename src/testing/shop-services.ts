import type { transaction } from '#features/ledger/transaction/transaction.contract';
import type { employee } from '#features/people/employee/employee.contract';
import type { customer } from '#features/shop/customer/customer.contract';
import type { service } from '#features/shop/service/service.contract';
import type { Got } from '#kit/contract/entity';
import { employeeBody } from './people-bodies';
import { type Answer, expectSaved, type TestApp } from './test-app';

export type Customer = Got<typeof customer>;
export type Employee = Got<typeof employee>;
export type Service = Got<typeof service>;
export type Posting = Got<typeof transaction>;

type Values = Readonly<Record<string, unknown>>;
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** The print shop's counter as a test stands at it. */
export interface ShopServices {
  /** Any call of the shop, by whom the counter belongs to or by another's token. */
  call(method: Method, path: string, body?: unknown, token?: string): Promise<Answer>;
  customer(values?: Values): Promise<Customer>;
  employee(values?: Values): Promise<Employee>;
  /** Orders a print, made by a printer of its own unless told. */
  order(values?: Values): Promise<Answer>;
  /** An order that must be taken. */
  service(values?: Values): Promise<Service>;
  pay(service: Pick<Service, '_id' | 'customerID'>, AmountPaid: unknown, values?: Values): Promise<Answer>;
  /** A service as it is now. */
  now(id: string): Promise<Service>;
  /** All rows of the statement, voided ones left out. */
  statement(): Promise<Posting[]>;
}

export function shopServices(app: Pick<TestApp, 'call'>, owner: string): ShopServices {
  const call: ShopServices['call'] = (method, path, body, token = owner) =>
    app.call(method, path, { token, brand: 'decoration', ...(body === undefined ? {} : { body }) });
  const save = async (path: string, body: Values) => (await expectSaved(call('POST', path, body))).body.info;
  const shop: ShopServices = {
    call,
    customer: (values = {}) =>
      save('customers', { name: 'Amina Warsame', phone: '252615550101', gender: 'female', ...values }),
    employee: (values = {}) => save('employee', employeeBody(values)),
    order: async (values = {}) => {
      const printed = { workType: 'print', workStatus: 'none', prductionStatus: 'assigned' };
      return call('POST', 'service', {
        serviceName: 'Shop sign',
        servicePrice: 100,
        quantity: 1,
        customerID: values.customerID ?? (await shop.customer())._id,
        ...(values.workType === undefined
          ? { ...printed, ProductionEmployeeID: values.ProductionEmployeeID ?? (await shop.employee())._id }
          : {}),
        ...values,
      });
    },
    service: async (values = {}) => (await expectSaved(shop.order(values))).body.info,
    pay: (service, AmountPaid, values = {}) =>
      call('POST', 'serviceReceipt', {
        serviceID: service._id,
        customerID: service.customerID._id,
        AmountPaid,
        phonePaid: '252615550303',
        datePaid: '2026-03-10',
        ...values,
      }),
    now: async (id) => (await call('GET', `service/${id}`)).body,
    statement: async () => (await call('GET', 'transection')).body,
  };
  return shop;
}

/** A print shop of its own, on 10 March 2026, that takes orders. */
export interface ServiceCounter {
  readonly app: TestApp;
  readonly owner: string;
  readonly shop: ShopServices;
  /** What a list or record says. */
  get(path: string): Promise<Answer['body']>;
  /** Closes the books up to a day; null opens them. */
  closeBooks(booksClosedUpTo: string | null): Promise<Answer>;
}

export async function startServices(app: TestApp): Promise<ServiceCounter> {
  app.setClock(new Date('2026-03-10T09:00:00Z'));
  const owner = await app.setUp('decoration');
  const shop = shopServices(app, owner);
  return {
    app,
    owner,
    shop,
    get: async (path) => (await shop.call('GET', path)).body,
    closeBooks: (booksClosedUpTo) => shop.call('PUT', 'settings', { booksClosedUpTo }),
  };
}
