import { type Service, type ServiceCounter, startServices } from '#testing/shop-services';
import { type Answer, startTestApp } from '#testing/test-app';
import type { Owed } from '#features/ledger/debt/receipts.fixture';
import { serviceSlices } from '#testing/parts/service';

/** A service of 100 that nobody has paid. */
export interface OwedService extends Owed {
  readonly service: Service;
}

/** The print shop, and services that are owed for. */
export interface ServiceReceiptScene extends ServiceCounter {
  put(receiptID: string, body: unknown): Promise<Answer>;
  remove(receiptID: string, body?: unknown): Promise<Answer>;
  /** Takes an order of Amina Warsame. */
  owing(): Promise<OwedService>;
}

export async function startServiceReceipts(): Promise<ServiceReceiptScene> {
  const counter = await startServices(await startTestApp({ slices: [...serviceSlices] }));
  const { shop, get, closeBooks } = counter;
  const put: ServiceReceiptScene['put'] = (id, body) => shop.call('PUT', `serviceReceipt/${id}`, body);
  const remove: ServiceReceiptScene['remove'] = (id, body) => shop.call('DELETE', `serviceReceipt/${id}`, body);
  return {
    ...counter,
    put,
    remove,
    owing: async () => {
      const service = await shop.service();
      return {
        service,
        paidFor: {
          customerID: { _id: service.customerID._id, name: 'Amina Warsame', code: service.customerID.code },
          serviceID: { _id: service._id, serviceName: 'Shop sign' },
        },
        pay: (amount, values) => shop.pay(service, amount, values),
        state: async () => {
          const { AmountPaid, Balance, Status } = await shop.now(service._id);
          return { paid: AmountPaid, balance: Balance, status: Status };
        },
        receipts: (query = '') => get(`serviceReceipt?serviceID=${service._id}&${query}`),
        put,
        remove,
        statement: shop.statement,
        closeBooks,
      };
    },
  };
}
