import { academyMoney, type Fee, type Receipt, type SchoolClass, type Student } from '#testing/academy-money';
import { academyRecords } from '#testing/academy-records';
import { type Answer, expectSaved, type TestApp } from '#testing/test-app';
import type { Scenario } from './scenario';

const brand = 'academy';
/** Too much together, just enough together, each too much alone. */
const amounts = [60, 50, 120] as const;

/** The scenarios of the academy's counter at the same moment. */
export async function academyScenarios(app: TestApp, token: string): Promise<Scenario[]> {
  const make = academyRecords(app, token);
  const money = academyMoney(app, token);
  const student: Student = await make.student();
  const { _id: courseID } = await make.course();
  const { _id: teacherID } = await make.teacher();
  const someClass = () => make.class({ courseID, teacherID });
  const place: SchoolClass = await someClass();
  await expectSaved(money.enrol(student, place));
  const call = (method: 'PUT' | 'DELETE' | 'POST', path: string, body?: unknown) =>
    app.call(method, path, { token, body });
  const owed = async (): Promise<Fee> =>
    (await expectSaved(money.chargeStudent(student, place, { feeAmount: 100 }))).body.info[0];
  const paid = async (fee: Fee, amount: number): Promise<Receipt> =>
    (await expectSaved(money.pay(fee, amount))).body.info;
  let months = 0;
  const nextMonth = () => `${2000 + Math.floor(months / 12)}-${String((months++ % 12) + 1).padStart(2, '0')}`;
  const amountOf = (variant: number) => amounts[variant] ?? 60;
  const february = { datePaid: '2026-02-10' };
  let closedSum = async () => 0;
  return [
    {
      name: 'pay ‖ pay',
      brand,
      variants: 3,
      arrange: async (variant) => {
        const fee = await owed();
        return [() => money.pay(fee, amountOf(variant)), () => money.pay(fee, amountOf(variant))];
      },
    },
    {
      name: 'pay ‖ pay ‖ void the fee',
      brand,
      variants: 2,
      arrange: async (variant) => {
        const fee = await owed();
        const amount = amountOf(variant);
        return [() => money.pay(fee, amount), () => money.pay(fee, amount), () => call('DELETE', `fee/${fee._id}`)];
      },
    },
    {
      name: 'pay ‖ void a receipt ‖ edit it',
      brand,
      variants: 2,
      arrange: async (variant) => {
        const fee = await owed();
        const { _id } = await paid(fee, 70);
        return [
          () => money.pay(fee, amountOf(variant)),
          () => call('DELETE', `receipt/${_id}`),
          () => call('PUT', `receipt/${_id}`, { AmountPaid: 90 }),
        ];
      },
    },
    {
      name: 'edit a fee ‖ pay it',
      brand,
      variants: 3,
      arrange: async (variant) => {
        const fee = await owed();
        return [() => call('PUT', `fee/${fee._id}`, { feeAmount: 55 }), () => money.pay(fee, amountOf(variant))];
      },
    },
    {
      name: 'the same payment sent twice',
      brand,
      variants: 1,
      arrange: async () => {
        const fee = await owed();
        const _id = crypto.randomUUID();
        return [() => money.pay(fee, 40, { _id }), () => money.pay(fee, 40, { _id })];
      },
    },
    {
      name: 'charge a month ‖ charge it',
      brand,
      variants: 2,
      arrange: async (variant) => {
        const feeMonth = nextMonth();
        const all = () => call('POST', 'fee/allClasses', { feetype: 'monthlyfee', feeName: 'Month', feeMonth });
        const one = () => money.chargeClass(place, { feeMonth });
        return [one, variant === 0 ? one : all];
      },
    },
    {
      name: 'take back a charge ‖ take it back ‖ pay one of its fees',
      brand,
      variants: 1,
      arrange: async () => {
        const [fee] = (await money.chargeClass(place, { feeMonth: nextMonth() })).body.info;
        const takeBack = () => call('POST', `fee/voidCharge/${fee._id}`, {});
        return [takeBack, takeBack, () => money.pay(fee, 10)];
      },
    },
    {
      name: 'enrol ‖ enrol ‖ charge the class',
      brand,
      variants: 1,
      arrange: async () => {
        const into = await someClass();
        const items = { feeItems: [{ feeName: 'March', feetype: 'monthlyfee' }] };
        return [
          () => money.enrol(student, into, items),
          () => money.enrol(student, into),
          () => money.chargeClass(into),
        ];
      },
    },
    {
      name: 'delete an enrollment ‖ pay its fee',
      brand,
      variants: 1,
      arrange: async () => {
        const into = await someClass();
        const { _id } = (await expectSaved(money.enrol(student, into))).body.info;
        const [fee] = (await expectSaved(money.chargeStudent(student, into))).body.info;
        return [() => call('DELETE', `Enrollment/${_id}`), () => money.pay(fee, 10)];
      },
    },
    {
      name: 'close the books ‖ pay ‖ void a receipt',
      brand,
      variants: 1,
      arrange: async () => {
        await expectSaved(call('PUT', 'settings', { booksClosedUpTo: null }));
        const fee = await owed();
        const { _id } = (await expectSaved(money.pay(fee, 30, february))).body.info;
        let atClosing: number | undefined;
        closedSum = async () => {
          const now = await closedMonths(app);
          await expectSaved(call('PUT', 'settings', { booksClosedUpTo: null }));
          return atClosing === undefined ? 0 : now - atClosing;
        };
        const close = async (): Promise<Answer> => {
          const answer = await call('PUT', 'settings', { booksClosedUpTo: '2026-02-28' });
          atClosing = await closedMonths(app);
          return answer;
        };
        return [close, () => money.pay(fee, 20, february), () => call('DELETE', `receipt/${_id}`)];
      },
      strayed: () => closedSum(),
    },
  ];
}

/** The sum of the months up to the day of closing, in cents, and how many rows they have. */
async function closedMonths(app: TestApp): Promise<number> {
  const { rows } = await app.database.pool.query<{ sum: number }>(
    `select coalesce(sum(amount * 100 + 1), 0)::float as sum from academy.money_transaction
     where "voidedAt" is null and date <= '2026-02-28'`,
  );
  return rows[0]?.sum ?? 0;
}
