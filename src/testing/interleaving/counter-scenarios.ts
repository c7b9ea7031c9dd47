import { expectSaved, type TestApp } from '#testing/test-app';
import { counterDesk } from './counter-desk';
import type { Scenario } from './scenario';

const brand = 'academy';

/** The scenarios of payments, and of credit kept and used, at the counter at the same moment. */
export async function counterScenarios(app: TestApp, token: string): Promise<Scenario[]> {
  const desk = await counterDesk(app, token);
  const { box, customer, fee, take, paid, ahead, remove, call, money, place } = desk;
  return [
    {
      name: 'take a debt ‖ take it',
      brand,
      variants: 3,
      arrange: async (variant) => {
        const [accountID, owed, customerID] = [await box(), await fee(), await customer()];
        const amount = variant === 1 ? 50 : 60;
        const debts = [{ feeID: owed._id, amount }];
        const kept = variant === 2 ? { customerID, keepRest: true } : {};
        return [
          () => take({ debts, payments: [{ accountID, amount }], ...kept }),
          () => take({ debts, payments: [{ accountID, amount, given: 100 }], ...kept }),
        ];
      },
    },
    {
      name: 'take two debts ‖ take them in the other order ‖ pay one of them',
      brand,
      variants: 2,
      arrange: async (variant) => {
        const [accountID, one, other] = [await box(), await fee(), await fee()];
        const each = 40 + 20 * variant;
        const debts = [
          { feeID: one._id, amount: each },
          { feeID: other._id, amount: each },
        ];
        const payments = [{ accountID, amount: 2 * each }];
        return [
          () => take({ debts, payments }),
          () => take({ debts: debts.toReversed(), payments }),
          () => money.pay(one, 30),
        ];
      },
    },
    {
      name: 'the same payment at the counter sent twice',
      brand,
      variants: 1,
      arrange: async () => {
        const [accountID, owed, customerID] = [await box(), await fee(), await customer()];
        const _id = crypto.randomUUID();
        const debts = [{ feeID: owed._id, amount: 40 }];
        const body = { _id, customerID, debts, payments: [{ accountID, amount: 60 }], keepRest: true };
        return [() => take(body), () => take(body)];
      },
    },
    {
      name: 'use credit ‖ use it',
      brand,
      variants: 3,
      arrange: async (variant) => {
        const [customerID, one, other] = [await customer(), await fee(), await fee()];
        await ahead(customerID, await box(), 50);
        const useCredit = [50, 30, 25][variant] ?? 50;
        const using = (_id: string) => () =>
          take({ customerID, debts: [{ feeID: _id, amount: useCredit }], useCredit });
        return [using(one._id), using(other._id)];
      },
    },
    {
      name: 'use credit ‖ give it back ‖ void the payment that brought it',
      brand,
      variants: 2,
      arrange: async (variant) => {
        const [customerID, accountID, owed] = [await customer(), await box(), await fee()];
        const { _id } = await ahead(customerID, accountID, 50);
        const amount = 30 + 20 * variant;
        return [
          () => take({ customerID, debts: [{ feeID: owed._id, amount: 30 }], useCredit: 30 }),
          () => call('POST', 'credit/refund', { customerID, accountID, amount, reason: 'Leaves' }),
          () => remove(`payment/${_id}`),
        ];
      },
    },
    {
      name: 'charge a student ‖ use the credit at the counter',
      brand,
      variants: 2,
      arrange: async (variant) => {
        const { student, owed } = await desk.owing(50);
        const studentID = student._id;
        await ahead({ studentID }, await box(), 50 + 25 * variant);
        return [
          () => money.chargeStudent(student, place, { feeAmount: 50 }),
          () => take({ studentID, debts: [{ feeID: owed._id, amount: 50 }], useCredit: 50 }),
        ];
      },
    },
    {
      name: 'charge a student ‖ charge a student ‖ pay ahead',
      brand,
      variants: 1,
      arrange: async () => {
        const { student } = await desk.owing(20);
        const accountID = await box();
        await ahead({ studentID: student._id }, accountID, 30);
        const charge = () => money.chargeStudent(student, place, { feeAmount: 25 });
        return [charge, charge, () => desk.payAhead({ studentID: student._id }, accountID, 40)];
      },
    },
    {
      name: 'take a debt ‖ void a payment of it ‖ lower it',
      brand,
      variants: 2,
      arrange: async (variant) => {
        const [accountID, other, owed] = [await box(), await box(), await fee()];
        const rows = [
          { accountID, amount: 30 },
          { accountID: other, amount: 40 },
        ];
        const { _id } = await paid({ debts: [{ feeID: owed._id, amount: 70 }], payments: rows });
        const amount = 30 + 20 * variant;
        return [
          () => take({ debts: [{ feeID: owed._id, amount }], payments: [{ accountID, amount }] }),
          () => remove(`payment/${_id}`),
          () => call('PUT', `fee/${owed._id}`, { feeAmount: 60 }),
        ];
      },
    },
    {
      name: 'void a payment ‖ void its only receipt',
      brand,
      variants: 1,
      arrange: async () => {
        const [accountID, owed] = [await box(), await fee()];
        const { _id, receipts } = await paid({
          debts: [{ feeID: owed._id, amount: 70 }],
          payments: [{ accountID, amount: 70 }],
        });
        return [() => remove(`payment/${_id}`), () => remove(`receipt/${receipts[0]?._id}`)];
      },
    },
    {
      name: 'sell at the counter ‖ sell at the counter ‖ void a sale',
      brand,
      variants: 2,
      arrange: async (variant) => {
        const { accountID, item, sold } = await desk.shelf(3 + variant);
        const sale = { items: [{ itemID: item._id, Quantity: 2, Price: 5 }] };
        const sell = () => take({ sale, payments: [{ accountID, amount: 10 }] });
        return [sell, sell, () => remove(`payment/${sold._id}`)];
      },
    },
  ];
}

