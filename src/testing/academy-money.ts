import type { enrollment } from '#features/academy/enrollment/enrollment.contract';
import type { schoolClass } from '#features/academy/school-class/school-class.contract';
import type { student } from '#features/academy/student/student.contract';
import type { fee } from '#features/academy/fee/fee.contract';
import type { feeReceipt } from '#features/academy/fee-receipt/fee-receipt.contract';
import type { transaction } from '#features/ledger/transaction/transaction.contract';
import type { Got } from '#kit/contract/entity';
import { type AcademyRecords, academyRecords } from './academy-records';
import type { Answer, TestApp } from './test-app';

export type Student = Got<typeof student>;
export type SchoolClass = Got<typeof schoolClass>;
export type Enrollment = Got<typeof enrollment>;
export type Fee = Got<typeof fee>;
export type Receipt = Got<typeof feeReceipt>;
export type Posting = Got<typeof transaction>;

type Values = Readonly<Record<string, unknown>>;
type Named = { readonly _id: string };
type Place = Pick<SchoolClass, '_id' | 'courseID'>;

/** Calls of the academy's counter as a test makes them; each answers what came back. */
export interface AcademyMoney {
  enrol(student: Named, into: Place, values?: Values): Promise<Answer>;
  chargeClass(into: Named, values?: Values): Promise<Answer>;
  chargeStudent(student: Named, into: Named, values?: Values): Promise<Answer>;
  pay(fee: Pick<Fee, '_id' | 'studentID'>, AmountPaid: unknown, values?: Values): Promise<Answer>;
  /** A fee as it is now. */
  fee(id: string): Promise<Fee>;
  /** All rows of the statement, voided ones left out. */
  statement(): Promise<Posting[]>;
}

export function academyMoney(app: Pick<TestApp, 'call'>, token: string): AcademyMoney {
  const post = (path: string, body: Values) => app.call('POST', path, { token, body });
  return {
    enrol: (student, into, values = {}) =>
      post('Enrollment', {
        studentID: student._id,
        courseID: into.courseID._id,
        classID: into._id,
        Amount: 40,
        ...values,
      }),
    chargeClass: (into, values = {}) =>
      post('fee', { feetype: 'monthlyfee', feeName: 'March', classID: into._id, ...values }),
    chargeStudent: (student, into, values = {}) =>
      post('fee/generateFeeSingleStudent', {
        feetype: 'workshop',
        feeName: 'Robotics',
        classID: into._id,
        studentID: student._id,
        feeAmount: 30,
        ...values,
      }),
    pay: (fee, AmountPaid, values = {}) =>
      post('receipt', {
        feeID: fee._id,
        studentID: fee.studentID._id,
        AmountPaid,
        phonePaid: '252615550303',
        datePaid: '2026-03-10',
        ...values,
      }),
    fee: async (id) => (await app.call('GET', `fee/${id}`, { token })).body,
    statement: async () => (await app.call('GET', 'transection', { token })).body,
  };
}

/** An academy of its own, on 10 March 2026 unless another moment is given, with all that its counter is given to do. */
export interface Counter {
  readonly app: TestApp;
  readonly owner: string;
  readonly make: AcademyRecords;
  readonly money: AcademyMoney;
  get(path: string, token?: string): Promise<Answer>;
}

export async function startCounter(app: TestApp, now = '2026-03-10T09:00:00Z'): Promise<Counter> {
  app.setClock(new Date(now));
  const owner = await app.setUp();
  return {
    app,
    owner,
    make: academyRecords(app, owner),
    money: academyMoney(app, owner),
    get: (path, token = owner) => app.call('GET', path, { token }),
  };
}
