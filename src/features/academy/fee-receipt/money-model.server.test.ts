// Proves S§4, R 5.3, D11.
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  type AcademyMoney,
  type Fee as FeeRecord,
  type Receipt as ReceiptRecord,
  type SchoolClass,
  type Student,
  startCounter,
} from '#testing/academy-money';
import { type AcademyRecords } from '#testing/academy-records';
import { battery } from '#testing/battery';
import { type Answer, type TestApp, startTestApp } from '#testing/test-app';
import { feeSlices } from '#testing/parts/fee';

const { size, seed, patience, report } = battery('fee money, sequences', {
  few: 30,
  gate: 300,
  goal: 30_000,
  perRun: 1_000,
});

let app: TestApp;
let owner: string;
let make: AcademyRecords;
let money: AcademyMoney;
let courseID: string;
let teacherID: string;
let students: Student[];

beforeAll(async () => {
  ({ app, owner, make, money } = await startCounter(await startTestApp({ slices: [...feeSlices] })));
  courseID = (await make.course())._id;
  teacherID = (await make.teacher())._id;
  students = [await make.student(), await make.student()];
});
afterAll(() => app.stop());

/** What the product should hold, in whole cents, kept by nothing but additions. */
interface Receipt {
  readonly record: ReceiptRecord;
  readonly fee: Fee;
  cents: number;
  live: boolean;
}
interface Fee {
  readonly record: FeeRecord;
  readonly monthly: boolean;
  cents: number;
  live: boolean;
}
interface Model {
  readonly schoolClass: SchoolClass;
  readonly enrolled: Set<number>;
  readonly fees: Fee[];
  readonly receipts: Receipt[];
}

const paid = (model: Model, fee: Fee) =>
  model.receipts.reduce((sum, one) => sum + (one.fee === fee && one.live ? one.cents : 0), 0);
const amount = (cents: number) => (cents / 100).toFixed(2);
const call = (method: 'PUT' | 'DELETE', path: string, body?: unknown) => app.call(method, path, { token: owner, body });
const monthlyCents = 4000;

interface Command {
  readonly does: 'enrol' | 'month' | 'charge' | 'pay' | 'editReceipt' | 'voidReceipt' | 'editFee' | 'voidFee';
  readonly which: number;
  readonly cents: number;
}

const pick = <T>(list: readonly T[], which: number): T | undefined => list[which % Math.max(1, list.length)];
const expectStatus = (answer: Answer, status: number) =>
  expect([answer.status, answer.text]).toEqual([status, expect.any(String)]);
const owed = (records: readonly FeeRecord[]): Fee[] =>
  records.map((record) => ({
    record,
    monthly: record.feetype === 'monthlyfee',
    cents: Math.round(record.feeAmount * 100),
    live: true,
  }));