/** The scenarios at the counter while boxes are counted and money is moved between them. */
export async function counterCloseScenarios(app: TestApp, token: string): Promise<Scenario[]> {
  const { box, customer, fee, take, paid, ahead, remove, call, count } = await counterDesk(app, token);
  const transfer = (fromID: string, toID: string) =>
    call('POST', 'transfer', { fromID, toID, amount: 20, fee: 1, date: '2026-03-10' });
  return [
    {
      name: 'close ‖ close the other ‖ take into both',
      brand,
      variants: 2,
      arrange: async (variant) => {
        const [one, other, owed, customerID] = [await box(), await box(), await fee(), await customer()];
        const payments = [
          { accountID: one, amount: 30 },
          { accountID: other, amount: 30 },
        ];
        const debts = [{ feeID: owed._id, amount: 50 }];
        return [
          () => count(one, 100 + 30 * variant),
          () => count(other, 99),
          () => take({ customerID, debts, payments, keepRest: true }),
        ];
      },
    },
    {
      name: 'close ‖ void a payment of which credit was kept ‖ take',
      brand,
      variants: 2,
      arrange: async (variant) => {
        const [accountID, owed, customerID] = [await box(), await fee(), await customer()];
        const { _id } = await paid({
          customerID,
          debts: [{ feeID: owed._id, amount: 50 }],
          payments: [{ accountID, amount: 70 }],
          keepRest: true,
        });
        if (variant === 1) await expectSaved(count(accountID, 170));
        return [
          () => count(accountID, 150),
          () => remove(`payment/${_id}`),
          () => take({ debts: [{ feeID: owed._id, amount: 40 }], payments: [{ accountID, amount: 40 }] }),
        ];
      },
    },
    {
      name: 'close ‖ give credit back ‖ take back what was given back',
      brand,
      variants: 2,
      arrange: async (variant) => {
        const [accountID, customerID] = [await box(), await customer()];
        await ahead(customerID, accountID, 50);
        const back = { customerID, accountID, amount: 20, reason: 'Leaves' };
        const { _id } = (await expectSaved(call('POST', 'credit/refund', back))).body.info;
        return [
          () => count(accountID, 130 - 20 * variant),
          () => call('POST', 'credit/refund', back),
          () => remove(`credit/${_id}`),
        ];
      },
    },
    {
      name: 'close ‖ close the other ‖ transfer between them',
      brand,
      variants: 2,
      arrange: async (variant) => {
        const [from, to] = [await box(), await box()];
        return [() => count(from, 100 - 21 * variant), () => count(to, 100), () => transfer(from, to)];
      },
    },
    {
      name: 'take a close back ‖ void a payment that it counted ‖ close',
      brand,
      variants: 1,
      arrange: async () => {
        const [accountID, owed] = [await box(), await fee()];
        const taking = { debts: [{ feeID: owed._id, amount: 50 }], payments: [{ accountID, amount: 50 }] };
        const { _id } = await paid(taking);
        const close = (await expectSaved(count(accountID, 149))).body.info;
        return [() => remove(`dayClose/${close._id}`), () => remove(`payment/${_id}`), () => count(accountID, 100)];
      },
    },
  ];
}
