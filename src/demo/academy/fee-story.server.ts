import { leaveClass } from '#features/academy/enrollment/leaving.contract';
import { student } from '#features/academy/student/student.contract';
import { discount } from '#features/academy/discount/discount.contract';
import { enrollment } from '#features/academy/enrollment/enrollment.contract';
import { moneyAccount } from '#features/ledger/money-account/money-account.contract';
import { fee } from '#features/academy/fee/fee.contract';
import { counterPath } from '#features/counter/counter/counter.contract';
import { chargeStudent } from '#features/academy/fee/charge.contract';
import { addDays, monthOf } from '#kit/rules/calendar';
import { shownMonth } from '#kit/rules/show';
import type { Act } from '#demo/story';
import type { DemoClass } from './academy-people';
import type { AcademyStory } from './made';

/** Students who joined a class under way in the last weeks, and what they pay less for. */
export const joining = [
  {
    student: { studentName: 'Sagal Cabdi Nuur', studentGender: 'female', username: 'sagal.cabdi@example.com' },
    phone: '252615440101',
    discounts: [{ discountKind: 'scholarship', percent: 100, reason: 'First of the district in mathematics' }],
  },
  {
    student: { studentName: 'Saxarla Cabdi Nuur', studentGender: 'female', username: 'saxarla.cabdi@example.com' },
    phone: '252615440102',
    discounts: [
      { discountKind: 'sibling', percent: 25, feetypes: ['monthlyfee', 'others'], reason: 'Sister of Sagal' },
      { discountKind: 'hardship', amount: 5, reason: 'Their father lost his work' },
    ],
  },
  {
    student: { studentName: 'Liibaan Yuusuf Cige', studentGender: 'male', username: 'liibaan.yuusuf@example.com' },
    phone: '252615440103',
    discounts: [{ discountKind: 'staff', percent: 50, reason: 'His mother teaches here' }],
  },
  {
    student: { studentName: 'Bilaal Faarax Samatar', studentGender: 'male', username: '' },
    phone: '252615440104',
    discounts: [],
  },
] as const;

/** Discounts of several kinds, a course paid in three parts, and a student who leaves and is paid back what was not earned. */
export const feeStory: AcademyStory = ({ calls, made, classes, today }) => {
  // A class under way for a month; where there is none, the last weeks of the newest one.
  const begun = (one: DemoClass) => one.startedDate <= addDays(today, -30);
  const underWay = classes.findIndex((one) => begun(one) && one.endDate >= addDays(today, 10));
  const place = underWay === -1 ? classes.findLastIndex(begun) : underWay;
  const held = classes[place];
  if (!held) return [];
  const day = underWay === -1 ? addDays(held.endDate, -1) : today;
  const on = (back: number, take: () => Promise<unknown>): Act => ({ on: addDays(day, -back), take });
  const seats: { studentID: string; enrollmentID: string }[] = [];
  const classID = () => made.classes.get(place);
  const charge = async (studentID: string, back: number) => {
    const feeMonth = monthOf(addDays(day, -back));
    const body = { feetype: 'monthlyfee', feeName: shownMonth(feeMonth), feeMonth, classID: classID(), studentID };
    const [fee] = await calls.saveAll(chargeStudent.path, body);
    return fee;
  };
  return [
    on(20, async () => {
      for (const { student: newcomer, phone, discounts } of joining) {
        const facts = { studentPhone: phone, studentAddress: 'Hodan', educationalLevel: 'Secondary' };
        const { _id: studentID } = await calls.save(student.path, { ...newcomer, ...facts, password: 'correct horse' });
        for (const granted of discounts) await calls.save(discount.path, { studentID, ...granted });
        const { _id: enrollmentID } = await calls.save(enrollment.path, {
          studentID,
          classID: classID(),
          courseID: made.courses.get(held.courseName),
          Amount: 38,
          feeItems: [
            {
              feeName: 'Laptop for the course',
              feetype: 'others',
              feeAmount: 180,
              instalmentCount: 3,
              dueDate: addDays(day, -18),
            },
          ],
        });
        seats.push({ studentID, enrollmentID });
      }
    }),
    on(19, async () => {
      for (const { studentID } of seats) await charge(studentID, 19);
    }),
    on(6, async () => {
      const accountID = (await calls.read(moneyAccount.path)).find(({ name }) => name === 'Cash')?._id;
      const [first, , , leaver] = seats;
      for (const { studentID } of [first, leaver].flatMap((one) => one ?? [])) {
        const open = await calls.read(`${fee.path}?studentID=${studentID}&state=owed`);
        const debts = open.map(({ _id: feeID, feeBalance: amount }) => ({ feeID, amount }));
        const total = open.reduce((all, { feeBalance }) => all + Number(feeBalance), 0);
        await calls.save(counterPath, {
          studentID,
          debts,
          payments: [{ accountID, amount: Math.round(total * 100) / 100 }],
        });
      }
    }),
    on(1, async () => {
      const refundAccountID = (await calls.read(moneyAccount.path)).find(({ name }) => name === 'Cash')?._id;
      await calls.save(leaveClass.path.replace('{id}', String(seats[3]?.enrollmentID)), {
        leftDate: addDays(day, -2),
        leftReason: 'moved',
        prorate: true,
        unearned: 'refund',
        refundAccountID,
      });
    }),
  ];
};
