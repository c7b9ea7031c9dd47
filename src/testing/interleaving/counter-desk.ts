import type { PaymentRead } from '#features/ledger/counter-payment/counter-payment.contract';
import { academyMoney, type Fee, type SchoolClass, type Student } from '#testing/academy-money';
import { academyRecords } from '#testing/academy-records';
import { type Item, shopSales } from '#testing/shop-sales';
import { type Answer, expectSaved, type TestApp } from '#testing/test-app';
import { freshBox } from './fresh-box';

type Values = Readonly<Record<string, unknown>>;
type Payer = string | { readonly studentID: string };

/** The academy's counter on 10 March 2026: the payer is new, so that their credit is what a weave gives them. */
export async function counterDesk(app: TestApp, token: string) {
  const [make, money, shop] = [academyRecords(app, token), academyMoney(app, token), shopSales(app, token, 'academy')];
  const [someone, place]: [Student, SchoolClass] = [await make.student(), await make.class()];
  await expectSaved(money.enrol(someone, place));
  const call = (method: 'PUT' | 'DELETE' | 'POST', path: string, body?: unknown) =>
    app.call(method, path, { token, body });
  const box = () => freshBox(app.database.pool);
  const take = (body: Values) => call('POST', 'counter', body);
  const charged = async (student: Student, feeAmount: number): Promise<Fee> =>
    (await expectSaved(money.chargeStudent(student, place, { feeAmount }))).body.info[0];
  const paid = async (body: Values): Promise<PaymentRead> => (await expectSaved(take(body))).body.info;
  const payAhead = (payer: Payer, accountID: string, amount: number) =>
    take({
      ...(typeof payer === 'string' ? { customerID: payer } : payer),
      payments: [{ accountID, amount }],
      keepRest: true,
    });
  return {
    money,
    place,
    call,
    box,
    take,
    /** A payment that must be taken. */
    paid,
    payAhead,
    /** Money of a customer, or of a student, that is kept before the calls begin. */
    ahead: async (payer: Payer, accountID: string, amount: number): Promise<PaymentRead> =>
      (await expectSaved(payAhead(payer, accountID, amount))).body.info,
    customer: async (): Promise<string> => (await shop.customer())._id,
    /** A fee of 100.00 of a student who has no credit: anybody pays it. */
    fee: () => charged(someone, 100),
    /** A student of the class who owes so much. */
    owing: async (amount: number, values: Values = {}) => {
      const student = await make.student(values);
      await expectSaved(money.enrol(student, place));
      return { student, owed: await charged(student, amount) };
    },
    /** So many pieces of an item, one more of which was sold before. */
    shelf: async (pieces: number): Promise<{ accountID: string; item: Item; sold: PaymentRead }> => {
      const [accountID, item] = [await box(), await shop.item({ quantityInStock: pieces + 1 })];
      const sale = { items: [{ itemID: item._id, Quantity: 1, Price: 5 }] };
      return { accountID, item, sold: await paid({ sale, payments: [{ accountID, amount: 5 }] }) };
    },
    count: (accountID: string, counted: number): Promise<Answer> => call('POST', 'dayClose', { accountID, counted }),
    remove: (path: string) => call('DELETE', path, { reason: 'Wrong' }),
  };
}
