import {
  type Counter,
  type Fee,
  type Receipt,
  type SchoolClass,
  startCounter,
  type Student,
} from '#testing/academy-money';
import { type Answer, startTestApp } from '#testing/test-app';
import type { Owed } from '#features/ledger/debt/receipts.fixture';
import { feeSlices } from '#testing/parts/fee';
import { shopSlices } from '#testing/parts/shop';

/** An unpaid fee of 100, and its student. */
export interface OwedFee extends Owed {
  readonly student: Student;
  readonly fee: Fee;
  receipts(query?: string): Promise<Receipt[]>;
}

/** The counter, and a class whose students owe fees. */
export interface FeeReceiptScene extends Counter {
  readonly schoolClass: SchoolClass;
  put(receiptID: string, body: unknown): Promise<Answer>;
  remove(receiptID: string, body?: unknown): Promise<Answer>;
  closeBooks(upTo: string | null): Promise<Answer>;
  /** Makes a student of the class, called Amina Warsame, and charges a workshop. */
  owing(): Promise<OwedFee>;
}

export async function startFeeReceipts(): Promise<FeeReceiptScene> {
  const counter = await startCounter(await startTestApp({ slices: [...feeSlices, ...shopSlices] }));
  const { app, owner, make, money, get } = counter;
  const schoolClass = await make.class();
  const put: FeeReceiptScene['put'] = (id, body) => app.call('PUT', `receipt/${id}`, { token: owner, body });
  const remove: FeeReceiptScene['remove'] = (id, body) => app.call('DELETE', `receipt/${id}`, { token: owner, body });
  const closeBooks: FeeReceiptScene['closeBooks'] = (booksClosedUpTo) =>
    app.call('PUT', 'settings', { token: owner, body: { booksClosedUpTo } });
  return {
    ...counter,
    schoolClass,
    closeBooks,
    put,
    remove,
    owing: async () => {
      const student = await make.student({ studentName: 'Amina Warsame' });
      await money.enrol(student, schoolClass);
      const workshop = { feeName: 'Workshop', feeAmount: 100 };
      const fee: Fee = (await money.chargeStudent(student, schoolClass, workshop)).body.info[0];
      return {
        student,
        fee,
        paidFor: {
          studentID: { _id: student._id, studentName: 'Amina Warsame', stdID: student.stdID },
          feeID: { _id: fee._id, feeNo: fee.feeNo, feeName: 'Workshop' },
        },
        pay: (amount, values) => money.pay(fee, amount, values),
        state: async () => {
          const { feePaid, feeBalance, feeStatus } = await money.fee(fee._id);
          return { paid: feePaid, balance: feeBalance, status: feeStatus };
        },
        receipts: async (query = '') => (await get(`receipt?feeID=${fee._id}&${query}`)).body,
        put,
        remove,
        statement: money.statement,
        closeBooks,
      };
    },
  };
}
