import type { Pool } from 'pg';
import { expect } from 'vitest';
import { academyRecords } from '#testing/academy-records';
import { peopleRecords } from '#testing/people-records';
import { shopSales } from '#testing/shop-sales';
import type { TestApp } from '#testing/test-app';
import { readState, type State } from '#testing/interleaving/state';
import { compareArea } from './compare';
import type { Product } from './command';
import type { Box, World } from './world';

/** What every sequence begins with: people, places, items, and no document. */
export interface Beginning {
  /** The product and the model with nothing done yet. */
  fresh(): Promise<{ model: World; real: Product }>;
}

type Brand = World['brand'];
const firstDay = '2026-03-02';
const firstRate = 26_000;

/** Sets a brand up once; each sequence then finds its documents gone and its numbers at their start. */
export async function beginning(app: TestApp, brand: Brand, tally: Map<string, number>): Promise<Beginning> {
  // A session of a later year outlives every day that the model reaches.
  app.setClock(new Date('2027-01-01T05:00:00Z'));
  const token = await app.setUp(brand);
  const callBy =
    (whose: string): Product['call'] =>
    (method, path, body) =>
      app.call(method, path, { token: whose, brand, ...(body === undefined ? {} : { body }) });
  const call = callBy(token);
  const other = await app.logInAs(token, 'admin', [], brand);
  await call('PUT', 'settings', { secondCurrency: 'SOS', secondRate: firstRate });
  const staff = peopleRecords(app, token, brand);
  const employees: { readonly _id: string; readonly salary: number }[] = [];
  for (const salary of [450, 0, 300])
    employees.push({ _id: (await staff.employee({ salaryAmount: salary }))._id, salary: salary * 100 });
  const school = brand === 'academy' ? await schoolOf(app, token) : { students: [], places: [] };
  const shop = shopSales(app, token, brand);
  const items = brand === 'decoration' ? [(await shop.item())._id, (await shop.item())._id] : [];
  const payers: World['payers'] =
    brand === 'academy'
      ? school.students.map((_id) => ({ field: 'studentID', _id }))
      : [(await shop.customer())._id, (await shop.customer())._id].map((_id) => ({ field: 'customerID', _id }));
  const suplierId = (await shop.supplier())._id;
  const boxes: Box[] = [];
  for (const [name, kind] of [
    ['Front', 'cash'],
    ['Back', 'cash'],
    ['Phone', 'wallet'],
  ] as const) {
    const wallet = kind === 'wallet' ? { number: '252615550404', provider: 'evc' } : {};
    const { body } = await call('POST', 'account', { name, kind, ...wallet });
    boxes.push({ _id: body.info._id, kind });
  }
  let seconds = 0;
  const tick = ({ day }: Pick<World, 'day'>) =>
    app.setClock(new Date(Date.parse(`${day}T05:00:00Z`) + (seconds += 0.01) * 1000));
  const { pool } = app.database;
  let settled: State = {};
  const settle = async () => (settled = await readState(pool, brand));
  const real: Product = {
    call,
    callAsOther: callBy(other.token),
    tick,
    tally,
    compare: async (world, area) => {
      await compareArea(world, call, area);
      await settle();
    },
    expectUnmoved: async () =>
      expect(await readState(pool, brand), 'nothing moves where it is refused').toEqual(settled),
  };
  return {
    fresh: async () => {
      await forget(app.database.pool, brand);
      seconds = 0;
      const model: World = {
        brand,
        day: firstDay,
        closedUpTo: null,
        last: {
          fee: 0,
          feeReceipt: 0,
          invoice: 0,
          invoiceReceipt: 0,
          serviceReceipt: 0,
          payroll: 0,
          posting: 0,
          transfer: 0,
          close: 0,
          payment: 0,
          credit: 0,
          creditNote: 0,
        },
        ...school,
        employees,
        payers,
        suplierId,
        items: items.map((_id) => ({ _id, pieces: 0, cost: 300, price: 450 })),
        seats: [],
        fees: [],
        feeReceipts: [],
        invoices: [],
        invoiceReceipts: [],
        services: [],
        serviceReceipts: [],
        purchases: [],
        payrolls: [],
        entries: [],
        postings: [],
        boxes,
        transfers: [],
        closes: [],
        payments: [],
        credits: [],
        notes: [],
        discounts: [],
        usesCredit: true,
        rate: firstRate,
      };
      tick(model);
      for (const [nth, item] of model.items.entries()) {
        item.pieces = [12, 3][nth] ?? 0;
        await call('PUT', `stock/${item._id}`, { quantityInStock: item.pieces });
      }
      await settle();
      return { model, real };
    },
  };
}

async function schoolOf(app: TestApp, token: string) {
  const make = academyRecords(app, token);
  const { _id: courseID } = await make.course();
  const { _id: teacherID } = await make.teacher();
  const [one, two] = [await make.class({ courseID, teacherID }), await make.class({ courseID, teacherID })];
  const students = [(await make.student())._id, (await make.student())._id, (await make.student())._id];
  return { students, places: [one, two].map(({ _id }) => ({ _id, courseID })) };
}

/** Takes every document of a brand away, as no user can, in a time that does not grow with what was done before. */
async function forget(pool: Pool, brand: Brand): Promise<void> {
  const gone = [
    'credit_note_item',
    'credit_note',
    'discount',
    'fee_receipt',
    'invoice_receipt',
    'service_receipt',
    'money_transaction',
    'credit',
    'payment_part',
    'payment',
    'day_close',
    'transfer',
    'performance',
    'payroll',
    'fee',
    'enrollment',
    'invoice_item',
    'invoice',
    'service',
    'purchase',
    'stock_movement',
  ];
  await pool.query(
    [
      'begin',
      ...gone.map((table) => `delete from ${brand}.${table}`),
      `update ${brand}.stock_item set "quantityInStock" = 0, "purchusePrice" = 3, "sellingPrice" = 4.5`,
      `delete from ${brand}.counter where name ~ '^(fee|fee_receipt|invoice|invoice_receipt|service_receipt|payroll|money_transaction|day_close|transfer|payment|credit|credit_note)\\.'`,
      `update ${brand}.money_account set "lastCount" = null, "openingBalance" = null, "openingDate" = null`,
      `update ${brand}.organisation set "booksClosedUpTo" = null, "useCreditAtCharge" = true, "secondRate" = ${firstRate}`,
      'commit',
    ].join(';'),
  );
}
