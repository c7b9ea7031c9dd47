import type { Plans } from './command';
import { fit } from './instalments';
import { owedFor, paidOn } from './debts';
import { amount, pick } from './kept';
import { isClosed } from './world';

const days = ['2027-01-05', '2027-02-05', '2027-03-05', '2027-04-05'];

/** Standing discounts, which the charges that follow take off, and fees that are paid in parts. */
export const discountPlans: Plans = {
  grantDiscount: (world, { which, other, cents }) => {
    const student = which % world.students.length;
    const hundredths = [10_000, 2_500, cents % 10_001][other % 3] ?? 0;
    const body = {
      studentID: world.students[student],
      discountKind: 'merit',
      feetypes: ['monthlyfee', 'workshop', 'bookfee'],
      percent: hundredths / 100,
      reason: 'Learns well',
    };
    return {
      call: ['POST', 'discount', body],
      status: hundredths === 0 ? 400 : 200,
      apply: () => world.discounts.push({ student, hundredths, since: world.day }),
    };
  },
  splitFee: (world, { which, other }) => {
    const fee = pick(world.fees, which);
    if (!fee) return undefined;
    const owed = owedFor(world, fee);
    const count = 2 + (other % 3);
    const part = Math.floor(owed / count);
    const parts = days.slice(0, count).map((_day, nth) => (nth === 0 ? owed - part * (count - 1) : part));
    const instalments = parts.map((cents, nth) => ({ dueDate: days[nth], amount: amount(cents) }));
    const isSame = fee.parts !== undefined && parts.join() === fee.parts.join();
    const wrong = !isSame && (paidOn(world, fee) >= owed || part === 0);
    return {
      call: ['PUT', `fee/${fee._id}`, { instalments }],
      // What changes nothing is not a change of the day alone, which closed books allow.
      status: !fee.live || (isSame && isClosed(world, fee.made)) ? 409 : wrong ? 400 : 200,
      apply: () => {
        fee.parts = parts;
        fit(world, fee);
      },
    };
  },
};
