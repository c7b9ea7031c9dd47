import { expectSaved, type TestApp } from '#testing/test-app';
import { type Bug, caught, feeOf100, refused } from './bug';
import { byTrigger, inStatements } from './plant';
import { takenAtOnce } from './race';

type Values = Readonly<Record<string, unknown>>;

/** The counter with a student who owes 100, and a cash box that nobody has counted. */
async function counterOf(app: TestApp, owner: string) {
  const { money, place, student, fee } = await feeOf100(app, owner);
  const call = (method: 'POST' | 'PUT' | 'DELETE', path: string, body: Values) =>
    app.call(method, path, { token: owner, body });
  const saved = async (path: string, body: Values) => (await expectSaved(call('POST', path, body))).body.info;
  const { _id: accountID } = await saved('account', { name: `Box ${Math.random()}`, kind: 'cash' });
  const studentID: string = student._id;
  return {
    call,
    saved,
    accountID,
    studentID,
    fee,
    charged: async () => (await expectSaved(money.chargeStudent(student, place, { feeAmount: 50 }))).body.info[0],
    read: async (path: string) => (await app.call('GET', path, { token: owner })).body,
    inBox: async (): Promise<number> => (await app.call('GET', `account/${accountID}`, { token: owner })).body.balance,
    pay: (amount: number, more: Values = {}) =>
      saved('counter', {
        studentID,
        debts: [{ feeID: fee._id, amount }],
        payments: [{ accountID, amount, ...more }],
      }),
    payAhead: (amount: number) => saved('counter', { studentID, payments: [{ accountID, amount }], keepRest: true }),
    useCredit: (_id: string, amount: number) =>
      call('POST', 'counter', { studentID, debts: [{ feeID: _id, amount }], useCredit: amount }),
  };
}

/** Bugs of the counter and of counting its money. */
export const counterBugs: readonly Bug[] = [
  {
    guard: 'that change is not counted as takings',
    battery: 'money',
    plant: byTrigger(
      'money_transaction',
      'insert',
      `new.amount := coalesce((select max(p.given) from academy.payment_part p join academy.fee_receipt r using ("paymentID")
         where r._id::text = new.source ->> '_id'), new.amount); return new;`,
    ),
    problem: async (app, owner) => {
      const { pay, inBox } = await counterOf(app, owner);
      await pay(42, { given: 50 });
      const held = await inBox();
      return caught(held !== 42, `${held} are in the box after 42 were paid with 50`);
    },
  },
  {
    guard: 'the lock of the person whose credit is used',
    battery: 'interleavings',
    plant: inStatements((text) => (text.includes('"student"') ? text.replace(/ for no key update$/, '') : text)),
    problem: async (app, owner) => {
      const { charged, payAhead, useCredit } = await counterOf(app, owner);
      const fees: { _id: string }[] = [await charged(), await charged()];
      await payAhead(50);
      const calls = fees.map(
        ({ _id }) =>
          () =>
            useCredit(_id, 50),
      );
      const taken = await takenAtOnce(app, 'credit', calls);
      return caught(taken !== 1, `a credit of 50 paid ${taken} fees of 50`);
    },
  },
  {
    guard: 'that credit which is used is gone',
    battery: 'money',
    plant: byTrigger('credit', 'insert', `if new.kind = 'used' then new.amount := 0.01; end if; return new;`),
    problem: async (app, owner) => {
      const { charged, payAhead, useCredit, studentID, read } = await counterOf(app, owner);
      const { _id } = await charged();
      await payAhead(50);
      await expectSaved(useCredit(_id, 50));
      const left = (await read(`counter/debts?studentID=${studentID}`)).people[0].credit;
      return caught(left !== 0, `${left} of a credit of 50 are left after 50 were used`);
    },
  },
  {
    guard: 'that a payment is voided with all that it consists of',
    battery: 'money',
    plant: inStatements((text) =>
      text.replace(/("paymentID" = \$\d+ and "voidedAt" is null\s+order by _id)( for update)/, '$1 limit 1$2'),
    ),
    problem: async (app, owner) => {
      const { saved, call, read, fee, accountID } = await counterOf(app, owner);
      const payments = [1, 2].map((amount) => ({ accountID, amount }));
      const { _id } = await saved('counter', { debts: [{ feeID: fee._id, amount: 3 }], payments });
      await expectSaved(call('DELETE', `payment/${_id}`, { reason: 'Wrong' }));
      const { feePaid } = await read(`fee/${fee._id}`);
      return caught(feePaid !== 0, `${feePaid} are still paid after the payment was voided`);
    },
  },
  {
    guard: 'that what a close has counted never moves',
    battery: 'money',
    plant: inStatements((text) =>
      text.replace(/^select \* (from "academy"\."money_transaction" )/, 'select *, null::bigint as "closeNo" $1'),
    ),
    problem: async (app, owner) => {
      const { saved, call, accountID } = await counterOf(app, owner);
      const { _id } = await saved('transection', entryOf(accountID));
      await saved('dayClose', { accountID, counted: 7 });
      return refused(await call('PUT', `transection/${_id}`, { amount: 9 }), 409);
    },
  },
  {
    guard: 'that nothing is dated before the last count',
    battery: 'money',
    plant: inStatements((text) => text.replaceAll('"isActive", "lastCount"', '"isActive", null::date as "lastCount"')),
    problem: async (app, owner) => {
      const { saved, call, accountID } = await counterOf(app, owner);
      await saved('dayClose', { accountID, counted: 7 });
      return refused(await call('POST', 'transection', { ...entryOf(accountID), date: '2026-03-10' }), 409);
    },
  },
  {
    guard: 'that a difference of a count is said and posted',
    battery: 'money',
    plant: byTrigger(
      'day_close',
      'insert',
      'new.opening := new.opening + new.difference; new.expected := new.counted; new.difference := 0; return new;',
    ),
    problem: async (app, owner) => {
      const { saved, accountID, pay, inBox } = await counterOf(app, owner);
      await saved('dayClose', { accountID, counted: 10 });
      await pay(5);
      const { difference } = await saved('dayClose', { accountID, counted: 12 });
      const held = await inBox();
      return caught(difference !== -3 || held !== 12, `a count of 12 where 15 are expected differs by ${difference}`);
    },
  },
];

const entryOf = (accountID: string) => ({
  transectionType: 'income',
  type: 'service income',
  name: 'Hall',
  description: 'Hired',
  date: new Date().toISOString().slice(0, 10),
  amount: 7,
  accountID,
});
