// Proves C1, C4.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { shopSales } from '#testing/shop-sales';
import { shopServices } from '#testing/shop-services';
import { type TestApp, startTestApp } from '#testing/test-app';
import { certificates } from '#features/academy/certificate/certificate.fixture';
import { figureDifferences } from '#features/dashboards/figure/figure.server';
import { countedFromLists } from './summary.fixture';
import { academySlices } from '#testing/parts/academy';
import { shopSlices } from '#testing/parts/shop';
import { serviceSlices } from '#testing/parts/service';
import { summarySlice } from './summary-slice.server';
import { studentClassesSlice } from '#features/academy/own-classes/student-classes-slice.server';
import { certificateSlice } from '#features/academy/certificate/certificate-slice.server';
import { counterSlices } from '#testing/parts/counter';
import { complaintSlice } from '#features/academy/complaint/complaint-slice.server';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({
    slices: [
      ...counterSlices,
      ...academySlices,
      ...shopSlices,
      ...serviceSlices,
      summarySlice,
      studentClassesSlice,
      certificateSlice,
      complaintSlice,
    ],
  });
  app.setClock(new Date('2026-03-10T09:00:00Z'));
});
afterAll(() => app.stop());

it('the shop owes and receives what invoices, services and their receipts say, voided ones left out', async () => {
  const token = await app.setUp('decoration');
  const [sales, services] = [shopSales(app, token), shopServices(app, token)];
  const item = await sales.item({ quantityInStock: 50 });
  const customerID = (await sales.customer())._id;
  const { body: sold } = await sales.sell([[item, 4, '2.35']], { customerID });
  await sales.pay(sold.info, '3.10');
  const { body: gone } = await sales.pay(sold.info, 1);
  await sales.call('DELETE', `receipt/${gone.info._id}`);
  const { body: other } = await sales.sell([[item, 2]], { customerID });
  await sales.call('DELETE', `invoice/${other.info._id}`);
  const service = await services.service();
  await services.pay(service, '40.05');
  const { body: second } = await services.pay(service, 5);
  await sales.call('PUT', `serviceReceipt/${second.info._id}`, { AmountPaid: 7 });
  await sales.buy(item, { Quantity: 1, purchasePrice: 2 });
  const { body } = await app.call('GET', 'summary', { token, brand: 'decoration' });
  expect(body).toEqual(await countedFromLists(app, token, '2026-03', 'decoration'));
  expect(body).toMatchObject({
    totalReceiptMoney: 50.15,
    totalDue: 59.25,
    totalincome: 50.15,
    totalExpense: 2,
    NumberOfTransections: 4,
    NumberOfstudents: 0,
  });
  expect(body.NumberOfEmployee).toBeGreaterThan(0);
  expect(await figureDifferences(app.database.in('decoration'))).toEqual([]);
});

it('certificates are counted, and a deleted one is not', async () => {
  const { owner, made } = await certificates(app);
  await made();
  const { _id } = await made();
  expect((await app.call('DELETE', `certificate/${_id}`, { token: owner })).status).toBe(200);
  const { body } = await app.call('GET', 'summary', { token: owner });
  expect(body.numberOfCertificates).toBe(1);
  expect(body).toEqual(await countedFromLists(app, owner, '2026-03'));
});
