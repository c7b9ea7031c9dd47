import { academyMoney, type Fee } from '#testing/academy-money';
import { academyRecords } from '#testing/academy-records';
import { expectSaved, type TestApp } from '#testing/test-app';
import type { Scenario } from './scenario';

const brand = 'academy';
/** The day of the clock, its month, and a month that comes after it. */
const [today, month, ahead] = ['2026-03-10', '2026-03', '2026-04'];

/** The seats of a class, taken by several at once, and left while the class is charged and paid. */
export async function leavingScenarios(app: TestApp, token: string): Promise<Scenario[]> {
  const make = academyRecords(app, token);
  const money = academyMoney(app, token);
  const post = (path: string, body: object) => app.call('POST', path, { token, body });
  const charge = (classID: string, feeMonth: string) =>
    post('fee', { feetype: 'monthlyfee', feeName: 'Month', classID, feeMonth });
  const seatsTaken = async (classID: string): Promise<number> =>
    (await app.call('GET', `class/${classID}`, { token })).body.seatsTaken;
  let strayed: () => Promise<number> = async () => 0;
  return [
    {
      name: 'leave a class ‖ charge it ‖ pay the month',
      brand,
      variants: 3,
      arrange: async (variant) => {
        const [student, place] = [await make.student(), await make.class()];
        const seat = (await expectSaved(money.enrol(student, place, { enrolledDate: `${month}-01` }))).body.info;
        const [fee] = (await expectSaved(charge(place._id, month))).body.info;
        const unearned = ['keep', 'credit', 'keep'][variant];
        // Students who have left are charged no later month, or it is credited.
        strayed = async () => {
          const fees: Fee[] = (await app.call('GET', `fee?classID=${place._id}&feeMonth=${ahead}`, { token })).body;
          const left = (await app.call('GET', `Enrollment/${seat._id}`, { token })).body.enrolledStatus === 'blocked';
          return left ? fees.filter(({ feeAmount }) => feeAmount > 0).length : 0;
        };
        return [
          () => post(`Enrollment/leave/${seat._id}`, { leftDate: today, leftReason: 'moved', prorate: true, unearned }),
          () => charge(place._id, ahead),
          () => money.pay(fee, 30, { datePaid: today }),
        ];
      },
      strayed: () => strayed(),
    },
    {
      name: 'take the last seat ‖ take it ‖ leave the class',
      brand,
      variants: 2,
      arrange: async (variant) => {
        const place = await make.class({ capacity: 2 });
        const [seated, one, other] = [await make.student(), await make.student(), await make.student()];
        const seat = (await expectSaved(money.enrol(seated, place))).body.info;
        // Whoever waits asks for the seat by an edit.
        const asks = async (student: { readonly _id: string }) => {
          if (variant === 0) return () => money.enrol(student, place);
          const { _id } = (await expectSaved(money.enrol(student, place, { enrolledStatus: 'waiting' }))).body.info;
          return () => app.call('PUT', `Enrollment/${_id}`, { token, body: { enrolledStatus: 'active' } });
        };
        strayed = async () => Math.max(0, (await seatsTaken(place._id)) - 2);
        return [
          await asks(one),
          await asks(other),
          () => post(`Enrollment/leave/${seat._id}`, { leftDate: today, leftReason: 'moved', unearned: 'keep' }),
        ];
      },
      strayed: () => strayed(),
    },
  ];
}