const doing: Record<Command['does'], (model: Model, command: Command) => Promise<void>> = {
  async enrol(model, { which, cents }) {
    const student = pick(students, which);
    if (!student) return;
    const answer = await money.enrol(student, model.schoolClass, {
      Amount: amount(monthlyCents),
      feeItems: [{ feeName: 'Book', feetype: 'bookfee', feeAmount: amount(cents) }],
    });
    const seat = which % students.length;
    expectStatus(answer, model.enrolled.has(seat) ? 409 : 200);
    if (answer.status !== 200) return;
    model.enrolled.add(seat);
    const fees = (
      await app.call('GET', `fee?studentID=${student._id}&classID=${model.schoolClass._id}`, { token: owner })
    ).body;
    const made = owed(fees.filter((fee: FeeRecord) => fee.enrollmentID?._id === answer.body.info._id));
    expect(made.map((fee) => fee.cents)).toEqual(cents > 0 ? [cents] : []);
    model.fees.push(...made);
  },
  async month(model) {
    const answer = await money.chargeClass(model.schoolClass);
    const charged = model.fees.filter((fee) => fee.monthly && fee.live).length;
    expect(answer.body.info).toHaveLength(model.enrolled.size - charged);
    model.fees.push(...owed(answer.body.info));
  },
  async charge(model, { which, cents }) {
    const student = pick(students, which);
    if (!student) return;
    const answer = await money.chargeStudent(student, model.schoolClass, { feeAmount: amount(cents) });
    expectStatus(answer, cents > 0 && model.enrolled.has(which % students.length) ? 200 : 400);
    if (answer.status === 200) model.fees.push(...owed(answer.body.info));
  },
  async pay(model, { which, cents }) {
    const fee = pick(model.fees, which);
    if (!fee) return;
    const answer = await money.pay(fee.record, amount(cents));
    const fits = cents <= fee.cents - paid(model, fee);
    expectStatus(answer, !fee.live || cents === 0 ? 400 : fits ? 200 : 409);
    if (answer.status === 200) model.receipts.push({ record: answer.body.info, fee, cents, live: true });
  },
  async editReceipt(model, { which, cents }) {
    const receipt = pick(model.receipts, which);
    if (!receipt) return;
    const answer = await call('PUT', `receipt/${receipt.record._id}`, { AmountPaid: amount(cents) });
    const fits = cents <= receipt.fee.cents - paid(model, receipt.fee) + receipt.cents;
    expectStatus(answer, !receipt.live ? 409 : cents === 0 ? 400 : fits ? 200 : 409);
    if (answer.status === 200) receipt.cents = cents;
  },
  async voidReceipt(model, { which }) {
    const receipt = pick(model.receipts, which);
    if (!receipt) return;
    expectStatus(await call('DELETE', `receipt/${receipt.record._id}`), receipt.live ? 200 : 409);
    receipt.live = false;
  },
  async editFee(model, { which, cents }) {
    const fee = pick(model.fees, which);
    if (!fee) return;
    const answer = await call('PUT', `fee/${fee.record._id}`, { feeAmount: amount(cents) });
    expectStatus(answer, fee.live && cents >= paid(model, fee) ? 200 : 409);
    if (answer.status === 200) fee.cents = cents;
  },
  async voidFee(model, { which }) {
    const fee = pick(model.fees, which);
    if (!fee) return;
    const answer = await call('DELETE', `fee/${fee.record._id}`);
    expectStatus(answer, fee.live && paid(model, fee) === 0 ? 200 : 409);
    if (answer.status === 200) fee.live = false;
  },
};

/** Every fee as modelled, and the statement worth exactly the live receipts. */
async function expectSame(model: Model): Promise<void> {
  const fees: FeeRecord[] = (await app.call('GET', `fee?classID=${model.schoolClass._id}`, { token: owner })).body;
  const shown = fees.map((fee) => [fee._id, fee.feePaid, fee.feeBalance, fee.feeStatus].join(' '));
  const expected = model.fees
    .filter((fee) => fee.live)
    .map((fee) => {
      const sum = paid(model, fee);
      return [
        fee.record._id,
        sum / 100,
        (fee.cents - sum) / 100,
        sum === fee.cents ? 'fullPaid' : sum === 0 ? 'unpaid' : 'percialPaid',
      ].join(' ');
    });
  expect(new Set(shown)).toEqual(new Set(expected));
  expect(shown).toHaveLength(expected.length);
  const receipts = await app.call('GET', 'receipt?page=1', { token: owner });
  const statement = await app.call('GET', 'transection?page=1', { token: owner });
  expect(statement.headers['x-total-count']).toBe(receipts.headers['x-total-count']);
  expect(JSON.parse(statement.headers['x-totals'] ?? '').amount).toBe(
    JSON.parse(receipts.headers['x-totals'] ?? '').AmountPaid,
  );
}

const command: fc.Arbitrary<Command> = fc.record({
  does: fc.constantFrom(
    'enrol',
    'month',
    'charge',
    'pay',
    'pay',
    'pay',
    'editReceipt',
    'voidReceipt',
    'editFee',
    'voidFee',
  ),
  which: fc.nat(6),
  cents: fc.oneof(fc.constantFrom(0, 1, 2000, 4000), fc.nat(6000)),
});

it(
  'keeps every balance, number and posting as a pure model does, whatever is done in whatever order',
  async () => {
    const property = fc.asyncProperty(fc.array(command, { minLength: 4, maxLength: 16 }), async (commands) => {
      const model: Model = {
        schoolClass: await make.class({ courseID, teacherID }),
        enrolled: new Set(),
        fees: [],
        receipts: [],
      };
      for (const one of [{ does: 'enrol', which: 0, cents: 2500 } as const, ...commands])
        await doing[one.does](model, one);
      await expectSame(model);
    });
    const failures: string[] = [];
    await fc
      .assert(property, { numRuns: size, seed })
      .catch((error: unknown) =>
        failures.push(error instanceof Error ? `${error.message} ${String(error.cause)}` : String(error)),
      );
    expect(report(size, failures)).toEqual([]);
  },
  patience,
);
