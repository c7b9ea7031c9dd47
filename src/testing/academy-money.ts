import type { Answer, TestApp } from './test-app';

type Values = Readonly<Record<string, unknown>>;
type Made = Readonly<Record<string, any>> & { readonly _id: string };

/** Calls of the academy's counter as a test makes them; each answers what came back. */
export interface AcademyMoney {
  enrol(student: Made, into: Made, values?: Values): Promise<Answer>;
  chargeClass(into: Made, values?: Values): Promise<Answer>;
  chargeStudent(student: Made, into: Made, values?: Values): Promise<Answer>;
  pay(fee: Made, AmountPaid: unknown, values?: Values): Promise<Answer>;
  /** A fee as it is now. */
  fee(id: string): Promise<Made>;
  /** All rows of the statement, voided ones left out. */
  statement(): Promise<Made[]>;
}

export function academyMoney(app: TestApp, token: string): AcademyMoney {
  const post = (path: string, body: Values) => app.call('POST', path, { token, body });
  return {
    enrol: (student, into, values = {}) =>
      post('Enrollment', { studentID: student._id, courseID: into.courseID._id, classID: into._id, Amount: 40, ...values }),
    chargeClass: (into, values = {}) => post('fee', { feetype: 'monthlyfee', feeName: 'March', classID: into._id, ...values }),
    chargeStudent: (student, into, values = {}) =>
      post('fee/generateFeeSingleStudent', { feetype: 'workshop', feeName: 'Robotics', classID: into._id, studentID: student._id, feeAmount: 30, ...values }),
    pay: (fee, AmountPaid, values = {}) =>
      post('receipt', { feeID: fee._id, studentID: fee.studentID._id, AmountPaid, phonePaid: '252615550303', datePaid: '2026-03-10', ...values }),
    fee: async (id) => (await app.call('GET', `fee/${id}`, { token })).body,
    statement: async () => (await app.call('GET', 'transection', { token })).body,
  };
}
